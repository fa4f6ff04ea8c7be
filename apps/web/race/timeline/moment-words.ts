// A moment of the timeline in words.
import { theCrew } from '../../dashboard/names.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { weightiest } from '../../replay/headline.ts';
import { crews } from '../../state/crews.ts';
import { capital, named, say } from '../../words/say.ts';
import type { TimelineMoment } from './moments.ts';

const MOST_SENTENCES = 3;

/** "Turn 6, convoy". */
export function whenWords({ turn, phase }: TimelineMoment): string {
  const name = named('phase', phase);
  return turn === 0 ? capital(String(name)) : say('desk.moment', { turn, phase: name });
}

/** What it told, or that it told nothing. */
export function momentWords({ seat, phase, events }: TimelineMoment): string {
  if (events.length > 0) return weightiest(events, MOST_SENTENCES).map(sentenceOf).join(' ');
  const actor = seat === null ? undefined : crews.value[seat];
  const crew = actor === undefined ? '' : theCrew(actor);
  return say(phase === 'planning' ? 'desk.moment.plan' : 'desk.moment.silent', { crew });
}
