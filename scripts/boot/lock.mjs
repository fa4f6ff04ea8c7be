// One installation at a time: a lock file with its owner's process number, taken over when the owner is gone.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TOO_OLD_MS = 30 * 60_000;
/** An owner writes its name right after it made the file. */
const UNSIGNED_MS = 5_000;

/**
 * @template T
 * @param {string} file
 * @param {{ work: () => Promise<T>, waiting?: () => void, pauseMs?: number }} options
 */
export async function withLock(file, { work, waiting = () => {}, pauseMs = 200 }) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now() });
  for (let tries = 0; !take(file, mine); tries++) {
    if (tries === 0) waiting();
    if (!breakStale(file)) await sleep(pauseMs);
  }
  const release = () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
  process.on('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** @param {string} file @param {string} mine */
function take(file, mine) {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of an owner that is gone; says whether to try again at once. @param {string} file */
function breakStale(file) {
  const seen = read(file);
  if (seen === undefined) return true;
  if (!isStale(file, seen)) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // Somebody else may have broken the stale lock and taken a fresh one between the two calls: give it back.
    if (read(aside) !== seen) linkSync(aside, file);
  } catch {
    // Another process was quicker.
  }
  rmSync(aside, { force: true });
  return true;
}

/** @param {string} file @param {string} text */
export function isStale(file, text, now = Date.now()) {
  const owner = parse(text);
  if (owner === undefined) return now - modified(file) > UNSIGNED_MS;
  if (now - owner.at > TOO_OLD_MS) return true;
  return owner.host === hostname() && !isAlive(owner.pid);
}

/** @param {string} text @returns {{ pid: number, host: string, at: number } | undefined} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function modified(file) {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
