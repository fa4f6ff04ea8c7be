// The headers every answer carries. They cover all that helmet sets by default; headers.test.ts checks them one by one.

/** Everything comes from this server; nothing is inline, nothing is evaluated, nobody frames the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A front page is drawn in the page before it is kept as a picture.
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text becomes markup or the address of a script only through apps/web/trusted.ts.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

export const SECURITY = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
} as const;

/** Sent only where the request came over TLS. Other names under the same domain are not this server's to decide about. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** A file whose name holds its fingerprint never changes; all else is asked for again. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';
