// Answers for a table that another process leads are passed on to it, so that two processes do not write the same line. If it
// does not take one, or says nothing, the answer is played here.
import type { Seat } from '@race/kernel';
import { NO } from '../common/refusals.ts';
import { secondsSince } from '../monitoring/meters.ts';
import { forwardedName } from './actor-state.ts';
import type { AnswerText } from './answer-texts.ts';
import type { Replier } from './replier.ts';
import type { TableActor } from './table-actor.ts';

/** How long the leader may be silent, in milliseconds: many transactions. */
const SILENCE = 400;
/** The most answers of one table that wait for its leader. */
const MOST = 50;

interface Passed {
  readonly person: string;
  readonly seat: Seat;
  readonly question: number;
  readonly key: string;
  readonly answerText: AnswerText;
}

/** Passes an answer on to the process that leads its table; false where this process has to play it. */
export function forward(actor: TableActor, passed: Passed, replier: Replier): boolean {
  const { game, services } = actor;
  const { leader, forwarded } = game;
  const { person, seat, question, key, answerText } = passed;
  const name = forwardedName(seat, key);
  // An answer that comes from another process is not passed on again.
  if (leader === null || services.node === null || replier.since === null) return false;
  if (forwarded.has(name) || forwarded.size >= MOST) return false;
  const timer = setTimeout(takeBack, SILENCE);
  const isOpen = (): boolean => {
    clearTimeout(timer);
    return forwarded.delete(name);
  };
  function takeBack(): void {
    if (!isOpen()) return;
    // It does not lead, or has ended.
    if (game.leader === leader) game.leader = null;
    replier.refuse(NO.otherWrote);
  }
  forwarded.set(name, {
    member: replier.member,
    written(at, text) {
      if (!isOpen()) return;
      if (text === null) replier.written(at);
      else replier.member.send(text, replier.id);
      if (replier.since !== null) services.meters.acknowledged.observe(secondsSince(replier.since));
    },
    takeBack,
  });
  const { id: table } = actor;
  services.node.publish({
    about: 'answer',
    to: leader,
    table,
    person,
    seat,
    question,
    key,
    answer: answerText.text,
  });
  return true;
}

/** The table leaves memory: what was passed on is given again where the table is opened next. */
export function takeAllBack({ game }: TableActor): void {
  for (const one of [...game.forwarded.values()]) one.takeBack();
}
