// The limit of open files: each socket is one.
import { readFileSync } from 'node:fs';
import { UsageFault } from '../cli/fault.ts';

const SEATS = 4;
/** The files of a process besides its sockets. */
const OTHERS = 60;

/** Refuses more tables than there can be sockets, for the players and for the servers. */
export function mustHaveFiles(tables: number, allowed = allowedFiles()): void {
  const needed = SEATS * tables + OTHERS;
  if (needed <= allowed) return;
  const most = Math.max(0, Math.floor((allowed - OTHERS) / SEATS));
  throw new UsageFault(
    `${tables} tables need ${needed} open files, and ${allowed} are allowed here (ulimit -n): ` +
      `allow more, or play at ${most} tables at most`,
  );
}

/** Node raises the soft limit, so the hard limit counts. */
function allowedFiles(): number {
  try {
    const [, hard = ''] =
      /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return hard === 'unlimited' || hard === '' ? Number.POSITIVE_INFINITY : Number(hard);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
