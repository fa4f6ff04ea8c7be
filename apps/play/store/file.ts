import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** Writes a whole file or none: what was there stays until the new one is safely on the disk. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const half = join(dirname(file), `.${basename(file)}.${process.pid}.half`);
  try {
    const open = openSync(half, 'w', 0o600);
    try {
      writeSync(open, text);
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}

/** Gives a file another name beside its own, one that nothing has yet, and says which. */
export function setAside(file: string, mark: string): string {
  const end = extname(file);
  const stem = file.slice(0, file.length - end.length);
  for (let n = 1; ; n++) {
    const name = `${stem}.${mark}${n === 1 ? '' : `-${n}`}${end}`;
    if (existsSync(name)) continue;
    renameSync(file, name);
    return name;
  }
}

/** Writes a file of a name that nothing has yet. */
export function writeNew(file: string, text: string): 'written' | 'there' | 'refused' {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return 'written';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'there' : 'refused';
  }
}
