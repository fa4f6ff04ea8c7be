import type { WriteStream } from 'node:tty';

/** A progress line, only on a terminal. */
export interface ProgressLine {
  show(done: number, all: number, what: string): void;
  end(): void;
}

const NOWHERE: ProgressLine = { show: () => undefined, end: () => undefined };
const WIDTH = 24;

export function progressOf(to: Pick<WriteStream, 'isTTY' | 'write'>): ProgressLine {
  if (!to.isTTY) return NOWHERE;
  let shown = '';
  return {
    show(done, all, what) {
      const filled = Math.round((WIDTH * Math.min(done, all)) / Math.max(1, all));
      const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${done} of ${all} ${what}`;
      if (line === shown) return;
      to.write(`\r\x1b[2K${line}`);
      shown = line;
    },
    end() {
      if (shown !== '') to.write('\r\x1b[2K');
      shown = '';
    },
  };
}
