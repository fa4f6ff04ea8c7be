import type { Dash } from '@race/dash';
import { afterEach, describe, expect, it } from 'vitest';
import { result } from '../testing/people.ts';
import { chanceFor, connect } from '../testing/player.ts';
import { botOf, caller, openLines, ownerAt, playLines } from '../testing/programs.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const TRACK = 'dash/dash/3';
const DASH = { game: 'dash', options: { players: 3 }, listed: false };

/** A dash of a person, a bot account and a third seat, played to its end. */
async function played(third: string, rover: { readonly token: string }, ada: string | null = null) {
  const call = caller(server, rover.token);
  const { table } = (await call('POST', '/tables', { ...DASH, seats: ['me', 'open', third] })).body;
  const person = await connect<Dash>(server.port, ada, 'Cleo');
  const { person: name } = result(await person.get({ do: 'challenge' }), 'challenge');
  await person.get({ do: 'sit', table, seat: 1 });
  await person.get({ do: 'watch', table, since: null });
  const lines = await openLines(server, rover.token, table);
  await call('POST', `/tables/${table}/begin`);
  person.playOn(table, chanceFor(1));
  await playLines(call, table, lines, 2);
  await server.services.committer.flushed();
  await server.rater.count(table);
  return { table, person: name };
}

describe('API-02 the ratings of bot accounts', () => {
  it('are a pool of their own: people are rated without them, they against everybody', async () => {
    server = await openTestServer();
    const rover = await botOf(await ownerAt(server, 'Ada'));
    const { table, person } = await played('driver', rover);
    const [own, others] = [await server.store.ratingsOf(rover.bot), await server.store.ratingsOf(person)];
    expect(own.map(({ track, races }) => [track, races])).toEqual([[`${TRACK}/bots`, 1]]);
    expect(others.map(({ track, races }) => [track, races])).toEqual([[TRACK, 1]]);
    const seats = await server.store.resultsAt(table);
    expect(seats.map(({ track }) => track).sort()).toEqual([TRACK, `${TRACK}/bots`]);
    const player = await caller(server, rover.token)('GET', `/players/${rover.bot}`);
    expect(player.body.player.ratings).toMatchObject([{ game: 'dash', board: 'dash', crews: 3, races: 1 }]);
  });

  it('leave the rating of a person unchanged who raced nobody else', async () => {
    server = await openTestServer();
    const ada = await ownerAt(server, 'Ada');
    const [rover, other] = [await botOf(ada), await botOf(await ownerAt(server, 'Eve'), 'Scout')];
    const call = caller(server, other.token);
    const { table } = (
      await caller(server, rover.token)('POST', '/tables', { ...DASH, seats: ['me', 'open', 'open'] })
    ).body;
    await call('POST', `/tables/${table}/sit`, { seat: 2 });
    const cleo = await connect<Dash>(server.port, null, 'Cleo');
    const { person } = result(await cleo.get({ do: 'challenge' }), 'challenge');
    await cleo.get({ do: 'sit', table, seat: 1 });
    await cleo.get({ do: 'watch', table, since: null });
    const streams = [
      await openLines(server, rover.token, table),
      await openLines(server, other.token, table),
    ] as const;
    await caller(server, rover.token)('POST', `/tables/${table}/begin`);
    cleo.playOn(table, chanceFor(1));
    await Promise.all([
      playLines(caller(server, rover.token), table, streams[0], 2),
      playLines(call, table, streams[1], 3),
    ]);
    await server.services.committer.flushed();
    await server.rater.count(table);
    expect(await server.store.ratingsOf(person)).toEqual([]);
    expect(await server.store.ratingsOf(rover.bot)).toHaveLength(1);
    expect(await server.store.resultsOf(person, 9)).toHaveLength(1);
  });

  it('and everybody’s are unchanged where one hand held two seats', async () => {
    server = await openTestServer();
    const ada = await ownerAt(server, 'Ada');
    const rover = await botOf(ada);
    const { table } = await played('driver', rover, ada.player.token);
    expect(await server.store.ratingsOf(ada.person)).toEqual([]);
    expect(await server.store.ratingsOf(rover.bot)).toEqual([]);
    // The race is in their histories, and counts for nothing.
    expect(await server.store.resultsAt(table)).toMatchObject([{ rated: false }, { rated: false }]);
  });
});
