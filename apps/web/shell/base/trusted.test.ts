import { describe, expect, it } from 'vitest';
import { drawn, ownScript } from './trusted.ts';

describe('text that becomes markup', () => {
  it.each([
    '',
    '<path d="M0,0L1,1"/>',
    '<svg viewBox="0 0 9 9"><defs><clipPath id="a"><rect/></clipPath></defs><use href="#a" x="1"/></svg>',
    '<text>Öl &amp; Wasser, on = off</text><title>Rio</title>',
  ])('may be a drawing: %s', (markup) => expect(drawn(markup)).toBe(markup));

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT/>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)>',
    '<path d="M0,0"onclick="alert(1)"/>',
    '<a href="javascript:alert(1)">x</a>',
    '<use href="data:image/svg+xml,x"/>',
    "<use href='https://elsewhere.example/a.svg#b'/>",
    '<use xlink:href = "//elsewhere"/>',
    '<foreignObject><body/></foreignObject>',
    '<iframe srcdoc="x">',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<style>*{}</style>',
    '<!--><img>',
  ])('is refused where it is anything else: %s', (markup) => expect(() => drawn(markup)).toThrow(TypeError));
});

describe('the address of a script', () => {
  const page = 'https://race.example.org/#tables';

  it.each(['/assets/worker-Ab_1-x.js', 'https://race.example.org/assets/a.js', '/service-worker.js'])(
    'may be one of ours: %s',
    (address) => expect(ownScript(address, page)).toBe(address),
  );

  it.each([
    'https://elsewhere.example/assets/a.js',
    '//elsewhere.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://race.example.org/x',
    'javascript:alert(1)',
    '/privacy.json',
    '/assets/../live.js',
    '/assets/a.js/b',
  ])('is refused where it is not: %s', (address) =>
    expect(() => ownScript(address, page)).toThrow(TypeError),
  );
});
