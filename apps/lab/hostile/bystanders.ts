// The process of the calm players, as the laboratory talks to it.
import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BystanderMeasures, BystanderQuestion, BystanderRecord } from './bystander.ts';
import { goFirst } from './priority.ts';

const PROGRAM = fileURLToPath(new URL('./bystander.ts', import.meta.url));
const ECHO = fileURLToPath(new URL('./echo.ts', import.meta.url));
const OPTIONS: ForkOptions = {
  execArgv: ['--disable-warning=ExperimentalWarning'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
};

export interface Bystanders {
  /** Begins a new measurement. */
  begin(): void;
  /** The measurements since. */
  end(): Promise<BystanderMeasures>;
  /** The number of acknowledged answers so far. */
  count(): Promise<number>;
  /** The tables they have played at. */
  tables(): Promise<readonly string[]>;
  /** Every acknowledged answer, by table, at tables played since the last call. */
  acknowledged(): Promise<BystanderRecord>;
  close(): Promise<void>;
}

/** Players at this address of the machine. */
export async function openBystanders(port: number, address: string): Promise<Bystanders> {
  const echo = fork(ECHO, [], OPTIONS);
  const [echoPort] = await once(echo, 'message');
  const child = fork(PROGRAM, [String(port), address, String(echoPort)], OPTIONS);
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the bystanders ended with ${code}`);
  });
  gone.catch(() => undefined);
  await Promise.race([once(child, 'message'), gone]);
  for (const one of [echo, child]) goFirst(one);
  async function ask<X>(question: BystanderQuestion): Promise<X> {
    const answer = once(child, 'message');
    child.send(question);
    const [message] = await Promise.race([answer, gone]);
    return message;
  }
  return {
    begin: () => void child.send('begin' satisfies BystanderQuestion),
    end: () => ask<BystanderMeasures>('end'),
    count: () => ask<number>('count'),
    tables: () => ask<readonly string[]>('tables'),
    acknowledged: () => ask<BystanderRecord>('acknowledged'),
    async close() {
      child.kill('SIGKILL');
      await gone.catch(() => undefined);
      echo.kill('SIGKILL');
    },
  };
}
