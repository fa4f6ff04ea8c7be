import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ExitStatus, runLab } from '../lab.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the laboratory in this process. */
export const lab = (...words: readonly string[]): Promise<ExitStatus> => runLab(words);

/** Runs it with --json, which must print one small object and nothing else. */
export async function labJson(...words: readonly string[]): Promise<{ [key: string]: unknown }> {
  const { code, out, err } = await lab(...words, '--json');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${err}${out}`);
  return JSON.parse(out);
}

/** Runs it as from a shell. */
export function labFromShell(...words: readonly string[]): Promise<ExitStatus> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.stderr.on('data', (part) => {
      err += part;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
  });
}
