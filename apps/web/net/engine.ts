// The page's side of the connection to the worker of an online table; the worker is started when it is first needed.
import type { Certificate } from '@race/online/certificate.ts';
import type { Device } from '../race/client.ts';
import type { AnyMessage } from './followed-table.ts';
import type { AnyOutcome, AnyRequest } from './game.ts';
import type { Link } from './link.ts';
import type { FromNetWorker, ToNetWorker } from './messages.ts';

export interface NetEngine extends Device<AnyRequest, AnyOutcome, AnyMessage> {
  leave(): void;
  check(file: string, promised: Certificate): Promise<number | null>;
}

export function startEngine(link: Link, missed: (line: number) => void): NetEngine {
  const outcomes = new Map<number, (outcome: AnyOutcome) => void>();
  const checks = new Map<number, (answers: number | null) => void>();
  const listeners = new Set<(message: AnyMessage) => void>();
  let last = 0;
  let started: Worker | null = null;

  function worker(): Worker {
    if (started !== null) return started;
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started = fresh;
    fresh.addEventListener('message', ({ data }: MessageEvent<FromNetWorker>) => handle(data));
    link.subscribe((message) => send({ do: 'message', message }));
    link.watch((state) => send({ do: 'line', state }));
    return fresh;
  }

  const send = (message: ToNetWorker): void => worker().postMessage(message);

  function handle(message: FromNetWorker): void {
    switch (message.type) {
      case 'message':
        for (const listener of listeners) listener(message.message);
        return;
      case 'outcome':
        outcomes.get(message.id)?.(message.outcome);
        outcomes.delete(message.id);
        return;
      case 'request':
        void link
          .request(message.request)
          .then((outcome) => send({ do: 'outcome', id: message.id, message: outcome }));
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
    request(request) {
      const id = ++last;
      return new Promise((resolve) => {
        outcomes.set(id, resolve);
        send({ do: 'request', id, request });
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: () => send({ do: 'leave' }),
    check(file, promised) {
      const id = ++last;
      return new Promise((resolve) => {
        checks.set(id, resolve);
        send({ do: 'check', id, file, promised });
      });
    },
  };
}
