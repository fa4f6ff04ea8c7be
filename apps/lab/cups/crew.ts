// A crew of a cup in this process: enters, takes its seat in each round, and lets a bot answer. It comes back by itself after
// the server was lost, as a page does.
import { setTimeout as sleep } from 'node:timers/promises';
import { fast, type Rules, streams, type Types } from '@race/kernel';
import { follow, type Mirror, mayAnswer, mirrorOf, viewOf } from '@race/online';
import type { CupNews, ServerMessage } from '@race/protocol';
import { gameOf, type ServedGame } from '@race/server/rooms/games.ts';
import { type ClientSocket, openClientSocket } from '../net/client-socket.ts';

/** Where the server is: another port after each start. */
export interface CupServer {
  port: number;
}

export interface CupCrew {
  /** Enters a cup. */
  enter(cup: string): Promise<void>;
  /** Races until the cup is over; returns how it ended. */
  race(cup: string): Promise<CupNews>;
  readonly socket: () => Promise<ClientSocket>;
  close(): void;
}

/** Milliseconds between two looks at the cup, and before another try. */
const LOOK_EVERY = 300;
const AGAIN = 100;

export function makeCrew(
  where: CupServer,
  { game, seed }: { readonly game: string; readonly seed: number },
): CupCrew {
  const served = gameOf(game);
  if (served === null) throw new Error(`no game is called ${game}`);
  const player = makeBot(served, seed);
  let socket: ClientSocket | null = null;
  let token: string | null = null;
  let port = 0;
  let keys = 0;
  let isClosed = false;
  /** The answer that is on its way. */
  let pending: number | null = null;

  async function open(): Promise<ClientSocket> {
    if (socket !== null && port === where.port) return socket;
    socket?.close();
    player.watch(null);
    pending = null;
    port = where.port;
    socket = await openClientSocket(port, (text) => receive(JSON.parse(text)), { token });
    ({ token } = socket);
    return socket;
  }

  function receive(message: ServerMessage & { readonly id?: number | null }): void {
    // A beat or a refusal: the server has taken note of the last answer.
    if (message.id !== undefined && message.id === pending) pending = null;
    player.receive(message);
    answer();
  }

  /** One answer after the other; each question is answered once. */
  function answer(): void {
    const chosen = pending !== null || socket === null ? null : player.choose();
    if (chosen !== null && socket !== null)
      pending = socket.send({ do: 'answer', ...chosen, key: `k${seed}-${keys++}` });
  }

  /** What the server answers, however often it has to be asked. */
  async function asking<X>(ask: (line: ClientSocket) => Promise<X>): Promise<X> {
    for (;;)
      try {
        return await ask(await open());
      } catch (error) {
        if (isClosed) throw error;
        if (socket !== null && port === where.port && isRefusal(error)) throw error;
        socket?.close();
        socket = null;
        await sleep(AGAIN);
      }
  }

  const look = (cup: string): Promise<CupNews> =>
    asking(async (line) => {
      const seen = await line.ask({ do: 'cup', cup, round: null });
      if (seen.kind !== 'cup') throw new Error('no cup');
      return seen.cup;
    });

  return {
    async enter(cup) {
      await asking((line) => line.ask({ do: 'enterCup', cup }));
    },
    async race(cup) {
      for (;;) {
        const news = await look(cup);
        if (news.stage === 'over' || news.stage === 'off') return news;
        const { table } = news;
        if (table !== null && player.table() !== table) {
          player.watch(table);
          await asking((line) => line.ask({ do: 'watch', table, since: null }));
        }
        do await sleep(LOOK_EVERY);
        while (player.isRacing() && port === where.port && socket !== null);
        // A server that was killed has told nobody.
        if (port !== where.port) player.watch(null);
      }
    },
    socket: open,
    close() {
      isClosed = true;
      socket?.close();
    },
  };
}

/** The connection has said no; anything else is a lost connection. */
const isRefusal = (error: unknown): boolean => error instanceof Error && error.message.startsWith('net.');

/** A bot at one table at a time, which knows what its seat is told. */
function makeBot(served: ServedGame, seed: number) {
  const chance = fast(seed, 5);
  // The weakest that plays on purpose: a cup is about its tables, not about the moves.
  const [bot] = served.bots.filter((one) => one.bot !== 'random').toSorted((a, b) => a.rating - b.rating);
  let table: string | null = null;
  let mirror: Mirror<Types> | null = null;
  let rules: Rules<Types> | null = null;
  let given = -1;
  return {
    table: () => table,
    watch(next: string | null) {
      [table, mirror, given] = [next, null, -1];
    },
    isRacing: () => mirror !== null && mirror.public.stack.length > 0,
    receive(message: ServerMessage) {
      if (!('table' in message) && message.type !== 'table') return;
      if (message.type === 'table' && message.news.table === table)
        rules = served.rules(message.news.options);
      if (message.type === 'view' && message.table === table) mirror = mirrorOf<Types>(message, null);
      if ((message.type === 'beat' || message.type === 'own') && message.table === table && mirror !== null) {
        mirror = follow(mirror, message);
        // It no longer fits: the crew watches again.
        if (mirror === null) table = null;
      }
      if (message.type === 'lost' && message.table === table) [table, mirror] = [null, null];
    },
    /** An answer to the open question; each is given once. */
    choose(): { readonly table: string; readonly question: number; readonly answer: object } | null {
      if (table === null || mirror === null || rules === null) return null;
      const answers = mayAnswer<Types>(rules, mirror, streams(served.streams, seed));
      const now = mirror.question * 1_000 + mirror.at;
      if (answers.length === 0 || given === now || bot === undefined) return null;
      given = now;
      const answer = served.choose({ rules, view: viewOf(mirror), answers, bot: bot.bot, chance }) as object;
      return { table, question: mirror.question, answer };
    },
  };
}
