import { describe, expect, it } from 'vitest';
import { csvOf, type Figures, groupsOf, makeTally, mean, most, placesOf, total, winsIn } from './figures.ts';

const game = (place: number, change: { crew?: string; name?: string } = {}) => ({
  touched: 0,
  place,
  won: place === 1,
  crew: 'french',
  name: 'Anna',
  ...change,
});

const ALL = [game(1), game(3, { crew: 'italian' }), game(1)];

describe('the figures of one’s games', () => {
  it('are sums and means, and nothing without a game', () => {
    expect([total(ALL, ({ place }) => place), most(ALL, ({ place }) => place), winsIn(ALL)]).toEqual([
      5, 3, 2,
    ]);
    expect(mean(ALL, ({ place }) => place)).toBeCloseTo(5 / 3);
    expect([mean([], () => 1), most([], () => 1), placesOf([])]).toEqual([null, 0, []]);
  });

  it('stand by place, and by whatever games have in common', () => {
    expect(placesOf(ALL)).toEqual([2, 0, 1]);
    expect(groupsOf(ALL, ({ crew }) => crew)).toEqual([
      { name: 'french', games: 2, wins: 2 },
      { name: 'italian', games: 1, wins: 0 },
    ]);
  });
});

describe('the figures as a file', () => {
  it('have a line a game, quoted where they must be, and never a formula', () => {
    const file = csvOf(
      ['touched', 'place', 'name'],
      [game(1, { name: 'Ann, "A"' }), game(2, { name: '=1+1' })],
    );
    expect(file.split('\r\n')).toEqual([
      'touched,place,name',
      '1970-01-01T00:00:00.000Z,1,"Ann, ""A"""',
      "1970-01-01T00:00:00.000Z,2,'=1+1",
      '',
    ]);
  });
});

describe('counting', () => {
  const counted = (asked: string[], games: readonly string[] | null) =>
    makeTally<{ table: string }, string>({
      list: async () => games?.map((table) => ({ table })) ?? null,
      results: async ({ table }) => {
        asked.push(table);
        return table === 'none' ? [] : [table];
      },
      figures: (all) => ({ title: all.join(' ') }) as Figures,
    });

  it('looks at each game once', async () => {
    const asked: string[] = [];
    const tally = counted(asked, ['a', 'b']);
    const told: string[] = [];
    const first = await tally.count((done, of) => told.push(`${done} of ${of}`));
    await tally.count(() => undefined);
    expect(first.is === 'counted' && first.figures?.().title).toBe('a b');
    expect(told).toEqual(['0 of 2', '1 of 2']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('has no figures where nothing is over, and says when nobody answers', async () => {
    expect(await counted([], ['none']).count(() => undefined)).toEqual({ is: 'counted', figures: null });
    expect(await counted([], null).count(() => undefined)).toEqual({ is: 'silent' });
  });
});
