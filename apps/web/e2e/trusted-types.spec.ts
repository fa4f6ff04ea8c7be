// The server's policy holds in a real browser: text becomes markup only if it is a drawing, and never a script.
import { expect, test } from './page.ts';
import { raceNow } from './playing.ts';

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

/** What an injected script could try; returns what is thrown, or null. */
const TRIES = {
  handler: () => {
    document.createElement('div').innerHTML = '<img src=x onerror="top.hit = true">';
  },
  link: () => {
    document
      .createElement('div')
      .insertAdjacentHTML('beforeend', '<a href="javascript:top.hit = true">x</a>');
  },
  evaluated: () => {
    new Function('top.hit = true')();
  },
  timer: () => {
    setTimeout('top.hit = true' as never);
  },
  source: () => {
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/x.js';
  },
  words: () => {
    document.createElement('script').text = 'top.hit = true';
  },
  worker: () => {
    new Worker('data:text/javascript,postMessage(1)');
  },
  policy: () => {
    (
      globalThis as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
    ).trustedTypes.createPolicy('mine', {});
  },
} as const;

test('a table is drawn and played under the policy, and what is no drawing is refused', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await raceNow(page);
  await expect(page.getByRole('region', { name: /^Map of / })).toBeVisible();
  expect(complaints).toEqual([]);
  for (const [name, attempt] of Object.entries(TRIES)) {
    const thrown = await page.evaluate(
      // In a timer, since code that the test evaluates directly is exempt from the policy.
      `new Promise((tell) => setTimeout(() => { try { (${attempt})(); tell(null); } catch (error) { tell(error.name); } }))`,
    );
    expect(thrown, name).toMatch(/^(TypeError|EvalError|SecurityError)$/);
  }
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
  expect(
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.innerHTML = '<svg><path d="M0,0"/></svg>';
      return place.children.length;
    }),
  ).toBe(1);
  // The browser reports every attempt as refused.
  complaints.splice(0);
});
