// The server's policy lets text become markup, or the address of a script, only through here: drawings of our own, and
// scripts of this page. Whoever finds a way to put other text in gets an error instead of an element.

/** What drawings are made of. No element that runs, loads or embeds anything. */
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
  'title',
  'tspan',
  'use',
]);

const TAGS = /<\/?([^\s/>]*)/g;
/** Handlers, and references to anything but a part of this document. */
const FORBIDDEN = /[\s"'/]on\w+\s*=|href\s*=\s*(?!"#)/i;

/** The same markup; throws where it is no drawing. */
export function drawn(markup: string): string {
  for (const [, name = ''] of markup.matchAll(TAGS))
    if (!DRAWN.has(name.toLowerCase())) throw new TypeError(`<${name}> has no place in a drawing`);
  if (FORBIDDEN.test(markup)) throw new TypeError('a drawing does nothing and loads nothing');
  return markup;
}

const SCRIPTS = /^\/(assets\/[\w.-]+\.js|service-worker\.js)$/;

/** The same address; throws where it is no script of this page. */
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

// Done on import, since a worker may be started on import too. Browsers without such policies do not ask for them.
const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes;
policies?.createPolicy('default', {
  createHTML: drawn,
  createScriptURL: (address) => ownScript(address, location.href),
});
