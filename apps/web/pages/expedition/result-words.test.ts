import { describe, expect, it } from 'vitest';
import { speak } from '../../shell/testing/texts.ts';
import { addTexts } from '../../shell/words/say.ts';
import { bestRun, resultText } from './day.ts';

const result = { won: true, arrived: true, prestige: 16, turns: 8, level: 18 };
const mine = { table: 't', isFinished: true, rank: 3, isGuest: false, among: 41, result, way: null };
const address = 'https://race.example.org/#expedition';

describe('the result of an expedition as a text', () => {
  it('says how it went and nothing of the road', async () => {
    await speak('en');
    await addTexts('expedition');
    expect(resultText({ day: '2026-11-15' }, mine, address).split('\n')).toEqual([
      'The Great Race, daily expedition of Sunday, 15 November 2026',
      'Arrived in 8 turns with 16 prestige points.',
      'Your place: 3 of 41.',
      address,
    ]);
  });

  it('says of a guest that the place is among guests, and how far who did not arrive got', async () => {
    await speak('de');
    await addTexts('expedition');
    const lost = { ...mine, isGuest: true, result: { ...result, arrived: false, level: 9 } };
    const [, went, place] = resultText({ day: '2026-11-15' }, lost, address).split('\n');
    expect(went).toBe('Nicht angekommen, aber bis Feld 9 gefahren.');
    expect(place).toBe('Dein Platz unter den Gästen: 3 von 41.');
  });
});

describe('the best run of a day', () => {
  const run = { name: 'Ada', isMine: false, person: null, table: null, ...result };
  it('is of somebody with an account, if anybody had one', () => {
    const guests = [{ ...run, name: 'Ben', rank: 1 }];
    expect(bestRun({ runs: [{ ...run, rank: 1 }], guests })?.name).toBe('Ada');
    expect(bestRun({ runs: [], guests })?.name).toBe('Ben');
    expect(bestRun({ runs: null, guests: null })).toBeUndefined();
  });
});
