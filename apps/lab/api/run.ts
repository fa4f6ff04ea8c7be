// Races of bot accounts through the API: on a server of the laboratory, or on another one with tokens.
import type { BotName } from '@race/bots';
import { readRecord, replay } from '@race/kernel';
import { sum } from '@race/kernel/sum.ts';
import { API_SCOPES, type RequestResult } from '@race/protocol';
import { gameOf } from '../games/index.ts';
import { LAB_SERVER } from '../net/child.ts';
import { type ClientSocket, openClientSocket } from '../net/client-socket.ts';
import { openAlone } from '../net/servers.ts';
import { type ApiClient, makeApiClient, must } from './client.ts';
import { playSeat } from './play.ts';

export interface ApiPlan {
  readonly bot: BotName;
  readonly races: number;
  readonly crews: number;
  readonly seed: number;
}

export interface ApiFigures extends ApiPlan {
  readonly answers: number;
  readonly late: number;
  /** Races whose file could be played again to the same end. */
  readonly verified: number;
}

/** A server of our own, and a bot account of another owner for each crew: such a race is rated. */
export async function playHere(plan: ApiPlan, report: (done: number) => void): Promise<ApiFigures> {
  const servers = await openAlone(LAB_SERVER, { LIMITS: 'off', WINDOW: '0' }, null);
  try {
    const [port] = servers.ports;
    const tokens: string[] = [];
    for (let crew = 0; crew < plan.crews; crew++) tokens.push(await newBot(port, crew));
    return await playAt(`http://127.0.0.1:${port}`, tokens, plan, report);
  } finally {
    await servers.close();
  }
}

async function newBot(port: number, nth: number): Promise<string> {
  const owner = await openClientSocket(port, () => undefined);
  try {
    await owner.ask({ do: 'password', login: `owner-${nth}`, password: 'crossing the Sahara by night' });
    const made = await got(owner, { do: 'makeBot', name: `Laboratory ${nth + 1}` }, 'bot');
    const wish = { do: 'makeToken', bot: made.bot, label: 'lab api', scopes: API_SCOPES, days: 7 } as const;
    return (await got(owner, wish, 'newToken')).token;
  } finally {
    owner.close();
  }
}

async function got<K extends RequestResult['kind']>(
  socket: ClientSocket,
  request: Parameters<ClientSocket['ask']>[0],
  kind: K,
): Promise<Extract<RequestResult, { kind: K }>> {
  const value = await socket.ask(request);
  if (value.kind !== kind) throw new Error(`${value.kind} instead of ${kind}`);
  return value as Extract<RequestResult, { kind: K }>;
}

/** The first token opens each table, the others join. */
export async function playAt(
  server: string,
  tokens: readonly string[],
  plan: ApiPlan,
  report: (done: number) => void,
): Promise<ApiFigures> {
  const clients = tokens.map((token) => makeApiClient(server, token));
  const [host] = clients;
  if (host === undefined) throw new Error('nobody plays');
  const figures = { answers: 0, late: 0, verified: 0 };
  for (let race = 0; race < plan.races; race++) {
    const table = await gather(host, clients.slice(1), plan.crews);
    const seats = clients.map((client, seat) =>
      playSeat(client, { table, bot: plan.bot, seed: plan.seed + 1_000 * race + seat }),
    );
    await must(host.ask('POST', `/tables/${table}/begin`));
    const played = await Promise.all(seats);
    figures.answers += sum(played.map(({ answers }) => answers));
    figures.late += sum(played.map(({ late }) => late));
    if (isPlayable((await host.ask('GET', `/tables/${table}/file`)).text)) figures.verified += 1;
    report(race + 1);
  }
  return { ...plan, ...figures };
}

async function gather(host: ApiClient, others: readonly ApiClient[], crews: number): Promise<string> {
  const open = Array.from({ length: crews - 1 }, () => 'open');
  const wanted = { game: 'race', options: { crews }, seats: ['me', ...open], listed: false };
  const { table } = await must<{ table: string }>(host.ask('POST', '/tables', wanted));
  for (const [at, client] of others.entries())
    await must(client.ask('POST', `/tables/${table}/sit`, { seat: at + 1 }));
  return table;
}

/** Whether a file is a race that replays to its recorded end. */
function isPlayable(text: string): boolean {
  const read = readRecord(text);
  if (!read.ok) return false;
  return gameOf('race').open((game) => replay(game.make(read.value.options), game.streams, read.value).ok);
}
