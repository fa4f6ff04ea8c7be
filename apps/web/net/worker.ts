// The engine's thread for a table elsewhere: it holds the rules and what this seat knows; the page holds the line.
import type { ResultMessage, ServerMessage } from '@race/protocol';
import { newName } from '../random.ts';
import { checkFile } from './check.ts';
import { makeNetDevice } from './device.ts';
import type { Link, LinkState } from './link.ts';
import type { FromNetWorker, ToNetWorker } from './messages.ts';

const tell = (message: FromNetWorker): void => postMessage(message);

const waiting = new Map<number, (said: ResultMessage) => void>();
const listeners = new Set<(said: ServerMessage) => void>();
const watchers = new Set<(state: LinkState) => void>();
let last = 0;
let line: LinkState = 'opening';

/** The page's line, as far as a device needs it. */
const link: Pick<Link, 'ask' | 'hear' | 'watch'> = {
  ask(wish) {
    const id = ++last;
    return new Promise((settle) => {
      waiting.set(id, settle);
      tell({ tell: 'ask', id, wish });
    });
  },
  hear(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  watch(watcher) {
    watchers.add(watcher);
    watcher(line);
    return () => watchers.delete(watcher);
  },
};

const device = makeNetDevice(link, newName);
device.hear((said) => tell({ tell: 'said', said }));
device.hearMissed((missed) => tell({ tell: 'missed', line: missed }));

async function obey(message: ToNetWorker): Promise<void> {
  switch (message.do) {
    case 'wish':
      return tell({ tell: 'outcome', id: message.id, outcome: await device.wish(message.wish) });
    case 'hear':
      for (const listener of listeners) listener(message.said);
      return;
    case 'line':
      line = message.state;
      for (const watcher of watchers) watcher(line);
      return;
    case 'outcome':
      waiting.get(message.id)?.(message.said);
      waiting.delete(message.id);
      return;
    case 'leave':
      return device.leave();
    case 'check': {
      const answers = await checkFile(message.file, message.promised);
      return tell({ tell: 'checked', id: message.id, answers });
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToNetWorker>) => void obey(data));
