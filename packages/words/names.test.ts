import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './index.ts';
import { SLOT, type Texts, textsOf } from './testing/texts.ts';
import { NAME_SLOTS } from './text.ts';

/** The names that a slot may hold, each group by the beginning of its keys. */
const GROUPS: { readonly [slot: string]: readonly RegExp[] } = {
  at: [/^places\.at\./],
  board: [/^names\.board\./],
  booster: [/^dash\.booster\./],
  box: [/^names\.box\./],
  card: [/^names\.card\./, /^names\.a\./, /^dash\.(card|starter)\.(train|car|motorbike|boat|plane)$/],
  character: [/^dash\.character\./],
  city: [/^names\.city\./],
  colour: [/^names\.colour\./],
  course: [/^dash\.(card|starter)\.(train|car|motorbike|boat|plane)$/],
  crew: [/^names\.(surname|seat$)/],
  from: [/^names\.city\./],
  gauge: [/^names\.gauge\./],
  gift: [/^names\.gift\./],
  hand: [/^dash\.(card|starter)\.(train|car|motorbike|boat|plane)$/],
  into: [/^places\.into\./],
  landmark: [/^names\.to\./],
  leader: [/^names\.leader\./],
  mode: [/^names\.mode\./],
  module: [/^names\.module\./],
  phase: [/^names\.phase\./],
  line: [/^names\.line(Between)?\./],
  onto: [/^places\.onto\./],
  place: [/^(names\.city|places\.name)\./],
  season: [/^names\.season\./],
  shield: [/^names\.a\./],
  target: [/^names\.(surname|seat$)/],
  team: [/^names\.crew\./],
  the: [/^dash\.the\./],
  to: [/^names\.city\./],
  vehicle: [/^names\.vehicle\./, /^dash\.vehicle\./],
  weather: [/^names\.weather\./],
  who: [/^dash\.character\./],
};

const groupsOf = (texts: Texts, slot: string): string[][] =>
  (GROUPS[slot] ?? []).map((group) => Object.keys(texts).filter((key) => group.test(key)));

const partsOf = (text = '') => text.split(/\|(?![^{]*\})/).slice(1);

/** Where a text asks for a form that not all names of a group have, or for a kind that none has. */
function missingIn(texts: Texts): string[] {
  const missing: string[] = [];
  for (const [key, text] of Object.entries(texts))
    for (const [, slot = '', form, choices] of text.matchAll(SLOT)) {
      const groups = groupsOf(texts, slot);
      const hasForm = (name: string) => partsOf(texts[name]).some((part) => part.startsWith(`${form} `));
      if (form !== undefined && !groups.some((names) => names.every(hasForm)))
        missing.push(`${key} {${slot}:${form}}`);
      if (choices === undefined || !(slot in GROUPS) || /(^|\|)(one|\d+) /.test(choices)) continue;
      for (const kind of choices.split('|').map((choice) => choice.split(' ')[0] ?? ''))
        if (
          kind !== 'other' &&
          !groups.some((names) => names.some((name) => partsOf(texts[name]).includes(kind)))
        )
          missing.push(`${key} {${slot}|${kind}}`);
    }
  return missing;
}

describe('names', () => {
  it('are known by group for every slot that holds one', () => {
    expect(NAME_SLOTS.filter((slot) => !(slot in GROUPS))).toEqual([]);
    for (const slot of Object.keys(GROUPS))
      for (const group of groupsOf(textsOf('en'), slot)) expect(group, slot).not.toEqual([]);
  });

  it.each(LANGUAGES)('have the forms and kinds that texts ask for in %s', (language) => {
    expect(missingIn(textsOf(language))).toEqual([]);
  });

  it('are found out where they lack a form or a kind', () => {
    const colours = { 'names.colour.red': 'rot|f rote', 'names.colour.blue': 'blau', 'names.crew.x': 'x|pl' };
    const texts = { a: '{colour:f}', b: '{team|pl sind|f ist|other ist}', c: '{team:dat}', ...colours };
    expect(missingIn(texts)).toEqual(['a {colour:f}', 'b {team|f}', 'c {team:dat}']);
    expect(missingIn({ ...texts, 'names.colour.blue': 'blau|f blaue' })).toEqual([
      'b {team|f}',
      'c {team:dat}',
    ]);
  });
});
