// The games that can be played online, and what a table needs to know of its game. Each is fetched when a table of it is opened.

import { type Rules, readRecord, replay, streams, type Types } from '@race/kernel';
import { foresee, type Mirror, mayAnswer, whyHere } from '@race/online';
import { type Certificate, checkRace } from '@race/online/certificate.ts';
import { loadNetDash, loadNetRace } from '../chunks.ts';
import type { GameOutcome, GameSeatView } from '../messages.ts';

const GAMES: { readonly [game: string]: () => Promise<NetGame> } = {
  race: async () => (await loadNetRace()).netRace,
  dash: async () => (await loadNetDash()).netDash,
};

/** Null for a game this page does not have. */
export async function netGame(id: string): Promise<NetGame | null> {
  return Object.hasOwn(GAMES, id) ? ((await GAMES[id]?.()) ?? null) : null;
}

/** The rules of one table, and what only its game shows and does. */
export interface NetTable<T extends Types = Types> {
  readonly rules: Rules<T>;
  readonly streams: readonly string[];
  readonly options: object;
  /** What stays the same through the game. */
  readonly facts: object;
  /** The seat view as the page of this game gets it. */
  show(seatView: GameSeatView<T, object, string>, mirror: Mirror<T>): object;
  /** The beginning of the name of a game's file. */
  readonly fileName: string;
  /** Handles a request that only this game knows; null for any other. */
  handleOwnRequest(request: AnyRequest, actions: GameActions<T>): Promise<AnyOutcome> | null;
}

/** Makes the rules for a table's options; null for options of a later version. */
export type NetGame = (options: unknown) => Promise<NetTable | null>;

/** What the handlers of a game's own requests may use. */
export interface GameActions<T extends Types> {
  mirror(): Mirror<T> | null;
  give(answer: T['answer'], question: number): Promise<AnyOutcome>;
}

/** A request that only its game can read. */
export interface AnyRequest {
  readonly do: string;
  readonly [part: string]: unknown;
}

export type AnyOutcome = GameOutcome<{ readonly kind: string }>;

/** Forgets the types of a game: every value it gets comes from its own rules. */
export const anyTable = <T extends Types>(table: NetTable<T>): NetTable => table as unknown as NetTable;

/** Random streams for an imagined state: what a seat may answer is the same in every state it could be in. */
export const anyChance = (names: readonly string[]) => streams(names, 1);

export const answersIn = ({ rules, streams: names }: NetTable, mirror: Mirror<Types>): Types['answer'][] =>
  mayAnswer(rules, mirror, anyChance(names));

export const whyIn = ({ rules, streams: names }: NetTable, mirror: Mirror<Types>, answer: Types['answer']) =>
  whyHere(rules, mirror, { answer, chance: anyChance(names) });

/** `asked` comes from the page: the rules know an answer by its identity. */
export function foreseeIn(
  { rules, streams: names }: NetTable,
  mirror: Mirror<Types>,
  asked: Types['answer'],
): Mirror<Types> | null {
  const answer = rules.readAnswer(asked);
  return answer === null ? null : foresee(rules, mirror, { answer, chance: anyChance(names) });
}

/** Checks a finished game against its certificate and replays it; returns the number of answers, null when it is not valid. */
export async function checkFile(file: string, promised: Certificate): Promise<number | null> {
  if (!checkRace(file, promised)) return null;
  const read = readRecord(file);
  if (!read.ok) return null;
  const table = await (await netGame(read.value.game))?.(read.value.options);
  if (table == null) return null;
  const again = replay(table.rules, table.streams, read.value);
  return again.ok ? read.value.entries.length : null;
}
