import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { result, whyNot } from '../testing/people.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

const RESERVED = 'PEOPLE-07 net.reservedName';
const TABLE = { do: 'create', game: 'race', options: { crews: 3 }, listed: false } as const;

let server: TestServer;
let store: Store;
const administrators = new Set<string>();
beforeEach(async () => {
  administrators.clear();
  store = memoryStore();
  server = await openTestServer({ store, administrators });
});
afterEach(() => server.close());

const personOf = async (player: Player) => result(await player.get({ do: 'challenge' }), 'challenge').person;
const namesAt = (player: Player) =>
  player.news.at(-1)?.seats.map((sits) => (sits.kind === 'person' ? sits.name : null));
const helloAs = async (name: string) => JSON.parse((await connect(server.port, null, name)).heard[0] ?? '');

describe('PEOPLE-07 a name', () => {
  it('is kept without what cannot be seen, however it comes', async () => {
    const ada = await connect(server.port, null, 'A\u202ed\u200ba\u0000');
    expect(JSON.parse(ada.heard[0] ?? '').value.name).toBe('Ada');
    await ada.get({ do: 'code' });
    await ada.get({ do: 'rename', name: 'Zoe\u0308\r\n\u2066Be\u0316\u0316\u0316\u0316n' });
    expect((await store.person(await personOf(ada)))?.name).toBe('Zoë Be\u0316\u0316n');
    for (const name of ['\u200b', '\u202e', '\u3164', '\ud800', ' '])
      expect(await whyNot(ada, { do: 'rename', name })).toBe('PEOPLE-07 net.badName');
    expect((await store.person(await personOf(ada)))?.name).toBe('Zoë Be\u0316\u0316n');
  });

  it('that was kept before names were cleaned is cleaned when its person comes', async () => {
    const ada = await connect(server.port);
    await ada.get({ do: 'code' });
    const person = await personOf(ada);
    await store.commit([{ write: 'person', person: { person, name: 'A\u202eda', made: 1 } }]);
    const again = await connect(server.port, ada.token);
    expect(JSON.parse(again.heard[0] ?? '').value.name).toBe('Ada');
  });

  it('looks like nobody else’s at the table', async () => {
    const host = await connect(server.port, null, 'Ada');
    const { table } = result(await host.get({ ...TABLE, seats: ['me', 'open', 'open'] }), 'table');
    await host.get({ do: 'watch', table, since: null });
    const twin = await connect(server.port, null, 'ADA');
    await twin.get({ do: 'sit', table, seat: 1 });
    // In Cyrillic.
    const third = await connect(server.port, null, 'Аԁа');
    await third.get({ do: 'sit', table, seat: 2 });
    await host.until((player) => namesAt(player)?.[2] != null);
    expect(namesAt(host)).toEqual(['Ada', 'ADA (2)', 'Аԁа (3)']);
    // A person who changes seats keeps the name.
    await third.get({ do: 'leave', table });
    await twin.get({ do: 'sit', table, seat: 2 });
    await host.until((player) => namesAt(player)?.[2] === 'ADA (2)');
    expect(namesAt(host)).toEqual(['Ada', null, 'ADA (2)']);
  });

  it('looks like nobody else’s when a guest signs in at the table, either', async () => {
    const account = await connect(server.port, null, 'Ben');
    const ben = { login: 'ben', password: 'crossing the Sahara by night' };
    await account.get({ do: 'password', ...ben });
    const { table, players } = await gather(server, ['Guest', 'Ben', 'Cleo']);
    const [guest, , cleo] = players;
    await guest.get({ do: 'signIn', ...ben });
    await cleo.get({ do: 'watch', table, since: null });
    expect(namesAt(cleo)).toEqual(['Ben (2)', 'Ben', 'Cleo']);
  });
});

describe('PEOPLE-07 a name that would be taken for an administrator’s', () => {
  it('is refused in every language, and dropped at hello', async () => {
    const eve = await connect(server.port, null, 'Eve');
    for (const name of ['Admin', 'Аdmіn Eve', 'Administrateur', 'Moderator', 'Beheerder', 'Verwalter'])
      expect(await whyNot(eve, { do: 'rename', name })).toBe(RESERVED);
    for (const name of ['ᴀᴅᴍɪɴ', 'ꓮꓓꓟꓲꓠ', 'Ꭺdmin', 'ᎪᎠᎷᏆᏁ', 'admiո', 'aժmin'])
      expect(await whyNot(eve, { do: 'rename', name })).toBe(RESERVED);
    // Whatever it looks like.
    expect(await whyNot(eve, { do: 'rename', name: 'Mаrtha' })).toBe(RESERVED);
    expect((await helloAs('Mаrtha')).value.name).toBe('');
    expect((await helloAs('Марта')).value.name).toBe('Марта');
    expect((await helloAs('Admin')).value.name).toBe('');
    expect((await helloAs('Eve')).value.name).toBe('Eve');
  });

  it('is also the very name of one, however it is written', async () => {
    const root = await connect(server.port, null, 'Käthe Roth');
    await root.get({ do: 'code' });
    administrators.add(await personOf(root));
    const eve = await connect(server.port, null, 'Eve');
    for (const name of ['Käthe Roth', 'kathe  roth', 'KÄTHE ROTH', 'Kаthe Rоth', 'K4the R0th'])
      expect(await whyNot(eve, { do: 'rename', name })).toBe(RESERVED);
    expect((await helloAs('KATHE ROTH')).value.name).toBe('');
    expect(await whyNot(root, { do: 'rename', name: 'Käthe Roth, admin' })).toBeNull();
    expect(await whyNot(eve, { do: 'rename', name: 'Käthe R.' })).toBeNull();
  });
});
