// How far the reader has read the chat of each table: saved on this device, for the latest tables.
export const READ_LINES = 'talk-read';
const MOST = 20;

const LINE = /^([\w-]{1,32}) (\d{1,9})$/;

const linesIn = (saved: string | null): readonly (readonly [table: string, line: number])[] =>
  (saved ?? '').split('\n').flatMap((text) => {
    const found = LINE.exec(text);
    return found === null ? [] : [[found[1] ?? '', Number(found[2])] as const];
  });

/** The last line that was read; 0 for none. */
export const readUpTo = (saved: string | null, table: string): number =>
  linesIn(saved).find(([one]) => one === table)?.[1] ?? 0;

/** What is saved once a table was read up to a line. */
export const readIn = (saved: string | null, table: string, line: number): string =>
  [[table, line] as const, ...linesIn(saved).filter(([one]) => one !== table)]
    .slice(0, MOST)
    .map((one) => one.join(' '))
    .join('\n');

interface Heard {
  readonly lines: readonly { readonly seat: number | null }[];
  readonly muted: readonly number[];
}

/** Whether somebody can be muted: once they have spoken, and to hear them again. */
export const mayMute = ({ lines, muted }: Heard, seat: number): boolean =>
  muted.includes(seat) || lines.some((line) => line.seat === seat);
