// Follows a table for a program: the messages of its seat, each with the answers that the seat may give then. They are
// found from what the seat was sent and from nothing else, as on the page: law 5 holds for them because it holds for that.
import { type Rules, streams, type Types } from '@race/kernel';
import { follow, type Mirror, mayAnswer, mirrorOf } from '@race/online';
import type { ServerMessage, TableNews } from '@race/protocol';
import { gameOf } from '../rooms/games.ts';

/** A message as a program gets it. */
export interface Line {
  readonly type: ServerMessage['type'];
  readonly text: string;
}

export interface Follower {
  /** The line of a message; null for those that are not for programs, such as talk. */
  receive(text: string): Line | null;
  /** The table as it was last sent. */
  readonly news: TableNews | null;
}

const FOR_PROGRAMS: readonly ServerMessage['type'][] = [
  'table',
  'view',
  'beat',
  'own',
  'clock',
  'lost',
  'closed',
];

/** Any chance will do: the answers are the same in all worlds that agree with what a seat knows. */
const ANY_CHANCE = 1;

/** The answers do not depend on earlier steps. */
const withoutPast = (mirror: Mirror<Types> | null): Mirror<Types> | null =>
  mirror === null ? null : { ...mirror, past: [] };

export function makeFollower(): Follower {
  let news: TableNews | null = null;
  let mirror: Mirror<Types> | null = null;
  let rules: Rules<Types> | null = null;
  let names: readonly string[] = [];

  function learn(message: ServerMessage): void {
    if (message.type === 'table') news = message.news;
    if (message.type === 'view') {
      const game = gameOf(message.game);
      rules = game?.rules(message.options) ?? null;
      names = game?.streams ?? [];
      mirror = mirrorOf({ ...message, from: 0, past: [], opening: [] }, null);
    }
    if (message.type === 'beat' || message.type === 'own')
      mirror = mirror === null ? null : withoutPast(follow(mirror, message));
  }

  function withAnswers(text: string): string {
    const answers =
      mirror === null || rules === null ? [] : mayAnswer(rules, mirror, streams(names, ANY_CHANCE));
    return `${text.slice(0, -1)},"answers":${JSON.stringify(answers)}}`;
  }

  return {
    receive(text) {
      const message = JSON.parse(text) as ServerMessage;
      const { type } = message;
      if (!FOR_PROGRAMS.includes(type)) return null;
      learn(message);
      const changes = type === 'view' || type === 'beat' || type === 'own';
      return { type, text: changes ? withAnswers(text) : text };
    },
    get news() {
      return news;
    },
  };
}
