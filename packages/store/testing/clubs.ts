import { expect, it } from 'vitest';
import type { Change, ClubRow, Store } from '../index.ts';
import { row } from './kept.ts';

const club = (name: string, more: Partial<ClubRow> = {}): ClubRow => ({
  club: name,
  name: name.toUpperCase(),
  called: name,
  words: '',
  door: 'open',
  made: 1_000,
  touched: 1_000,
  ...more,
});
const founded = (name: string, founder: string, more: Partial<ClubRow> = {}): Change => ({
  write: 'newClub',
  row: club(name, more),
  founder,
  most: 3,
});
const joins = (name: string, person: string, role = 'member', since = 2_000): Change => ({
  write: 'joinClub',
  member: { club: name, person, role, since },
  most: 4,
  mostOwn: 3,
});
const person = (name: string): Change => ({
  write: 'person',
  person: { person: name, name: name.toUpperCase(), made: 1 },
});
const said = (name: string, who: string, words: string): Change => ({
  write: 'saidInClub',
  said: { table: name, person: who, name: who, seat: -1, phrase: '', words, made: 3_000 },
  most: 2,
});

/** Tests of clubs, for every store. */
export function keepsClubs(store: () => Store): void {
  const roles = async (name: string) =>
    Object.fromEntries((await store().clubMembers(name, 9, 99)).map((one) => [one.person, one.role]));
  const verdict = async (change: Change) => (await store().commit([change]))[0];

  it('keeps a club with its founder; no two are called the same, and nobody founds many', async () => {
    await store().commit([person('anna'), founded('a', 'anna')]);
    expect(await store().club('a')).toEqual(club('a'));
    expect(await store().clubCalled('a')).toEqual(club('a'));
    expect(await store().club('b')).toBeNull();
    expect(await verdict(founded('b', 'ben', { called: 'a' }))).toBe('conflict');
    expect(await verdict(founded('a', 'ben', { called: 'x' }))).toBe('conflict');
    for (const name of ['b', 'c']) expect(await verdict(founded(name, 'anna'))).toBe('written');
    expect(await verdict(founded('d', 'anna'))).toBe('conflict');
    expect(await store().club('d')).toBeNull();
    expect(await verdict({ write: 'clubWords', club: 'a', words: 'Saturdays', door: 'ask', at: 5_000 })).toBe(
      'written',
    );
    expect(await store().club('a')).toMatchObject({ words: 'Saturdays', door: 'ask', touched: 5_000 });
    expect(await verdict({ write: 'clubWords', club: 'no', words: '', door: 'ask', at: 5 })).toBe('conflict');
    expect(await store().clubMembers('a', 9, 9)).toEqual([
      { person: 'anna', role: 'founder', since: 1_000, name: 'ANNA', mu: null },
    ]);
  });

  it('takes each person once, and no more than there is room for', async () => {
    await store().commit([founded('a', 'anna'), founded('b', 'x'), founded('c', 'y'), founded('d', 'z')]);
    expect(await verdict(joins('a', 'ben', 'asked'))).toBe('written');
    expect(await verdict(joins('a', 'ben'))).toBe('conflict');
    expect(await verdict(joins('no', 'ben'))).toBe('conflict');
    for (const one of ['cleo', 'dan']) expect(await verdict(joins('a', one))).toBe('written');
    expect(await verdict(joins('a', 'eva'))).toBe('conflict');
    for (const name of ['b', 'c']) expect(await verdict(joins(name, 'ben'))).toBe('written');
    expect(await verdict(joins('d', 'ben'))).toBe('conflict');
    const role = (was: string, to: string | null, who = 'ben') =>
      verdict({ write: 'clubRole', club: 'a', person: who, was, role: to, at: 9 });
    expect(await role('member', 'officer')).toBe('conflict');
    expect(await role('asked', 'member')).toBe('written');
    expect(await role('member', 'barred')).toBe('written');
    expect(await store().clubRoleOf('a', 'ben')).toBe('barred');
    // Who may not come back takes no place, and stays so when they leave.
    expect(await verdict(joins('a', 'eva'))).toBe('written');
    await store().commit([{ write: 'leaveClub', person: 'ben', club: 'a' }]);
    expect(await verdict(joins('a', 'ben'))).toBe('conflict');
    expect(await role('barred', null)).toBe('written');
    expect(await store().clubRoleOf('a', 'ben')).toBeNull();
    expect(await roles('a')).toEqual({ anna: 'founder', cleo: 'member', dan: 'member', eva: 'member' });
  });

  it('hands a club on: by hand, when the founder leaves, and when they are forgotten', async () => {
    await store().commit([
      founded('a', 'anna'),
      joins('a', 'ben', 'member', 2_000),
      joins('a', 'cleo', 'officer', 3_000),
      joins('a', 'dan', 'asked', 1_500),
    ]);
    const handed = (from: string, to: string) => verdict({ write: 'clubHandedOn', club: 'a', from, to });
    expect(await handed('ben', 'cleo')).toBe('conflict');
    expect(await handed('anna', 'dan')).toBe('conflict');
    expect(await roles('a')).toMatchObject({ anna: 'founder', dan: 'asked' });
    expect(await handed('anna', 'ben')).toBe('written');
    expect(await roles('a')).toEqual({ anna: 'officer', ben: 'founder', cleo: 'officer', dan: 'asked' });
    // The longest officer follows, not who only asked.
    await store().commit([{ write: 'leaveClub', person: 'ben', club: 'a' }]);
    expect(await roles('a')).toEqual({ anna: 'founder', cleo: 'officer', dan: 'asked' });
    await store().commit([person('anna'), { write: 'forget', person: 'anna' }]);
    expect(await roles('a')).toEqual({ cleo: 'founder', dan: 'asked' });
    await store().commit([said('a', 'cleo', 'alone'), { write: 'leaveClub', person: 'cleo', club: 'a' }]);
    // Nobody is left who could let anybody in.
    expect(await store().club('a')).toBeNull();
    expect(await roles('a')).toEqual({});
    expect(await store().talkOf('a', 9)).toEqual([]);
  });

  it('keeps the last lines of its talk', async () => {
    await store().commit([founded('a', 'anna'), founded('b', 'anna')]);
    for (const words of ['one', 'two', 'three'])
      expect(await verdict(said('a', 'anna', words))).toBe('written');
    await store().commit([said('b', 'anna', 'elsewhere')]);
    expect((await store().talkOf('a', 9)).map(({ line, words }) => [line, words])).toEqual([
      [2, 'two'],
      [3, 'three'],
    ]);
    expect((await store().talkOf('b', 9)).map(({ line }) => line)).toEqual([1]);
    expect(await store().club('a')).toMatchObject({ touched: 3_000 });
    await store().commit([{ write: 'forget', person: 'anna' }]);
    expect(await store().talkOf('a', 9)).toEqual([]);
  });

  it('lists clubs as a person finds them, their tables and their cups', async () => {
    const cup = {
      ...{ cup: 'k', plan: '{}', host: 'anna', stage: 'entry', starts: 1, due: null, made: 1 },
      ...{ touched: 1, lines: 0 },
    };
    await store().commit([
      founded('sand', 'anna'),
      founded('sea', 'ben', { touched: 9_000 }),
      joins('sea', 'anna', 'asked'),
      { write: 'newCup', row: cup },
      { write: 'clubCup', cup: 'k', club: 'sand' },
      { write: 'clubTable', club: 'sand', row: row('t1', { made: 2_000 }) },
      { write: 'clubTable', club: 'sand', row: row('t2', { touched: 3_000 }) },
      { write: 'clubTable', club: 'sand', row: row('t3', { stage: 'over' }) },
    ]);
    const names = (found: readonly { readonly club: string }[]) => found.map((one) => one.club);
    expect(await store().clubsOf('anna', 9)).toMatchObject([
      { club: 'sea', members: 1, role: 'asked' },
      { club: 'sand', members: 1, role: 'founder' },
    ]);
    expect(names(await store().clubsOf('cleo', 9))).toEqual([]);
    expect(await store().liveliestClubs('ben', 1)).toMatchObject([{ club: 'sea', role: 'founder' }]);
    expect(names(await store().clubsCalled('cleo', 's', 9))).toEqual(['sand', 'sea']);
    expect(names(await store().clubsCalled('cleo', 'se', 9))).toEqual(['sea']);
    expect((await store().tablesOfClub('sand', 9)).map(({ table }) => table)).toEqual(['t2', 't1']);
    expect(await store().clubOfTable('t1')).toBe('sand');
    expect(await store().clubOfTable('other')).toBeNull();
    expect(await verdict({ write: 'clubTable', club: 'sea', row: row('t1') })).toBe('conflict');
    expect(await verdict({ write: 'clubCup', cup: 'k', club: 'sea' })).toBe('conflict');
    expect(await store().cupsOfClub('sand', 9)).toEqual(['k']);
    expect(await store().clubOfCup('k')).toBe('sand');
    await store().commit([
      { write: 'dropTable', table: 't1' },
      { write: 'dropCup', cup: 'k', before: 2 },
    ]);
    expect(await store().clubOfTable('t1')).toBeNull();
    expect(await store().clubOfCup('k')).toBeNull();
  });

  it('shows the best rating that is certain, and deletes what nobody comes to any more', async () => {
    const rating = (track: string, mu: number, sigma: number) => ({
      ...{ person: 'anna', track, mu, sigma, races: 1, won: 0, arrived: 0 },
    });
    await store().commit([
      person('anna'),
      founded('a', 'anna'),
      founded('b', 'ben', { touched: 4_000 }),
      said('a', 'anna', 'hello'),
      { write: 'ended', table: 'x', at: 1 },
      { write: 'rated', table: 'x', at: 1, results: [], ratings: [rating('x', 7, 5), rating('y', 99, 50)] },
    ]);
    expect((await store().clubMembers('a', 9, 9))[0]?.mu).toBe(7);
    expect(await store().oldClubs(4_000, 9)).toEqual(['a']);
    expect(await verdict({ write: 'dropClub', club: 'a', before: 3_000 })).toBe('conflict');
    expect(await verdict({ write: 'dropClub', club: 'a', before: 3_001 })).toBe('written');
    expect(await store().club('a')).toBeNull();
    expect(await store().talkOf('a', 9)).toEqual([]);
    expect(await store().clubRoleOf('a', 'anna')).toBeNull();
  });

  it('gives what a guest is in a club to their account, where that is nothing there', async () => {
    await store().commit([
      founded('a', 'guest'),
      founded('b', 'guest'),
      joins('b', 'anna'),
      { write: 'inherit', from: 'guest', to: 'anna' },
    ]);
    expect(await roles('a')).toEqual({ anna: 'founder' });
    expect(await roles('b')).toEqual({ guest: 'founder', anna: 'member' });
    await store().commit([{ write: 'forget', person: 'guest' }]);
    expect(await roles('b')).toEqual({ anna: 'founder' });
  });
}
