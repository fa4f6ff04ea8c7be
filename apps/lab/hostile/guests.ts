// People who request much, each within the limits.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestBody, RequestResult } from '@race/protocol';
import type { Field } from './attack.ts';
import { openRaw, type RawSocket } from './raw-socket.ts';

const RACE_TIMEOUT = 60_000;
const A_PAUSE = 50;

type From = Parameters<typeof openRaw>[0];

/** Makes a request that must succeed. */
export async function get(raw: RawSocket, request: RequestBody): Promise<RequestResult> {
  const result = await raw.ask(request);
  if (result?.ok !== true)
    throw new Error(`${request.do} was refused: ${result?.refusal.reason ?? 'no answer'}`);
  return result.value;
}

/** A new table for a race, and its name. */
export async function createRace(
  raw: RawSocket,
  seats: readonly string[] = ['me', 'random'],
  modules: readonly string[] = [],
): Promise<string> {
  const options = { crews: seats.length, modules };
  const made = await get(raw, { do: 'create', game: 'race', options, seats, listed: false });
  return made.kind === 'table' ? made.table : '';
}

const RANDOM = ['random', 'random', 'random', 'random'];

/** A whole race of bots, played to the end while it is watched. */
export async function playRace(field: Field, modules: readonly string[] = []): Promise<string> {
  const host = await openRaw(field, { hello: true });
  const table = await createRace(host, RANDOM, modules);
  await get(host, { do: 'watch', table, since: null });
  await get(host, { do: 'begin', table });
  const store = await field.openStore();
  const until = performance.now() + RACE_TIMEOUT;
  while ((await store.table(table))?.stage !== 'over') {
    await sleep(A_PAUSE);
    if (performance.now() > until) throw new Error('the race of bots came to no end');
  }
  await store.close();
  // Starts the threads for replays and files before the attack, so that their memory is not counted.
  await host.ask({ do: 'replay', table });
  await host.ask({ do: 'file', table });
  host.socket.destroy();
  return table;
}

/** A person who repeats a request as soon as it is answered, and becomes a new guest after a refusal. */
export async function askOn(
  field: Field,
  from: From,
  request: (nth: number) => RequestBody,
): Promise<number> {
  let answered = 0;
  while (!field.isOver()) {
    const guest = await openRaw(from, { hello: true }).catch(() => null);
    for (let isFine = guest !== null; isFine && !field.isOver(); ) {
      const result = (await guest?.ask(request(answered))) ?? null;
      if (result?.ok === true) answered += 1;
      else isFine = (await guest?.ask({ do: 'hello', protocol: 1, token: null, name: 'Again' }))?.ok === true;
      if (result?.ok !== true) await sleep(A_PAUSE);
    }
    guest?.socket.destroy();
    await sleep(A_PAUSE);
  }
  return answered;
}
