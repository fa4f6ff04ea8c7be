// What programs can ask for over http: each operation makes one request of the protocol. The fields of its parameters and
// its body are those of that request, so that the document, the reader and the handler have one description.
import { exactly } from '@race/kernel/schema.ts';
import { type ApiScope, fieldsOf, type RequestName } from '@race/protocol';
import type * as v from 'valibot';
import { LINE, RESULTS } from './results.ts';

export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Below the API’s own path; parameters in braces. */
  readonly path: string;
  readonly scope: ApiScope | null;
  /** The request that it makes; null for one that says who the token is. */
  readonly request: RequestName | null;
  readonly summary: string;
  /** One result; a table with its race; or lines for as long as the race lasts. */
  readonly as: 'me' | 'result' | 'file' | 'race' | 'stream';
  readonly result: v.GenericSchema<unknown, unknown>;
  /** OperationFields of the request that the address may give. */
  readonly query: readonly string[];
  /** OperationFields of the request that need not be given. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

type Given = Pick<Operation, 'method' | 'path' | 'scope' | 'request' | 'summary' | 'result'> &
  Partial<Operation>;

const operation = (given: Given): Operation => ({ as: 'result', query: [], defaults: {}, ...given });

export const OPERATIONS: readonly Operation[] = [
  operation({
    method: 'GET',
    path: '/me',
    scope: null,
    request: null,
    as: 'me',
    summary: 'Who the token acts for, what it may do, and until when.',
    result: RESULTS.me,
  }),
  operation({
    method: 'GET',
    path: '/me/tables',
    scope: 'read',
    request: 'mine',
    summary: 'Your tables and races, the last fifty; `yourTurn` says where you are asked.',
    result: RESULTS.mine,
  }),
  operation({
    method: 'GET',
    path: '/tables',
    scope: 'read',
    request: 'lobby',
    summary: 'The listed tables where somebody is present: those that wait and those that race.',
    result: RESULTS.lobby,
  }),
  operation({
    method: 'POST',
    path: '/tables',
    scope: 'tables',
    request: 'create',
    summary:
      'Opens a table. `seats` has `me`, `open` or the name of one of the server’s bots for each crew; `options` are those of the game, all of them optional.',
    result: RESULTS.table,
  }),
  operation({
    method: 'GET',
    path: '/tables/{table}',
    scope: 'read',
    request: 'watch',
    as: 'race',
    defaults: { since: null },
    summary: 'A table and its race now, with all steps so far, as your seat may see it.',
    result: RESULTS.race,
  }),
  operation({
    method: 'GET',
    path: '/tables/{table}/stream',
    scope: 'read',
    request: 'watch',
    as: 'stream',
    query: ['since'],
    defaults: { since: null },
    summary:
      'The same as lines of JSON, one for each step as it is made, until the race is over. With `since` only the steps after that beat come first. Empty lines keep the connection open. With the scope `play` the stream counts as your presence at the table, and takes your seat back from a bot that plays for you; without it nobody sees you.',
    result: LINE,
  }),
  operation({
    method: 'POST',
    path: '/tables/{table}/sit',
    scope: 'tables',
    request: 'sit',
    summary: 'Takes a seat.',
    result: RESULTS.written,
  }),
  operation({
    method: 'POST',
    path: '/tables/{table}/ready',
    scope: 'tables',
    request: 'ready',
    summary: 'Says before the race whether you are ready.',
    result: RESULTS.written,
  }),
  operation({
    method: 'POST',
    path: '/tables/{table}/begin',
    scope: 'tables',
    request: 'begin',
    summary: 'Begins the race, as its host. Open seats go to bots of the server.',
    result: RESULTS.written,
  }),
  operation({
    method: 'POST',
    path: '/tables/{table}/leave',
    scope: 'tables',
    request: 'leave',
    summary: 'Leaves the seat; during a race a bot of the server plays on.',
    result: RESULTS.written,
  }),
  operation({
    method: 'POST',
    path: '/tables/{table}/rematch',
    scope: 'tables',
    request: 'rematch',
    summary:
      'Offers another race at its own table, agrees to such an offer, or declines it. Only who agrees has a seat there.',
    result: RESULTS.table,
  }),
  operation({
    method: 'POST',
    path: '/tables/{table}/answer',
    scope: 'play',
    request: 'answer',
    summary:
      'Answers the open question, with one of the `answers` that a view or a line offers. `key` is your own name for this answer: sent again with the same key it is written once and has the same result.',
    result: RESULTS.written,
  }),
  operation({
    method: 'POST',
    path: '/tables/{table}/undo',
    scope: 'play',
    request: 'undo',
    summary: 'Takes your last answer back, if nobody could learn anything from it.',
    result: RESULTS.written,
  }),
  operation({
    method: 'GET',
    path: '/tables/{table}/replay',
    scope: 'read',
    request: 'replay',
    summary: 'The race so far, frame by frame, as your seat saw it.',
    result: RESULTS.replay,
  }),
  operation({
    method: 'GET',
    path: '/tables/{table}/file',
    scope: 'read',
    request: 'file',
    as: 'file',
    summary: 'The file of a race. Once the race is over, it has the seed and every answer.',
    result: RESULTS.file,
  }),
  operation({
    method: 'GET',
    path: '/players/{person}',
    scope: 'read',
    request: 'player',
    summary: 'What everybody may know about a player: ratings and results.',
    result: RESULTS.player,
  }),
  operation({
    method: 'GET',
    path: '/players/{person}/races',
    scope: 'read',
    request: 'races',
    query: ['game', 'board', 'crews', 'before'],
    defaults: {
      game: null,
      board: null,
      crews: null,
      rated: null,
      won: false,
      together: false,
      before: null,
    },
    summary:
      'The races of a player, rated or not, the newest first, as far as you may see them. With `before`, those that ended earlier.',
    result: RESULTS.races,
  }),
];

export type OperationFields = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;

const PARAMETER = /\{(\w+)\}/g;
const namesIn = (path: string): string[] => [...path.matchAll(PARAMETER)].map(([, name]) => name ?? '');

/** The fields of an operation, by where they are given. */
export function fieldsIn({ path, request, query, defaults }: Operation) {
  const all = request === null ? {} : (fieldsOf(request) as OperationFields);
  const inPath = namesIn(path);
  const pick = (test: (name: string) => boolean): OperationFields =>
    Object.fromEntries(Object.entries(all).filter(([name]) => test(name)));
  return {
    path: pick((name) => inPath.includes(name)),
    query: pick((name) => query.includes(name)),
    body: pick((name) => !inPath.includes(name) && !query.includes(name) && !(name in defaults)),
  };
}

/** How the body of an operation is read: exactly its fields. */
export const bodySchema = (fields: OperationFields): v.GenericSchema<unknown, object> => exactly(fields);

/** The operations at a path of the API, and the parameters in it; null where there are none. */
export function operationsAt(
  path: string,
): { readonly found: readonly Operation[]; readonly params: Readonly<Record<string, string>> } | null {
  const parts = path.split('/');
  for (const { path: pattern } of OPERATIONS) {
    const wanted = pattern.split('/');
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, at) => part === parts[at] || (part.startsWith('{') && parts[at] !== '')))
      continue;
    const params = namesIn(pattern).map((name) => [name, parts[wanted.indexOf(`{${name}}`)] ?? '']);
    return { found: OPERATIONS.filter((one) => one.path === pattern), params: Object.fromEntries(params) };
  }
  return null;
}
