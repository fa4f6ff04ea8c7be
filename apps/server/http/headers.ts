// The headers of every reply. They cover all that helmet sets by default; headers.test.ts checks them one by one.

/** Everything is loaded from this server; no inline code, no eval, no frames. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A front page is drawn as an image before it is saved as a picture.
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text becomes markup or the address of a script only through apps/web/shell/base/trusted.ts.
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

const { 'X-Frame-Options': _, ...FRAMED } = SECURITY;

/** For a replay that other sites show in a frame: the page there stores nothing and knows nobody. */
export const EMBEDDED: { readonly [name: string]: string } = {
  ...FRAMED,
  'Content-Security-Policy': POLICY.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Sent only if the request came over TLS. It does not include other names under the same domain. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** A file with a fingerprint in its name never changes; everything else is requested again. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';
