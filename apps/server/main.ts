// npm start: builds the page when it has to, serves it, and says where.
import { join } from 'node:path';
import { isDamage, type Store } from '@race/store';
import { administratorsIn } from './administration/named.ts';
import { makeSweeper } from './administration/sweeper.ts';
import { retentionIn } from './administration/table-retention.ts';
import { readWords } from './command-line.ts';
import { addressOf, type Config, networkAddresses, readConfig } from './config.ts';
import { closeServer, listen } from './http/listen.ts';
import { makeServer } from './http/server.ts';
import { wellKnown } from './http/well-known.ts';
import { endOnSignal } from './monitoring/ending.ts';
import { makeHealth } from './monitoring/health.ts';
import { faultOf, type Log, makeLog } from './monitoring/log.ts';
import { makeMeters } from './monitoring/meters.ts';
import { serveMetrics, versionIn } from './monitoring/metrics.ts';
import { makeStoreCheck } from './monitoring/store-check.ts';
import { hookChannel, pushChannel } from './notices/channels.ts';
import { mailBy } from './notices/mail.ts';
import { type Mailbox, makeMailbox } from './notices/mailbox.ts';
import { makePoster } from './notices/poster.ts';
import { vapidKeysIn } from './notices/services.ts';
import { openStore } from './opening.ts';
import { readAssets } from './page/assets.ts';
import { buildPage } from './page/build.ts';
import { isFresh } from './page/fresh.ts';
import { makeCleaner } from './retention/cleaner.ts';
import { makeRooms, type Rooms } from './rooms/rooms.ts';
import { newName } from './rooms/tokens.ts';
import { NO_LIMITS } from './sockets/buckets.ts';
import { ourHosts } from './sockets/origin.ts';
import { openSockets } from './sockets/sockets.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'apps', 'web', 'dist');

const FAILED = 1;
const BAD_INPUT = 2;

async function main(): Promise<void> {
  const typed = readWords(process.argv.slice(2));
  if (typed.kind === 'help') return void process.stdout.write(typed.text);
  if (typed.kind === 'refused') return giveUp(typed.fault, BAD_INPUT);
  const read = readConfig(process.env, ROOT);
  if (!read.ok) return giveUp(read.fault, BAD_INPUT);
  if (!isFresh(ROOT, join(DIST, 'index.html')) && !(await buildPage(ROOT))) {
    return giveUp('The page could not be built: see above.');
  }
  const config = { ...read.config, isNewStore: read.config.isNewStore || typed.isNewStore };
  const meters = makeMeters();
  const log = makeLog(config.watch.log, {
    write: (line) => process.stderr.write(line),
    now: Date.now,
    process: newName().slice(0, 4),
  });
  let foundDamage = (): void => undefined;
  const failed = (error: unknown): void => {
    meters.faults.add();
    log.write(faultOf(error));
    if (isDamage(error)) foundDamage();
  };
  // One request that nobody waits for must not end the races of everybody else.
  process.on('unhandledRejection', failed);
  const opened = await openStore(config, failed);
  if (!opened.ok) return giveUp(opened.fault);
  const { store, bus } = opened;
  const rooms = makeRooms({ store, bus, meters, failed });
  const mailbox = mailboxFor(config, rooms);
  const health = makeHealth(makeStoreCheck(store, config.database === null ? config.data : null, rooms.now));
  foundDamage = health.damaged;
  const assets = readAssets(DIST);
  const { origins, isBehindProxy, address } = config;
  const isOurs = ourHosts(config);
  const about = wellKnown({
    contact: config.hasContact ? config.contact : null,
    address,
    retention: config.retention,
    finished: () => retentionIn(store),
    now: rooms.now,
  });
  const server = makeServer(assets, new Map([...health.answers, ...about]), {
    isOurs,
    isBehindProxy,
    address,
    failed,
    limited: (limit) => meters.limited.add(limit),
    ...(config.hasLimits ? {} : { limits: null }),
  });
  const sockets = openSockets(server, rooms, {
    isOurs,
    origins,
    isBehindProxy,
    failed,
    log,
    pushServices: config.pushServices,
    mailbox,
    administrators: await administrators(config, store, log),
    ...(config.hasLimits ? {} : { limits: NO_LIMITS }),
  });
  const keys = await vapidKeysIn(store);
  const { contact, noticeHook, noticeSecret: secret } = config;
  const channels = {
    push: pushChannel({ store, keys, contact, now: rooms.now }),
    ...(noticeHook === null ? {} : { hook: hookChannel({ address: noticeHook, secret, now: rooms.now }) }),
    ...(mailbox === null ? {} : { mail: mailbox.channel }),
  };
  const poster = makePoster({ rooms, channels, failed });
  const sweeper = makeSweeper(rooms, failed);
  const cleaner = makeCleaner(rooms, failed, { days: config.retention });
  const build = { version: versionIn(ROOT), page: assets.get('/')?.etag ?? '' };
  const metrics = await serveMetrics(config.watch.metrics, { meters, rooms, sockets, build });
  const listening = metrics.ok ? await listen(server, config) : metrics;
  if (!metrics.ok || !listening.ok) {
    poster.close();
    if (metrics.ok) await metrics.close();
    sweeper.close();
    await cleaner.close();
    await rooms.close();
    return giveUp(listening.ok ? '' : listening.fault);
  }
  const { grace } = config.watch;
  endOnSignal({
    leave() {
      health.leave();
      log.write({ event: 'ending', grace });
    },
    grace,
    async goodbye() {
      poster.close();
      sweeper.close();
      await Promise.all([closeServer(server), sockets.close(), cleaner.close()]);
      await rooms.close();
      await metrics.close();
      log.write({ event: 'ended' });
    },
    giveUp() {
      log.write({ event: 'cutShort' });
      process.exit(FAILED);
    },
  });
  process.stdout.write(startLine({ ...config, port: listening.port }));
  log.write({ event: 'started', port: listening.port, ...build });
}

async function administrators(
  { administrators }: Config,
  store: Store,
  log: Log,
): Promise<ReadonlySet<string>> {
  const { people, unknown, changed } = await administratorsIn(store, administrators);
  for (const login of unknown) log.write({ event: 'unknownAdministrator', login });
  for (const login of changed) log.write({ event: 'changedAdministrator', login });
  return people;
}

function mailboxFor({ mail }: Config, { store, now }: Rooms): Mailbox | null {
  if (mail === null) return null;
  return makeMailbox({ store, now, address: mail.address, send: mailBy(mail.command, mail.from) });
}

/** One line: where it is here, and where others in the same network find it. */
function startLine(config: Config): string {
  const others = networkAddresses(config);
  const there = others.length === 0 ? '' : `  (in this network: ${others.join(' ')})`;
  return `The Great Race: ${addressOf(config)}${there}\n`;
}

function giveUp(fault: string, code = FAILED): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = code;
}

await main();
