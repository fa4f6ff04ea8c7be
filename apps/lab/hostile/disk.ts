// A small disk for a store, which can be filled and freed again.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Disk {
  readonly folder: string;
  readonly how: 'tmpfs' | 'file size limit';
  /** This process cannot write any more. */
  fill(pid: number): void;
  free(pid: number): void;
  close(): void;
}

const MEGABYTES = 64;
const PIECE = Buffer.alloc(256 * 1_024);

/** A file system in memory if one can be mounted, which needs root; else a limit on the size of the server's files. */
export function openDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'race-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]);
  return mounted.status === 0 ? smallDisk(folder) : limitedFiles(folder);
}

function smallDisk(folder: string): Disk {
  const filler = join(folder, 'filler');
  return {
    folder,
    how: 'tmpfs',
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    close() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes smaller and smaller pieces until the disk is full. */
function fillUp(file: string): void {
  const open = openSync(file, 'a');
  for (let piece = PIECE; piece.length > 0; ) {
    try {
      writeSync(open, piece);
    } catch {
      piece = piece.subarray(0, piece.length >> 1);
    }
  }
  closeSync(open);
}

function limitedFiles(folder: string): Disk {
  const limit = (pid: number, bytes: string): void => {
    const set = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
    if (set.status !== 0) throw new Error('neither tmpfs nor a limit on file sizes can be set here');
  };
  return {
    folder,
    how: 'file size limit',
    fill(pid) {
      const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
      limit(pid, String(Math.max(0, ...sizes)));
    },
    free: (pid) => limit(pid, 'unlimited'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
