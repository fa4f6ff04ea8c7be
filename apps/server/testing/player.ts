// A player at a socket, for tests: sends requests, keeps a mirror, and can play by itself.
import type { Race } from '@race/great-race';
import { chooseFrom, fast, type Rules, type Stream, streams, type Types } from '@race/kernel';
import { follow, type Mirror, mayAnswer, mirrorOf } from '@race/online';
import type { RequestBody, RequestResult, ResultMessage, ServerMessage, TableNews } from '@race/protocol';
import { gameOf } from '../rooms/games.ts';

/** At a table of races by default. */
export interface Player<T extends Types = Race> {
  readonly heard: string[];
  readonly news: TableNews[];
  mirror: Mirror<T> | null;
  rules: Rules<T> | null;
  token: string;
  ask(request: RequestBody): Promise<ResultMessage>;
  /** Sends a request that must succeed. */
  get(request: RequestBody): Promise<RequestResult>;
  sendRaw(text: string): void;
  answers(): T['answer'][];
  give(table: string, answer: object, key?: string): Promise<ResultMessage>;
  /** Plays at random whenever asked, until the race is over. */
  playOn(table: string, chance: Stream): void;
  until(test: (player: Player<T>) => boolean): Promise<void>;
  closed: Promise<number>;
  close(): void;
}

let keys = 0;

/** Opened by a page of some origin, or by a program. */
const openSocket = (address: string, headers: object): WebSocket =>
  new WebSocket(address, { headers } as never);

export async function connect<T extends Types = Race>(
  port: number,
  token: string | null = null,
  name = 'Ada',
  origin?: string,
  headers: object = {},
): Promise<Player<T>> {
  const socket = openSocket(`ws://127.0.0.1:${port}/live`, {
    ...(origin === undefined ? {} : { origin }),
    ...headers,
  });
  const waiting = new Map<number, (message: ResultMessage) => void>();
  let last = 0;
  let watchers: (() => void)[] = [];
  let auto: (() => void) | null = null;
  let names: readonly string[] = [];
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('no socket')));
  });
  const player: Player<T> = {
    heard: [],
    news: [],
    mirror: null,
    rules: null,
    token: token ?? '',
    ask(request) {
      const id = ++last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ ...request, id }));
      });
    },
    async get(request) {
      const result = await player.ask(request);
      if (!result.ok) throw new Error(`${request.do} is refused: ${result.refusal.reason}`);
      return result.value;
    },
    sendRaw: (text) => socket.send(text),
    answers() {
      const { mirror, rules } = player;
      return mirror === null || rules === null ? [] : mayAnswer<T>(rules, mirror, streams(names, 1));
    },
    give: (table, answer, key = `t${++keys}`) =>
      player.ask({ do: 'answer', table, question: player.mirror?.question ?? 0, key, answer }),
    playOn(table, chance) {
      let isBusy = false;
      auto = () => {
        const answers = isBusy ? [] : player.answers();
        if (answers.length === 0) return;
        isBusy = true;
        void player.give(table, chooseFrom(chance, answers) as object).then(() => {
          isBusy = false;
          auto?.();
        });
      };
      auto();
    },
    until(test) {
      if (test(player)) return Promise.resolve();
      return new Promise((resolve) => {
        const watch = () => (test(player) ? resolve() : void watchers.push(watch));
        watchers.push(watch);
      });
    },
    closed: new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code))),
    close: () => socket.close(),
  };

  function receive(message: ServerMessage): void {
    if (message.type === 'table') {
      player.news.push(message.news);
      const game = gameOf(message.news.game);
      names = game?.streams ?? [];
      player.rules ??= (game?.rules(message.news.options) ?? null) as Rules<T> | null;
    }
    if (message.type === 'view') player.mirror = mirrorOf<T>(message, player.mirror);
    if ((message.type === 'beat' || message.type === 'own') && player.mirror !== null) {
      player.mirror = follow(player.mirror, message);
      if (player.mirror === null) throw new Error(`the mirror broke at beat ${message.at}`);
      if (message.id !== undefined)
        resolveRequest({
          type: 'result',
          id: message.id,
          ok: true,
          value: { kind: 'written', at: message.at },
        });
    }
    if (message.type === 'result') resolveRequest(message);
    auto?.();
    const waking = watchers;
    watchers = [];
    for (const watch of waking) watch();
  }

  function resolveRequest(message: ResultMessage): void {
    if (message.id === null) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }

  socket.addEventListener('message', ({ data }) => {
    player.heard.push(String(data));
    receive(JSON.parse(String(data)));
  });
  const hello = await player.ask({ do: 'hello', protocol: 1, token, name });
  if (hello.ok && hello.value.kind === 'welcome') player.token = hello.value.token ?? player.token;
  return player;
}

export const chanceFor = (seed: number): Stream => fast(seed, 77);

/** The messages of a person, byte for byte; of commitments and names only length and time. */
export const bytes = <T extends Types>({ heard }: Player<T>): string[] =>
  heard
    .filter((text) => !text.includes('"welcome"'))
    .map((text) =>
      text
        .replaceAll(/[0-9a-f]{64}/g, '*')
        .replaceAll(/"person":"[\w-]{16}"/g, '"person":"*"')
        .replaceAll(/"made":\d+/g, '"made":0'),
    );
