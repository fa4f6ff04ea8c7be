// Lessons played without a page: as their files are read by the device, with the same bots at the other seats.
import { BOTS } from '@race/bots';
import type { Answer, Race } from '@race/great-race';
import { legalActions, open, view } from '@race/kernel';
import { answer, askedPeople, type DeviceTable, isFinished, playBots } from '@race/local';
import { readTable } from '@race/local/whole.ts';
import { deedsIn } from '../deeds.ts';
import type { Try } from '../exercises/exercise.ts';
import { guideLearner } from '../guide/guide.ts';
import type { NoteStep } from '../notes.ts';

export const LEARNER = 0;

const FILES = import.meta.glob<string>('../recorded/*.race.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A lesson at its first question. */
export function lessonTable(lesson: string): DeviceTable {
  const read = readTable(FILES[`../recorded/${lesson}.race.json`] ?? '');
  if (!read.ok) throw new Error(`${lesson}: ${read.refusal.reason}`);
  return playBots(read.value);
}

/** The learner answers, then the bots, until the learner is asked again. */
export function answered(table: DeviceTable, given: Answer): DeviceTable {
  const own = table.rules.readAnswer(given);
  const moved = own === null ? null : answer(table, LEARNER, own);
  if (moved === null || !moved.ok) throw new Error(`refused: ${JSON.stringify(given)}`);
  return playBots(moved.table);
}

export const isAsked = (table: DeviceTable): boolean =>
  !isFinished(table) && askedPeople(table).includes(LEARNER);

export const offered = ({ rules, history }: DeviceTable): Answer[] =>
  legalActions<Race>(open<Race>(rules, history.state), LEARNER);

export const toldOf = ({ history }: DeviceTable): NoteStep[] =>
  history.standing.map(({ seat, events }) => ({ seat, events }));

export const eventsOf = (table: DeviceTable) => toldOf(table).flatMap(({ events }) => events);

/** What the helper says here. */
export function adviceFor(table: DeviceTable): { answer: Answer | undefined; way: readonly number[] } {
  const { rules, history } = table;
  const answers = offered(table);
  const done = deedsIn(eventsOf(table), LEARNER);
  const company = { rules, racer: BOTS.racer, done };
  const { place, way } = guideLearner(company, view<Race>(rules, history.state, LEARNER), answers);
  return { answer: answers[place], way };
}

/** How an exercise stands. */
export const tryOf = (table: DeviceTable): Try => ({
  board: table.rules.board,
  cards: table.rules.cards,
  publicState: table.history.state.public,
  own: table.history.state.seats[LEARNER] ?? null,
  seat: LEARNER,
  events: eventsOf(table),
});
