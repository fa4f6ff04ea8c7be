// The store does not answer: requests are refused, and nothing else happens.
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let store: Store;
let faults: unknown[];
beforeEach(async () => {
  faults = [];
  store = memoryStore();
  server = await openTestServer({ store, failed: (error) => faults.push(error) });
});
afterEach(() => server.close());

const away = new Error('the database does not answer');
const REFUSED = { ok: false, refusal: { rule: 'NET-07', reason: 'net.notKept' } };

describe('NET-07 without the store', () => {
  it('a late answer is refused, and found again with its key when the store is back', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const asked = players.find((player) => player.answers().length > 0);
    const [answer] = asked?.answers() ?? [];
    if (asked === undefined || answer === undefined) throw new Error('nobody is asked');
    expect((await asked.give(table, answer, 'mine')).ok).toBe(true);
    const { lineByKey } = store;
    store.lineByKey = () => Promise.reject(away);
    const late = { do: 'answer', table, question: 0, key: 'mine', answer } as const;
    expect(await asked.ask(late)).toMatchObject(REFUSED);
    expect(faults).toEqual([away]);
    store.lineByKey = lineByKey;
    expect(await asked.ask(late)).toMatchObject({ ok: true, value: { kind: 'written', at: 1 } });
  });

  it('every request that reads it is refused, and all go on when it is back', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    const { commit, lines, head } = store;
    for (const name of ['commit', 'lines', 'head', 'lineByKey', 'tablesOf', 'person'] as const)
      Object.assign(store, { [name]: () => Promise.reject(away) });
    const requests = [
      { do: 'replay', table },
      { do: 'watch', table, since: null },
      { do: 'undo', table, key: 'back' },
      { do: 'code' },
    ] as const;
    for (const request of requests) expect(await ada.ask(request)).toMatchObject({ ok: false });
    Object.assign(store, { commit, lines, head });
    expect((await ada.ask({ do: 'watch', table, since: null })).ok).toBe(true);
  });
});
