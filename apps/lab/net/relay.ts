// Two relays to compare the server with. Both pass a message on to everyone at the same table once it is durable;
// one appends to a file and syncs it, the other writes through our store. Neither knows a game. Their messages are as
// long as the server's on average, and they write what the server would write: only the game is missing.
import { fdatasync, openSync, write } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { makeCommitter } from '@race/server/storage/committer.ts';
import { openSqlite } from '@race/store';
import { type WebSocket, WebSocketServer } from 'ws';

const folder = process.env.DATA ?? '.';
const isStored = process.env.RELAY === 'store';
const tables = new Map<string, { sockets: WebSocket[]; lines: number }>();

interface RelayedMessage {
  readonly table: string;
  readonly text: string;
}

/** Average bytes of a message to a seat, as `lab load` measures them at the server. */
const AS_LONG_AS_A_BEAT = 300;
const FILLER = '.'.repeat(AS_LONG_AS_A_BEAT);

function tell({ table, text }: RelayedMessage): void {
  const beat = `${text}${FILLER.slice(text.length)}`;
  for (const socket of tables.get(table)?.sockets ?? []) socket.send(beat);
}

const ANSWER = '"answer":';
/** What the server stores of a message. */
const answerIn = (text: string): string => text.slice(text.indexOf(ANSWER) + ANSWER.length, -1);

function toFile(): (message: RelayedMessage) => void {
  const file = openSync(join(folder, 'relay.log'), 'a');
  let waiting: RelayedMessage[] = [];
  let isBusy = false;
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    write(file, batch.map(({ text }) => `${text}\n`).join(''), () =>
      fdatasync(file, () => {
        for (const message of batch) tell(message);
        if (waiting.length > 0) setImmediate(flush);
        else isBusy = false;
      }),
    );
  };
  return (message) => {
    waiting.push(message);
    if (isBusy) return;
    isBusy = true;
    setImmediate(flush);
  };
}

function toStore(): (message: RelayedMessage) => void {
  const committer = makeCommitter({
    store: openSqlite(join(folder, 'relay.sqlite')),
    failed(error) {
      throw error;
    },
  });
  return (message) => {
    const at = tables.get(message.table);
    if (at === undefined) return;
    at.lines += 1;
    const line = {
      line: at.lines,
      seat: 0,
      entry: answerIn(message.text),
      key: `c${at.lines}`,
      at: at.lines,
      question: at.lines,
      checksum: 0,
    };
    committer.add({ write: 'line', table: message.table, line }, () => tell(message));
  };
}

const keep = isStored ? toStore() : toFile();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, { url = '/' }) => {
  const table = url.slice(1);
  const at = tables.get(table) ?? { sockets: [], lines: 0 };
  tables.set(table, at);
  at.sockets.push(socket);
  socket.on('message', (data) => keep({ table, text: data.toString() }));
  socket.on('close', () => {
    at.sockets = at.sockets.filter((one) => one !== socket);
    if (at.sockets.length === 0) tables.delete(table);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});

process.once('disconnect', () => process.exit());

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, rss, rooms: tables.size });
});
