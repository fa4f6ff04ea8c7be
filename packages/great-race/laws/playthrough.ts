import { begin, type Entry, type GameRecord, type History, type State, streams, write } from '@race/kernel';
import type { Answer } from '../answers.ts';
import { cityAt } from '../board/board.ts';
import type { RaceEvent } from '../events.ts';
import type { RaceRules } from '../rules.ts';
import { type Race, STREAMS } from '../state.ts';

/** A race told line by line, in the engine's own keys and numbers. */
export function playthrough(rules: RaceRules, record: GameRecord): string {
  const lines = [`options ${JSON.stringify(rules.options)}`, `seed ${JSON.stringify(record.seed)}`, ''];
  let history: History<Race> = begin(rules, streams(STREAMS, record.seed));
  const tell = (events: readonly RaceEvent[]) => {
    for (const event of events) lines.push(`        ${describeEvent(rules, event)}`);
  };
  tell(history.opening.events);
  for (const [at, line] of record.entries.entries()) {
    const answer = 'undo' in line ? null : rules.readAnswer(line.answer);
    const entry: Entry<Race> =
      answer === null ? { seat: line.seat, undo: true } : { seat: line.seat, answer };
    const said = answer === null ? 'takes the last answer back' : describeAnswer(rules, answer);
    lines.push(`${String(at + 1).padStart(4)}  ${nameOf(history.state, line.seat)}: ${said}`);
    const written = write(history, entry);
    if (!written.ok) throw new Error(`line ${at + 1} is refused: ${written.refusal.reason}`);
    history = written.history;
    if (answer !== null) tell(history.standing.at(-1)?.events ?? []);
  }
  return `${lines.join('\n')}\n`;
}

/** The crew of a seat, once it has one. */
export const nameOf = (state: State<Race>, seat: number): string =>
  state.public.crews[seat]?.id ?? `seat ${seat}`;

export function describeAnswer(rules: RaceRules, answer: Answer): string {
  const { do: verb, ...rest } = answer;
  return [verb, ...details(rules, rest)].join(' ');
}

export function describeEvent(rules: RaceRules, event: RaceEvent): string {
  const { key, ...rest } = event;
  return [key, ...details(rules, rest)].join(' ');
}

function details(rules: RaceRules, of: object): string[] {
  return Object.entries(of).map(([name, value]) => {
    if (name === 'space' || name === 'spaces')
      return `${name} ${[value]
        .flat()
        .map((at) => placeOf(rules, at))
        .join(' ')}`;
    return `${name} ${Array.isArray(value) ? `(${value.join(' ')})` : value}`;
  });
}

/** A space by its number, and by its city where it has one. */
function placeOf(rules: RaceRules, space: unknown): string {
  const city = typeof space === 'number' ? cityAt(rules.board, space) : null;
  return city === null ? String(space) : `${space} (${city.id})`;
}
