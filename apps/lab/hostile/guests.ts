// People who ask for much, each inside what one may ask for.
import type { RequestBody, RequestResult } from '@race/protocol';
import type { Field } from './attack.ts';
import { openRaw, type RawSocket } from './raw-socket.ts';

const LONG_RACE = {
  do: 'create',
  game: 'race',
  seats: ['random', 'random', 'random', 'random'],
  listed: false,
} as const;
const RACE_TIMEOUT = 60_000;
const A_PAUSE = 50;

type From = Parameters<typeof openRaw>[0];

/** Makes a request that has to succeed. */
export async function get(raw: RawSocket, request: RequestBody): Promise<RequestResult> {
  const said = await raw.ask(request);
  if (said?.ok !== true) throw new Error(`${request.do} was refused: ${said?.refusal.reason ?? 'no answer'}`);
  return said.value;
}

/** A whole race of bots, played to the end while somebody looks. */
export async function playRace(field: Field, modules: readonly string[] = []): Promise<string> {
  const host = await openRaw(field, { hello: true });
  const made = await get(host, { ...LONG_RACE, options: { crews: 4, modules } });
  const table = made.kind === 'table' ? made.table : '';
  await get(host, { do: 'watch', table, since: null });
  await get(host, { do: 'begin', table });
  const store = await field.openStore();
  const until = performance.now() + RACE_TIMEOUT;
  while ((await store.table(table))?.stage !== 'over') {
    await new Promise((settle) => setTimeout(settle, A_PAUSE));
    if (performance.now() > until) throw new Error('the race of bots came to no end');
  }
  await store.close();
  // Threads that make replays and files are started by the first who asks: what they hold is there before the attack.
  await host.ask({ do: 'replay', table });
  await host.ask({ do: 'file', table });
  host.socket.destroy();
  return table;
}

/** One person who asks again as soon as there is an answer, and is somebody new after a refusal. */
export async function askOn(
  field: Field,
  from: From,
  request: (nth: number) => RequestBody,
): Promise<number> {
  let answered = 0;
  while (!field.isOver()) {
    const guest = await openRaw(from, { hello: true }).catch(() => null);
    for (let isFine = guest !== null; isFine && !field.isOver(); ) {
      const said = (await guest?.ask(request(answered))) ?? null;
      if (said?.ok === true) answered += 1;
      else isFine = (await guest?.ask({ do: 'hello', protocol: 1, token: null, name: 'Again' }))?.ok === true;
      if (said?.ok !== true) await new Promise((settle) => setTimeout(settle, A_PAUSE));
    }
    guest?.socket.destroy();
    await new Promise((settle) => setTimeout(settle, A_PAUSE));
  }
  return answered;
}
