// A table full of players in this process: one socket for each seat, random answers.
import type { Seat } from '@race/kernel';
import type { ServerMessage } from '@race/protocol';
import { type ClientSocket, openClientSocket, retry } from './client-socket.ts';
import { makeRandomPlayers, OPTIONS, SEATS } from './random-players.ts';
import { countMessage, type LoadPace, type LoadTally } from './tally.ts';

export interface TableClients {
  readonly table: string;
  readonly tokens: readonly string[];
  isOver(): boolean;
  /** Whether the race has begun and is not over. */
  isPlaying(): boolean;
  /** Begins to play, or changes the pace. */
  go(): void;
  /** The acknowledged answers so far, in order. */
  readonly acknowledged: Acknowledged[];
  close(): void;
}

export interface Acknowledged {
  readonly seat: Seat;
  readonly key: string;
  readonly answer: string;
}

interface SeatClient {
  socket: ClientSocket | null;
  /** The request that waits for its beat. */
  open: { readonly id: number; readonly since: number; readonly key: string; readonly answer: string } | null;
  isThinking: boolean;
}

let keys = 0;

/** The server of a table, as a load balancer would choose it. */
function placeOf(table: string, servers: number): number {
  let hash = 0;
  for (const letter of table) hash = (31 * hash + letter.charCodeAt(0)) >>> 0;
  return hash % servers;
}

/**
 * Four players at a table, at one server or spread over several. With a table and tokens they return to
 * it.
 */
export async function openTableClients(
  where: number | readonly [number, ...number[]],
  with_: {
    readonly tally: LoadTally;
    readonly pace: LoadPace;
    readonly seed: number;
    readonly back?: Pick<TableClients, 'table' | 'tokens'>;
    /** Whether another race follows the first. */
    readonly playsOn?: boolean;
    /** Whether all players of a table go to one server, as behind a load balancer that knows the table. */
    readonly affinity?: boolean;
  },
): Promise<TableClients> {
  const { tally, pace, seed, back, playsOn = false, affinity = false } = with_;
  const ports = typeof where === 'number' ? [where] : where;
  const players = makeRandomPlayers(seed);
  const acknowledged: Acknowledged[] = [];
  const seatClients = Array.from(
    { length: SEATS },
    (): SeatClient => ({ socket: null, open: null, isThinking: false }),
  );
  let isGathering = false;
  let isClosed = false;
  let isStored = false;

  function receive(seat: Seat, text: string): void {
    countMessage(tally, text);
    const client = seatClients[seat] as SeatClient;
    if (text.startsWith('{"type":"table"')) return;
    const hasMore =
      seat === 0 || text.includes('"own":{') || text.includes('"id":') || !text.startsWith('{"type":"beat"');
    if (hasMore) follow(seat, client, JSON.parse(text));
    else players.count(seat, text);
    if (seat === 0) for (const one of seatClients.keys()) think(one);
    else think(seat);
    if (playsOn && !isGathering && players.isOver() === true) again().catch(unlessClosed);
  }

  function follow(seat: Seat, client: SeatClient, message: ServerMessage & { id?: number | null }): void {
    if (message.type === 'lost') comeBack(seat, client);
    players.follow(seat, message);
    if (message.id === undefined || message.id !== client.open?.id) return;
    if (message.type === 'result' && !message.ok) {
      tally.refused += 1;
      client.open = null;
    } else acknowledge(seat, client);
  }

  /** Another server was faster, and this one catches up. A single server has no reason to. */
  function comeBack(seat: Seat, client: SeatClient): void {
    if (ports.length === 1) throw new Error('a table was opened anew');
    client.open = null;
    players.forget(seat);
    client.socket?.ask({ do: 'watch', table, since: null }).catch(unlessClosed);
  }

  function unlessClosed(error: Error): void {
    if (!isClosed) throw error;
  }

  /** A seat thinks about one thing at a time: with a thought for every message, a table would speed itself up. */
  function think(seat: Seat): void {
    const client = seatClients[seat] as SeatClient;
    if (pace.pause === 0) act(seat);
    else if (pace.pause !== 'not yet' && !client.isThinking) {
      client.isThinking = true;
      setTimeout(() => thought(seat), pace.pause * (0.5 + Math.random()));
    }
  }

  function thought(seat: Seat): void {
    const client = seatClients[seat] as SeatClient;
    client.isThinking = false;
    act(seat);
    // Whoever had nothing to answer, or was refused, looks again later.
    if (client.open === null && !isClosed) think(seat);
  }

  function acknowledge(seat: Seat, client: SeatClient): void {
    const { open } = client;
    if (open === null) return;
    tally.moves += 1;
    if (tally.latencies.length < 200_000) tally.latencies.push(performance.now() - open.since);
    acknowledged.push({ seat, key: open.key, answer: open.answer });
    client.open = null;
  }

  function act(seat: Seat): void {
    const client = seatClients[seat] as SeatClient;
    const { socket } = client;
    if (socket === null || client.open !== null) return;
    const answer = players.choose(seat);
    if (answer === null) return;
    keys += 1;
    const key = `c${keys}`;
    const id = socket.send({ do: 'answer', table, question: players.question(), key, answer });
    client.open = { id, since: performance.now(), key, answer: JSON.stringify(answer) };
  }

  let table = back?.table ?? '';
  async function connect(seat: Seat, token: string | null): Promise<ClientSocket> {
    const place = affinity && table !== '' ? placeOf(table, ports.length) : seat % ports.length;
    const address = { token, table: affinity && table !== '' ? table : null };
    const socket = await openClientSocket(ports[place] as number, (text) => receive(seat, text), address);
    (seatClients[seat] as SeatClient).socket?.close();
    (seatClients[seat] as SeatClient).socket = socket;
    return socket;
  }
  let lines: ClientSocket[] = [];
  for (const seat of seatClients.keys()) lines.push(await connect(seat, back?.tokens[seat] ?? null));

  /** A new table for the same four. With affinity, all move to its address. */
  async function gather(): Promise<void> {
    const [maker] = lines as [ClientSocket];
    const seats = ['me', 'open', 'open', 'open'];
    const made = await maker.ask({ do: 'create', game: 'race', options: OPTIONS, seats, listed: false });
    table = made.kind === 'table' ? made.table : '';
    // Tokens of guests are stored only once they sit down; the maker sits already.
    if (affinity)
      lines = await Promise.all(
        lines.map((line, seat) => connect(seat, isStored || seat === 0 ? line.token : null)),
      );
    isStored = true;
    const [host, ...others] = lines as [ClientSocket, ...ClientSocket[]];
    for (const [at, socket] of others.entries()) await retry(socket, { do: 'sit', table, seat: at + 1 });
    await retry(host, { do: 'begin', table });
  }

  const watch = () => Promise.all(lines.map((socket) => socket.ask({ do: 'watch', table, since: null })));

  /** The race is over: another one. */
  async function again(): Promise<void> {
    isGathering = true;
    const old = table;
    players.forgetAll();
    await Promise.all(lines.map((socket) => socket.ask({ do: 'unwatch', table: old })));
    await gather();
    await watch();
    isGathering = false;
  }

  if (back === undefined) await gather();
  await watch();
  return {
    get table() {
      return table;
    },
    get tokens() {
      return lines.map(({ token }) => token);
    },
    isOver: () => players.isOver() === true,
    isPlaying: () => players.isOver() === false && !isGathering,
    go: () => {
      for (const seat of seatClients.keys()) think(seat);
    },
    acknowledged,
    close: () => {
      isClosed = true;
      for (const socket of lines) socket.close();
    },
  };
}
