// Announcements for screen readers, once and in order: each line of the log as it is shown, then the question.

export interface Announcements {
  /** How many lines of the log have been told; null before the first look. */
  readonly announced: number | null;
  /** The question that was told last. */
  readonly asked: string;
  readonly lines: readonly Announcement[];
}

interface Announcement {
  /** Numbered through: a line is never told again as another one. */
  readonly at: number;
  readonly words: string;
}

/** The table as somebody listens to it. */
export interface Announced {
  /** The log so far, a sentence or more each; empty where a line tells this listener nothing. */
  readonly log: readonly (() => string)[];
  /** What is asked; null while nobody is. */
  readonly question: string | null;
  /** Nobody is at the table: what one person was told is not left for the next. */
  readonly isShut: boolean;
}

export const NOTHING_ANNOUNCED: Announcements = { announced: null, asked: '', lines: [] };

/** So many are kept to be read again beside the new ones. */
const KEPT_LINES = 40;

export function announce(before: Announcements, { log, question, isShut }: Announced): Announcements {
  if (isShut) return { announced: before.announced ?? log.length, asked: '', lines: [] };
  // What was there when one came is in the paper, and what was taken back is told no more.
  const from = Math.min(before.announced ?? log.length, log.length);
  const fresh = log
    .slice(from)
    .map((words) => words())
    .filter((words) => words !== '');
  // The same words are another question once something has happened, or was taken back.
  const isNew = fresh.length > 0 || log.length < (before.announced ?? 0);
  if (question !== null && (isNew || question !== before.asked)) fresh.push(question);
  const asked = question ?? (isNew ? '' : before.asked);
  if (fresh.length === 0 && before.announced === log.length) return before;
  const next = (before.lines.at(-1)?.at ?? -1) + 1;
  const lines = [...before.lines, ...fresh.map((words, index) => ({ at: next + index, words }))];
  return { announced: log.length, asked, lines: lines.slice(-KEPT_LINES - fresh.length) };
}
