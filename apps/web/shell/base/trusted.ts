// The server's Trusted Types policy lets text become markup or the address of a script only through here, and only if it
// is a drawing or a script of this page. Any other text throws.

/** The elements of drawings: none that runs, loads or embeds anything. */
const DRAWN: ReadonlySet<string> = new Set([
  'circle',
  'clippath',
  'defs',
  'ellipse',
  'g',
  'line',
  'lineargradient',
  'mask',
  'path',
  'pattern',
  'polygon',
  'polyline',
  'radialgradient',
  'rect',
  'stop',
  'svg',
  'symbol',
  'text',
  'textpath',
  'title',
  'tspan',
  'use',
]);

const TAGS = /<\/?([^\s/>]*)/g;
/** Handlers, and references to anything but a part of this document. */
const FORBIDDEN = /[\s"'/]on\w+\s*=|href\s*=\s*(?!"#)/i;

/** Returns the markup unchanged; throws if it is not a drawing. */
export function drawn(markup: string): string {
  for (const [, name = ''] of markup.matchAll(TAGS))
    if (!DRAWN.has(name.toLowerCase())) throw new TypeError(`<${name}> has no place in a drawing`);
  if (FORBIDDEN.test(markup)) throw new TypeError('a drawing does nothing and loads nothing');
  return markup;
}

const SCRIPTS = /^\/(assets\/[\w.-]+\.js|service-worker\.js)$/;

/** Returns the address unchanged; throws if it is not a script of this page. */
export function ownScript(address: string, page: string): string {
  const { origin, pathname } = new URL(address, page);
  if (origin !== new URL(page).origin || !SCRIPTS.test(pathname))
    throw new TypeError('no script of this page');
  return address;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string; createScriptURL(address: string): string },
  ): unknown;
}

// Done on import, since a worker may be started on import too. Browsers without Trusted Types need no policy.
const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes;
policies?.createPolicy('default', {
  createHTML: drawn,
  createScriptURL: (address) => ownScript(address, location.href),
});
