// What happens, told once and in order to who listens: each line of the log as it is shown, then what is asked.

export interface Telling {
  /** How many lines of the log have been told; null before the first look. */
  readonly heard: number | null;
  /** The question that was told last. */
  readonly asked: string;
  readonly lines: readonly TellingLine[];
}

interface TellingLine {
  /** Numbered through: a line is never told again as another one. */
  readonly at: number;
  readonly words: string;
}

/** The table as somebody listens to it. */
export interface Heard {
  /** The log so far, a sentence or more each; empty where a line tells this listener nothing. */
  readonly log: readonly (() => string)[];
  /** What is asked; null while nobody is. */
  readonly question: string | null;
  /** Nobody is at the table: what one person was told is not left for the next. */
  readonly isShut: boolean;
}

export const NOTHING_TOLD: Telling = { heard: null, asked: '', lines: [] };

/** So many are kept to be read again beside the new ones. */
const KEPT = 40;

export function tellOn(before: Telling, { log, question, isShut }: Heard): Telling {
  if (isShut) return { heard: before.heard ?? log.length, asked: '', lines: [] };
  // What was there when one came is in the paper, and what was taken back is told no more.
  const from = Math.min(before.heard ?? log.length, log.length);
  const fresh = log
    .slice(from)
    .map((words) => words())
    .filter((words) => words !== '');
  // The same words are another question once something has happened, or was taken back.
  const isNew = fresh.length > 0 || log.length < (before.heard ?? 0);
  if (question !== null && (isNew || question !== before.asked)) fresh.push(question);
  const asked = question ?? (isNew ? '' : before.asked);
  if (fresh.length === 0 && before.heard === log.length) return before;
  const next = (before.lines.at(-1)?.at ?? -1) + 1;
  const lines = [...before.lines, ...fresh.map((words, index) => ({ at: next + index, words }))];
  return { heard: log.length, asked, lines: lines.slice(-KEPT - fresh.length) };
}
