import {
  BOOSTERS,
  CHARACTERS,
  type DashAnswer,
  type DashEvent,
  type DashFrame,
  type DashRules,
  VEHICLES,
} from '@race/dash';
import type { Refusal, Seat } from '@race/kernel';
import { fill, type Name, type Values } from '../fill.ts';
import { capital, find, listOf, named, t, type Words } from '../t.ts';
import { theCard, theVehicle } from './names.ts';

/** What sentences about a dash need to know: its cards, and a name for each seat. */
export interface DashContext {
  readonly rules: Pick<DashRules, 'cards' | 'cardIndex'>;
  readonly name: (seat: Seat) => string | Name;
}

/** One line of the log: an event as a sentence. */
export function dashSentence(words: Words, event: DashEvent, context: DashContext): string {
  if (event.key === 'dashOver') {
    const { winners, stages } = event;
    return t(words, 'dash.events.dashOver', {
      winners: listOf(words, winners.map(context.name)),
      count: winners.length,
      stages: Math.max(...stages),
    });
  }
  return told(words, `dash.events.${event.key}`, { of: event, context });
}

/** An answer as one chooses it. */
export const dashLabel = (words: Words, answer: DashAnswer, context: DashContext): string =>
  told(words, `dash.answers.${answer.do}`, { of: answer, context });

/** The open question. */
export const dashQuestion = (words: Words, frame: DashFrame, context: DashContext): string =>
  told(words, `dash.questions.${frame.kind}`, { of: frame, context });

/** Why an answer is refused, in one sentence. */
export function dashRefusal(words: Words, refusal: Refusal, context: DashContext): string {
  const own = `dash.refusals.${refusal.reason}`;
  // What the kernel refuses, an undo say, is worded with the words of every game.
  const key = find(words, own, '') === '' ? `refusals.${refusal.reason}` : own;
  if (find(words, key, '') === '') return t(words, 'refusals.unknown');
  return told(words, key, { of: refusal.with, context });
}

function told(
  words: Words,
  key: string,
  { of, context }: { readonly of: object; readonly context: DashContext },
): string {
  const values: { [name: string]: Values[string] } = {};
  for (const [name, value] of Object.entries(of))
    Object.assign(values, worded(words, { name, value }, context));
  return capital(words, fill(words, find(words, key, ''), values));
}

/** What an event, an answer or a refusal names by number or identifier, in words. */
function worded(
  words: Words,
  { name, value }: { readonly name: string; readonly value: unknown },
  { rules, name: nameOf }: DashContext,
): Values {
  switch (name) {
    case 'seat':
      return { who: nameOf(Number(value)) };
    case 'card':
    case 'course':
    case 'hand':
      return { [name]: theCard(words, rules, String(value)) };
    case 'cards':
      return {
        cards: listOf(
          words,
          listed(value).map((id) => theCard(words, rules, String(id))),
        ),
      };
    case 'order':
      return {
        order: listOf(
          words,
          listed(value).map((seat) => nameOf(Number(seat))),
        ),
      };
    case 'character': {
      const character = CHARACTERS.find((one) => one === value);
      return character === undefined ? {} : { character: named(words, `dash.character.${character}`) };
    }
    case 'vehicle': {
      const vehicle = VEHICLES.find((one) => one === value);
      return vehicle === undefined
        ? {}
        : { vehicle: named(words, `dash.vehicle.${vehicle}`), the: theVehicle(words, vehicle) };
    }
    case 'booster': {
      const booster = BOOSTERS.find((one) => one === value);
      return booster === undefined ? {} : { booster: named(words, `dash.booster.${booster}`) };
    }
    default:
      return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {};
  }
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
