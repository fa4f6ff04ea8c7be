import { expect, it } from 'vitest';
import { askingFrame } from './asking.ts';
import { listOf, loadWords, placeName, question, seatName, tileWords } from './index.ts';
import { randomRace, rulesOf } from './testing/races.ts';

it('CARD-07 who may stop a card that aims at tiles is told which tiles lie there', async () => {
  const words = await loadWords('en');
  const rules = rulesOf({ board: 'africa', crews: 4 });
  let asked = 0;
  randomRace(rules, 3, ({ public: known }) => {
    const frame = askingFrame(known);
    if (frame?.kind !== 'window' || frame.target >= 0) return;
    const text = question(words, { rules, known, name: (seat) => seatName(words, known, seat) });
    const there = frame.spaces.map((space) => {
      const tile = tileWords(words, rules, rules.tiles[known.tiles[space] ?? -1]?.id ?? '');
      return `${placeName(words, rules.board, space)} (${tile})`;
    });
    expect(text).toContain(listOf(words, there));
    asked++;
  });
  expect(asked).toBeGreaterThan(0);
});

it('VILLAGE-02 who may stop in a village is told what it gives', async () => {
  const words = await loadWords('en');
  const rules = rulesOf({ board: 'africa', crews: 4, modules: ['village'] });
  const gifts = new Set<string | undefined>();
  for (const seed of [1, 2, 3, 4, 5])
    randomRace(rules, seed, ({ public: known }) => {
      const frame = known.stack.at(-1);
      if (frame?.kind !== 'village') return;
      const text = question(words, { rules, known, name: (seat) => seatName(words, known, seat) }) ?? '';
      gifts.add(/its gift \(([^)]+)\), or drive on\?$/.exec(text)?.[1]);
    });
  expect(gifts.size).toBeGreaterThan(1);
  expect(gifts).not.toContain(undefined);
});

it('DIPLO-03 who leaves a city is told what was rolled, what it costs, and what staying means', async () => {
  const words = await loadWords('en');
  const rules = rulesOf({ board: 'africa', crews: 4, modules: ['diplomacy'] });
  const asked = new Set<boolean>();
  for (const seed of [1, 2, 3])
    randomRace(rules, seed, ({ public: known }) => {
      const frame = known.stack.at(-1);
      if (frame?.kind !== 'border') return;
      const isRolled = 'face' in frame && Number(frame.face) > 0;
      const text = question(words, { rules, known, name: (seat) => seatName(words, known, seat) });
      expect(text).toMatch(
        isRolled
          ? /^You rolled [2-6]\. Pay a bribe of (20|40|60|80|100)\sF .*, or stay and end your drive\?$/
          : /Roll the die, or play a visa\?$/,
      );
      asked.add(isRolled);
    });
  expect(asked.size).toBe(2);
});

it('POSTAL-03 who comes to a city is told of the parcel in question: the one aboard, or the one that lies there', async () => {
  const words = await loadWords('en');
  const rules = rulesOf({ board: 'africa', crews: 4, modules: ['postal'] });
  const asked = new Set<unknown>();
  for (const seed of [1, 2, 3])
    randomRace(rules, seed, ({ public: known }) => {
      const frame = known.stack.at(-1);
      if (frame?.kind !== 'parcel' || !('stage' in frame) || !('seat' in frame)) return;
      const isLoading = frame.stage === 'load';
      const colour =
        isLoading && 'here' in frame ? frame.here : known.modules?.postal?.aboard[Number(frame.seat)];
      const name = ['blue', 'green', 'red', 'yellow'][Number(colour)];
      const text = question(words, { rules, known, name: (seat) => seatName(words, known, seat) });
      expect(text).toMatch(
        isLoading ? `A ${name} parcel is waiting in ` : `Your ${name} parcel is for another city. `,
      );
      asked.add(frame.stage);
    });
  expect(asked.size).toBe(2);
});
