import { describe, expect, it } from 'vitest';
import { dashStandings, dashWinners } from './standings.ts';
import { given } from './testing/given.ts';

/** What two players have at the end, by the names of their cards. */
function ended(french: readonly string[], italian: readonly string[], printed = {}) {
  const dash = given({ players: ['french', 'italian'], printed });
  const indices = (ids: readonly string[]) => ids.map((id) => dash.rules.cardIndex.get(id) ?? -1);
  dash.known.courses = [indices(french), indices(italian)];
  return dash;
}

describe('DASH-END-03 who wins', () => {
  it('is who has most stages', () => {
    const { rules, known } = ended(['swiss-train'], ['swiss-car'], { 'swiss-car': { stages: 4 } });
    expect(dashWinners(rules, known)).toEqual([1]);
    expect(dashStandings(rules, known).map(({ seat, place, stages }) => ({ seat, place, stages }))).toEqual([
      { seat: 1, place: 1, stages: 4 },
      { seat: 0, place: 2, stages: 1 },
    ]);
  });

  it('is among equals who has the higher sum of speeds', () => {
    const { rules, known } = ended(['swiss-train'], ['english-car']);
    expect(dashWinners(rules, known)).toEqual([1]);
  });

  it('is shared where that is equal too', () => {
    const { rules, known } = ended(['swiss-train'], ['swiss-car']);
    expect(dashWinners(rules, known)).toEqual([0, 1]);
    expect(dashStandings(rules, known).map(({ place }) => place)).toEqual([1, 1]);
  });
});
