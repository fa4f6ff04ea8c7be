import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MOMENTS } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadWords, refusalSentence } from './index.ts';
import { rulesOf } from './testing/races.ts';

const packages = fileURLToPath(new URL('..', import.meta.url));

/** The sources that make refusals: not their tests, and not the toys that the kernel is tested with. */
const sources = globSync(
  [
    'great-race/**/*.ts',
    'kernel/**/*.ts',
    'online/**/*.ts',
    'campaign/**/*.ts',
    'local/**/*.ts',
    '../apps/server/common/**/*.ts',
    '../apps/web/sources/device/**/*.ts',
    '../apps/web/sources/online/**/*.ts',
    '../apps/web/sources/replay/**/*.ts',
  ],
  { cwd: packages },
).filter((file) => !/\.test\.ts$|(^|\/)(testing|toys|laws|node_modules)\//.test(file));

/** Every reason is written out, as two words and a dot; but the one that is made from a card's moment. Texts of the page are none. */
function reasonsInSource(): string[] {
  const reasons = new Set<string>();
  for (const file of sources) {
    const text = readFileSync(`${packages}/${file}`, 'utf8');
    for (const [, reason] of text.matchAll(/(?<!\bsay\()'([a-z]+\.[a-zA-Z]+)'/g))
      if (reason !== undefined) reasons.add(reason);
    for (const [, made] of text.matchAll(/`([a-z]+\.\$\{\w+\})`/g)) {
      expect(made, `${file} makes a reason that this test does not know`).toMatch(/^card\.\$\{when\}$/);
      for (const when of MOMENTS) reasons.add(`card.${when}`);
    }
  }
  return [...reasons].sort();
}

describe('refusals', () => {
  it('have a sentence for every reason the engine and the kernel give, and for no other', async () => {
    const { messages } = await loadWords('en');
    const told = Object.keys(messages)
      .filter((key) => key.startsWith('refusals.') && key !== 'refusals.unknown')
      .map((key) => key.slice('refusals.'.length));
    expect(told.sort()).toEqual(reasonsInSource());
  });

  it('tell a file’s line as a number and a board’s line by its name', async () => {
    const words = await loadWords('en');
    const context = { rules: rulesOf({}), name: (seat: number) => `seat ${seat}` };
    const tell = (reason: string, details: { [name: string]: string | number }) =>
      refusalSentence(words, { reason, rule: '', with: details }, context);
    expect(tell('record.illegal', { line: 7, reason: 'race.over' })).toBe(
      'Line 7 of the file breaks a rule.',
    );
    expect(tell('line.notHere', { line: 1 })).toMatch(/cannot board here: ship \w+–\w+\.$/);
    expect(tell('turn.other', { seat: -1 })).toBe('It is another crew’s turn.');
    expect(tell('assistant.none', { box: 'mechanics' })).toBe('You have no assistant left on mechanics.');
    expect(tell('choose.taken', { crew: 'belgian' })).toBe('This vehicle is already taken: Belgian crew.');
  });

  it.each(LANGUAGES)('answer a reason that nobody has heard of, in %s', async (language) => {
    const words = await loadWords(language);
    const context = { rules: rulesOf({}), name: String };
    expect(refusalSentence(words, { reason: 'no.such', rule: '', with: {} }, context)).toBe(
      words.messages['refusals.unknown'],
    );
  });
});
