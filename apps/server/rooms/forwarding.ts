// Answers that another process passes on, because this one leads their table.
import type { AnswerMessage, BusMessage } from '../bus/messages.ts';
import type { Member } from './actor-state.ts';
import { type AnswerText, knownAnswer, readAnswerText } from './answer-texts.ts';
import { takeAnswer } from './play.ts';
import type { Rooms } from './rooms.ts';
import type { TableActor } from './table-actor.ts';

/** Nobody here waits for the answer: its own process hears of it when it is written. */
const NOBODY_HERE: Member = {
  person: '',
  address: '',
  spend: () => undefined,
  send: () => undefined,
  lost: () => undefined,
  closed: () => undefined,
};

/** Plays an answer that another process was given. */
export function takeForwarded(rooms: Rooms, message: AnswerMessage, decline: () => void): void {
  const { table, person, question, key, answer } = message;
  const actor = rooms.openNow(table);
  const answerText = actor === null || !actor.game.isOwned ? null : textIn(actor, answer);
  if (actor === null || answerText === null) {
    decline();
    return;
  }
  const replier = { member: NOBODY_HERE, id: 0, since: null, written: () => undefined, refuse: decline };
  takeAnswer(actor, { person, question, key, answerText }, replier);
}

function textIn({ rules }: TableActor, text: string): AnswerText | null {
  try {
    return knownAnswer(rules, text) ?? readAnswerText(rules, JSON.parse(text));
  } catch {
    return null;
  }
}

export const declining = ({ table, seat, key }: AnswerMessage, to: string): BusMessage => ({
  about: 'declined',
  to,
  table,
  seat,
  key,
});
