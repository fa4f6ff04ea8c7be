// The worker of an online table: it holds the rules and what this seat knows; the page holds the connection.
import type { ResultMessage, ServerMessage } from '@race/protocol';
import { newName } from '../random.ts';
import { checkFile } from './check.ts';
import { makeNetDevice } from './device.ts';
import type { Link, LinkState } from './link.ts';
import type { FromNetWorker, ToNetWorker } from './messages.ts';

const post = (message: FromNetWorker): void => postMessage(message);

const waiting = new Map<number, (message: ResultMessage) => void>();
const listeners = new Set<(message: ServerMessage) => void>();
const watchers = new Set<(state: LinkState) => void>();
let last = 0;
let linkState: LinkState = 'opening';

/** The page's line, as far as a device needs it. */
const link: Pick<Link, 'request' | 'subscribe' | 'watch'> = {
  request(request) {
    const id = ++last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      post({ type: 'request', id, request });
    });
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  watch(watcher) {
    watchers.add(watcher);
    watcher(linkState);
    return () => watchers.delete(watcher);
  },
};

const device = makeNetDevice(link, newName);
device.subscribe((message) => post({ type: 'message', message }));
device.subscribeToMissed((missed) => post({ type: 'missed', line: missed }));

async function handle(message: ToNetWorker): Promise<void> {
  switch (message.do) {
    case 'request':
      return post({ type: 'outcome', id: message.id, outcome: await device.request(message.request) });
    case 'message':
      for (const listener of listeners) listener(message.message);
      return;
    case 'line':
      linkState = message.state;
      for (const watcher of watchers) watcher(linkState);
      return;
    case 'outcome':
      waiting.get(message.id)?.(message.message);
      waiting.delete(message.id);
      return;
    case 'leave':
      return device.leave();
    case 'check': {
      const answers = await checkFile(message.file, message.promised);
      return post({ type: 'checked', id: message.id, answers });
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToNetWorker>) => void handle(data));
