import type { Standing } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { speak } from '../../../shell/testing/texts.ts';
import { addTexts } from '../../../shell/words/say.ts';
import { BOT, beginRace, person } from '../../../table/testing/races.ts';
import { reasonsFor } from './victory.tsx';

const line = (seat: number, place: number, prestige: number): Standing => ({
  seat,
  place,
  prestige,
  arrival: 0,
  engine: 0,
  chassis: 0,
  money: 0,
  more: 0,
});

describe('the reasons for the result', () => {
  it('are a tie, the reader’s gap, and who did not arrive', async () => {
    const { table } = await beginRace({ players: [person('Ada'), BOT], vehicles: ['french', 'italian'] });
    await speak('en');
    await addTexts('moments');
    expect(reasonsFor(table, [line(1, 1, 11), line(0, 2, 11)])).toEqual([
      'Martinetti wins with 11 prestige points.',
      'You finish second of 2.',
      '11 points each. Martinetti arrived earlier, and a tie goes to the earlier arrival.',
    ]);
    expect(reasonsFor(table, [line(1, 1, 11), line(0, 2, 10)])).toContain(
      'You are 1 prestige point behind Martinetti.',
    );
    expect(reasonsFor(table, [line(1, 1, 11), line(0, 0, 4)])).toContain(
      'Delatour did not reach Cape Town. Only crews that arrive score.',
    );
    expect(reasonsFor(table, [line(1, 0, 4), line(0, 0, 3)])).toEqual([
      'No crew has arrived, so nobody wins.',
    ]);
  });

  it('name the people of an online table, and the reader’s place', async () => {
    const { table } = await beginRace({ players: [person('Ada'), BOT], vehicles: ['french', 'italian'] });
    await speak('de');
    await addTexts('moments');
    table.people.value = ['Ada', 'Ben'];
    expect(reasonsFor(table, [line(1, 1, 12), line(0, 2, 11)]).slice(0, 2)).toEqual([
      'Ben gewinnt mit 12 Prestigepunkten.',
      'Du bist auf Platz 2 von 2.',
    ]);
    expect(reasonsFor(table, [line(0, 1, 12), line(1, 2, 11)])).toEqual([
      'Ada gewinnt mit 12 Prestigepunkten.',
    ]);
  });
});
