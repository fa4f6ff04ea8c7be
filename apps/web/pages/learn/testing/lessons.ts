// Lessons played without a page: from their files, with the same bots at the other seats.
import { BOTS } from '@race/bots';
import type { Answer, Race } from '@race/great-race';
import { legalActions, open, type Step, view } from '@race/kernel';
import { answer, askedPeople, type DeviceTable, isFinished, playBots } from '@race/local';
import { readTable } from '@race/local/whole.ts';
import { guideLearner } from '../../../sources/thinking/guide.ts';
import { deedsIn } from '../../../sources/thinking/messages.ts';
import type { Try } from '../exercises.ts';

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
export const answered = (table: DeviceTable, given: Answer): DeviceTable =>
  playBots(answeredAlone(table, given));

/** The learner answers, and nobody has gone on from there. */
export function answeredAlone(table: DeviceTable, given: Answer): DeviceTable {
  const own = table.rules.readAnswer(given);
  const moved = own === null ? null : answer(table, LEARNER, own);
  if (moved === null || !moved.ok) throw new Error(`refused: ${JSON.stringify(given)}`);
  return moved.table;
}

export const isAsked = (table: DeviceTable): boolean =>
  !isFinished(table) && askedPeople(table).includes(LEARNER);

export const offered = ({ rules, history }: DeviceTable): Answer[] =>
  legalActions<Race>(open<Race>(rules, history.state), LEARNER);

export const toldOf = ({ history }: DeviceTable): readonly Step<Race>[] => history.standing;

export const eventsOf = (table: DeviceTable) => toldOf(table).flatMap(({ events }) => events);

/** The notes of the helper at this question. */
export function adviceFor(table: DeviceTable): { answer: Answer | undefined; way: readonly number[] } {
  const { rules, history } = table;
  const answers = offered(table);
  const done = deedsIn(eventsOf(table), LEARNER);
  const company = { rules, racer: BOTS.racer, done };
  const { place, way } = guideLearner(company, view<Race>(rules, history.state, LEARNER), answers);
  return { answer: answers[place], way };
}

/** The state of an exercise. */
export const tryOf = (table: DeviceTable): Try => ({
  board: table.rules.board,
  cards: table.rules.cards,
  publicState: table.history.state.public,
  own: table.history.state.seats[LEARNER] ?? null,
  seat: LEARNER,
  events: eventsOf(table),
});
