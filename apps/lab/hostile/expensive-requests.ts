// Requests that cost the server much, within all limits.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestBody } from '@race/protocol';
import { type Attack, type BrokenPromise, type Field, otherAddress } from './attack.ts';
import { askOn, createRace, get, playRace } from './guests.ts';
import { openRaw } from './raw-socket.ts';

const PEOPLE = 8;
/** Modules that make a race long. */
const MODULES = ['leaders', 'season:hard'];

async function askTogether(field: Field, request: (nth: number) => RequestBody): Promise<BrokenPromise> {
  const answered = await Promise.all(Array.from({ length: PEOPLE }, () => askOn(field, field, request)));
  return answered.some((count) => count > 0) ? [] : ['nobody was answered, so nothing was tried'];
}

export const replays: Attack = {
  name: 'replays',
  kind: 'expensive requests',
  summary: 'The replay of a long race, by people of one address as often as they may: others notice nothing.',
  async prepare(field) {
    const table = await playRace(field, MODULES);
    return () => askTogether(field, () => ({ do: 'replay', table }));
  },
};

const RACES = 3;

export const files: Attack = {
  name: 'files',
  kind: 'expensive requests',
  summary: 'The files of finished races, one after the other: others notice nothing.',
  async prepare(field) {
    const tables: string[] = [];
    for (let nth = 0; nth < RACES; nth++) {
      // One address may not open as many tables at once.
      tables.push(await playRace({ ...field, address: otherAddress(field, nth) }));
    }
    return () => askTogether(field, (nth) => ({ do: 'file', table: tables[nth % RACES] ?? '' }));
  },
};

export const lists: Attack = {
  name: 'lists',
  kind: 'expensive requests',
  summary:
    'The lobby, one’s own tables and turns, and watching anew, as often as one may: others notice nothing.',
  async prepare(field) {
    const table = await playRace(field);
    const requests: readonly RequestBody[] = [
      { do: 'lobby' },
      { do: 'followLobby', follows: true },
      { do: 'watch', table, since: null },
      { do: 'mine' },
      { do: 'turns' },
      { do: 'address' },
      { do: 'unwatch', table },
    ];
    return () => askTogether(field, (nth) => requests[nth % requests.length] ?? { do: 'lobby' });
  },
};

export const exports: Attack = {
  name: 'exports',
  kind: 'expensive requests',
  summary: 'Somebody with many tables exports everything, over and over: others notice nothing.',
  async prepare(field) {
    const person = await openRaw(field, { hello: true });
    const login = `export${Math.random().toString(36).slice(2, 8)}`;
    await get(person, { do: 'password', login, password: 'a phrase nobody else has, 8' });
    for (let nth = 0; nth < 20; nth++)
      await get(person, {
        do: 'create',
        game: 'race',
        options: { crews: 2 },
        seats: ['me', 'open'],
        listed: false,
      });
    return async () => {
      let exported = 0;
      while (!field.isOver()) {
        const result = await person.ask({ do: 'export' });
        if (result?.ok === true) exported += 1;
        else await sleep(50);
      }
      person.socket.destroy();
      return exported > 0 ? [] : ['nothing was exported, so nothing was tried'];
    };
  },
};

const GUESSING = 3;

export const guessedPasswords: Attack = {
  name: 'guessed-passwords',
  kind: 'expensive requests',
  summary: 'Passwords are guessed from several addresses: each is hashed, and the owner can still sign in.',
  least: 4,
  async prepare(field) {
    const owner = await openRaw(field, { hello: true });
    const login = `guess${Math.random().toString(36).slice(2, 8)}`;
    const password = 'a phrase nobody else has, 9';
    await get(owner, { do: 'password', login, password });
    const { token } = owner;
    return async () => {
      const guess = (nth: number): RequestBody => ({
        do: 'signIn',
        login,
        password: `a wrong phrase, ${nth}`,
      });
      await Promise.all(
        Array.from({ length: GUESSING }, async (_, nth) => {
          const from = { ...field, address: otherAddress(field, nth) };
          const guesser = await openRaw(from, { hello: true });
          for (let tried = 0; tried < 15 && !field.isOver(); tried++) await guesser.ask(guess(tried));
          guesser.socket.destroy();
        }),
      );
      const device = await openRaw(field, { hello: true, token });
      const back = await device.ask({ do: 'signIn', login, password });
      for (const { socket } of [owner, device]) socket.destroy();
      return back?.ok === true ? [] : [`the owner cannot sign in: ${back?.refusal.reason ?? 'no answer'}`];
    };
  },
};

const BOT_TABLES = 38;
const CHAMPIONS = ['champion', 'champion', 'champion', 'champion'];
/** Compared with the pace of another table's champion before. */
const LEAST_PACE = 0.2;
const A_CHAMPION = 3_000;

export const thinkingBots: Attack = {
  name: 'thinking-bots',
  kind: 'expensive requests',
  summary:
    'One guest begins dozens of races of bots that think long: the bot at another’s table still answers.',
  needs: {},
  least: 5,
  async prepare(field) {
    const other = { ...field, address: otherAddress(field, 0) };
    const paceBefore = await paceOfChampions(other, A_CHAMPION);
    return async () => {
      const guest = await openRaw(field, { hello: true });
      for (let nth = 0; nth < BOT_TABLES && !field.isOver(); nth++) {
        const table = await createRace(guest, CHAMPIONS).catch(() => null);
        if (table === null) break;
        await guest.ask({ do: 'begin', table });
      }
      const pace = await paceOfChampions(other, A_CHAMPION);
      await field.rest();
      guest.socket.destroy();
      return pace >= LEAST_PACE * paceBefore
        ? []
        : [`somebody’s champion answered ${pace} times, ${paceBefore} times before`];
    };
  },
};

/** The number of beats at a watched table of champions. */
async function paceOfChampions(from: Field, milliseconds: number): Promise<number> {
  const person = await openRaw(from, { hello: true });
  const table = await createRace(person, CHAMPIONS);
  await get(person, { do: 'watch', table, since: null });
  await get(person, { do: 'begin', table });
  const before = person.received;
  await sleep(milliseconds);
  person.socket.destroy();
  return person.received - before;
}
