// Hands over to the program: its arguments, streams, signals and exit code are as if it had been called itself.
import { spawn } from 'node:child_process';

/** node:sqlite and others still announce themselves as experimental; people need not read that. */
const FLAGS = ['--disable-warning=ExperimentalWarning'];

/** @param {string} node @param {string[]} words the program's file and its arguments */
export function run(node, words) {
  const args = [...FLAGS, ...words];
  if (process.platform !== 'win32' && typeof process.execve === 'function') {
    process.execve(node, [node, ...args], process.env);
  }
  const child = spawn(node, args, { stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the program as well: it must not come twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
