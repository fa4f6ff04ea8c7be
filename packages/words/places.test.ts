import { BOARD_IDS, DIRECTIONS } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, lineName, lineTaken, loadWords, placeIn, placeName } from './index.ts';
import { PLACE_FORMS } from './places.ts';
import { rulesOf } from './testing/races.ts';

const BOARDS = BOARD_IDS.flatMap((board) => DIRECTIONS.map((towards) => rulesOf({ board, towards }).board));
const [africa] = BOARDS;
const at = (city: string) => africa?.spaces.findIndex((space) => space.city?.id === city) ?? -1;

describe('places', () => {
  it.each(LANGUAGES)('have a name of their own in %s', async (language) => {
    const words = await loadWords(language);
    for (const board of BOARDS) {
      const names = board.spaces.map((_, space) => placeName(words, board, space));
      expect(names.length).toBe(new Set(names).size);
      for (const name of names) expect(name).not.toMatch(/[{}|#]|undefined/);
    }
  });

  it.each(LANGUAGES)('can be driven into, stood at and laid upon in %s', async (language) => {
    const words = await loadWords(language);
    for (const board of BOARDS)
      for (let space = 0; space < board.spaces.length; space++)
        for (const form of PLACE_FORMS)
          expect(placeIn(words, board, { space, form })).not.toMatch(/[{}|#]|undefined|^\s|\s$/);
  });

  it('are told from the nearest city, on the side where they lie', async () => {
    if (africa === undefined) return;
    const words = await loadWords('en');
    const timbuktu = at('timbuktu');
    const here = africa.spaces[timbuktu];
    expect(placeName(words, africa, timbuktu)).toBe('Timbuktu');
    for (const space of here?.near ?? []) {
      const there = africa.spaces[space];
      if (here === undefined || there === undefined || there.city !== null) continue;
      const name = placeName(words, africa, space);
      expect(name).toMatch(/^the space .* of \p{Lu}/u);
      if (name.endsWith('Timbuktu')) {
        if (there.x > here.x + 1) expect(name).toContain('east');
        if (there.x < here.x - 1) expect(name).toContain('west');
        if (there.y < here.y - 1) expect(name).toContain('north');
        if (there.y > here.y + 1) expect(name).toContain('south');
      }
    }
  });
});

describe('lines', () => {
  it('leave from one city for the other, whichever end one stands at', async () => {
    if (africa === undefined) return;
    const words = await loadWords('en');
    const line = africa.lines.findIndex(({ from, to }) => from === at('nouadhibou') && to === at('dakar'));
    expect(String(lineTaken(words, africa, { line, from: at('dakar') }))).toBe(
      'the ship from Dakar to Nouadhibou',
    );
    expect(String(lineTaken(words, africa, { line }))).toBe('the ship between Nouadhibou and Dakar');
    expect(lineName(words, africa, line)).toBe('ship Nouadhibou–Dakar');
  });
});
