// The page's end of the wire to the engine's thread of a table elsewhere; it is started when it is first needed.
import type { Certificate } from '@race/online/certificate.ts';
import type { Device } from '../race/client.ts';
import type { AnySaid } from './followed-table.ts';
import type { AnyOutcome, AnyWish } from './game.ts';
import type { Link } from './link.ts';
import type { FromNetWorker, ToNetWorker } from './messages.ts';

export interface NetEngine extends Device<AnyWish, AnyOutcome, AnySaid> {
  leave(): void;
  check(file: string, promised: Certificate): Promise<number | null>;
}

export function startEngine(link: Link, missed: (line: number) => void): NetEngine {
  const outcomes = new Map<number, (outcome: AnyOutcome) => void>();
  const checks = new Map<number, (answers: number | null) => void>();
  const listeners = new Set<(said: AnySaid) => void>();
  let last = 0;
  let started: Worker | null = null;

  function worker(): Worker {
    if (started !== null) return started;
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started = fresh;
    fresh.addEventListener('message', ({ data }: MessageEvent<FromNetWorker>) => heard(data));
    link.hear((said) => send({ do: 'hear', said }));
    link.watch((state) => send({ do: 'line', state }));
    return fresh;
  }

  const send = (message: ToNetWorker): void => worker().postMessage(message);

  function heard(message: FromNetWorker): void {
    switch (message.tell) {
      case 'said':
        for (const listener of listeners) listener(message.said);
        return;
      case 'outcome':
        outcomes.get(message.id)?.(message.outcome);
        outcomes.delete(message.id);
        return;
      case 'ask':
        void link.ask(message.wish).then((said) => send({ do: 'outcome', id: message.id, said }));
        return;
      case 'missed':
        missed(message.line);
        return;
      case 'checked':
        checks.get(message.id)?.(message.answers);
        checks.delete(message.id);
    }
  }

  return {
    wish(wish) {
      const id = ++last;
      return new Promise((settle) => {
        outcomes.set(id, settle);
        send({ do: 'wish', id, wish });
      });
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => send({ do: 'leave' }),
    check(file, promised) {
      const id = ++last;
      return new Promise((settle) => {
        checks.set(id, settle);
        send({ do: 'check', id, file, promised });
      });
    },
  };
}
