// Serves the page and the tables, and says where: what npm start and an installed great-race have in common.
import { NOW_PATH } from '@race/protocol';
import { isDamage, type Store } from '@race/store';
import { administratorsIn } from './administration/named.ts';
import { makeSweeper } from './administration/sweeper.ts';
import { retentionIn } from './administration/table-retention.ts';
import { openApi } from './api/api.ts';
import { type Command, readWords } from './command-line.ts';
import { newName } from './common/tokens.ts';
import { addressOf, type Config, networkAddresses, publicAddress, readConfig } from './config.ts';
import { type GameServer, makeGameServer } from './game-server.ts';
import { closeServer, listen } from './http/listen.ts';
import { ourHosts } from './http/origin.ts';
import { makeServer } from './http/server.ts';
import { wellKnown } from './http/well-known.ts';
import { endOnSignal } from './monitoring/ending.ts';
import { makeHealth } from './monitoring/health.ts';
import { faultOf, type Log, makeLog } from './monitoring/log.ts';
import { makeMeters } from './monitoring/meters.ts';
import { serveMetrics } from './monitoring/metrics.ts';
import { makeStoreCheck } from './monitoring/store-check.ts';
import { hookChannel, pushChannel } from './notices/channels.ts';
import { mailBy } from './notices/mail.ts';
import { type Mailbox, makeMailbox } from './notices/mailbox.ts';
import { makePoster } from './notices/poster.ts';
import { vapidKeysIn } from './notices/services.ts';
import { wordsIn } from './notices/words.ts';
import { openStore } from './opening.ts';
import type { Assets } from './page/assets.ts';
import { NO_LIMITS } from './requests/buckets.ts';
import { makeCleaner } from './retention/cleaner.ts';
import { makePreviews } from './sharing/previews.ts';
import { openSockets } from './sockets/sockets.ts';
import { makeNow, makeRaceFiles } from './table-requests/documents.ts';

const FAILED = 1;
const BAD_INPUT = 2;

/** Where a copy of the program lies, and how people start it. */
export interface Installation {
  readonly command: Command;
  readonly version: string;
  /** The folder of the store where nobody named one. */
  readonly data: string;
  /** The built page; null where it could not be built. */
  readonly readPage: () => Promise<Assets | null>;
}

export async function serve(installation: Installation): Promise<void> {
  const typed = readWords(process.argv.slice(2), installation.command);
  if (typed.kind === 'help') return void process.stdout.write(typed.text);
  if (typed.kind === 'refused') return giveUp(typed.fault, BAD_INPUT);
  const read = readConfig(process.env, installation.data);
  if (!read.ok) return giveUp(read.fault, BAD_INPUT);
  const assets = await installation.readPage();
  if (assets === null) return giveUp('The page could not be built: see above.');
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
  // A failed request must not end the process and everybody's races.
  process.on('unhandledRejection', failed);
  const opened = await openStore(config, failed);
  if (!opened.ok) return giveUp(opened.fault);
  const { store, bus } = opened;
  const games = makeGameServer({ store, bus, meters, failed });
  const { rooms, services } = games;
  const mailbox = mailboxFor(config, games);
  const health = makeHealth(
    makeStoreCheck(store, config.database === null ? config.data : null, services.now),
  );
  foundDamage = health.damaged;
  const { origins, isBehindProxy, address } = config;
  const isOurs = ourHosts(config);
  const about = wellKnown({
    contact: config.hasContact ? config.contact : null,
    address,
    retention: config.retention,
    finished: () => retentionIn(store),
    now: services.now,
  });
  const previews = makePreviews({ rooms, words: wordsIn });
  let raceFiles: ReturnType<typeof makeRaceFiles> = () => null;
  const routes = new Map([...health.answers, ...about]);
  const server = makeServer(assets, routes, {
    isOurs,
    isBehindProxy,
    address,
    failed,
    limited: (limit) => meters.limited.add(limit),
    previews: (path, headers, from) =>
      raceFiles(path, from) ??
      previews.reply(path, {
        base: config.address ?? `http://${headers.host}`,
        languages: headers['accept-language'] ?? '',
      }),
    ...(config.hasLimits ? {} : { limits: null }),
  });
  let { port } = config;
  const sockets = openSockets(server, games, {
    isOurs,
    origins,
    isBehindProxy,
    failed,
    log,
    pushServices: config.pushServices,
    publicAddress: () => publicAddress({ ...config, port }),
    mailbox,
    administrators: await administrators(config, store, log),
    ...(config.hasLimits ? {} : { limits: NO_LIMITS }),
  });
  routes.set(NOW_PATH, makeNow(sockets.shared));
  raceFiles = makeRaceFiles(rooms, sockets.shared.limits.workAddress);
  const api = openApi(server, sockets, { isOurs, words: await wordsIn('en') });
  const keys = await vapidKeysIn(store);
  const { contact, noticeHook, noticeSecret: secret } = config;
  const channels = {
    push: pushChannel({ store, keys, contact, now: services.now }),
    ...(noticeHook === null ? {} : { hook: hookChannel({ address: noticeHook, secret, now: services.now }) }),
    ...(mailbox === null ? {} : { mail: mailbox.channel }),
  };
  const poster = makePoster({ rooms, channels, failed });
  const sweeper = makeSweeper(rooms, failed);
  const cleaner = makeCleaner(rooms, failed, { days: config.retention });
  const build = { version: installation.version, page: assets.get('/')?.etag ?? '' };
  const metrics = await serveMetrics(config.watch.metrics, { meters, rooms, sockets, build });
  const listening = metrics.ok ? await listen(server, config) : metrics;
  if (!metrics.ok || !listening.ok) {
    poster.close();
    if (metrics.ok) await metrics.close();
    sweeper.close();
    await cleaner.close();
    await games.close();
    return giveUp(listening.ok ? '' : listening.fault);
  }
  port = listening.port;
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
      api.close();
      await Promise.all([closeServer(server), sockets.close(), cleaner.close()]);
      await games.close();
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

function mailboxFor({ mail }: Config, { services }: GameServer): Mailbox | null {
  if (mail === null) return null;
  const { store, now } = services;
  return makeMailbox({ store, now, address: mail.address, send: mailBy(mail.command, mail.from) });
}

/** One line with the local address, and the addresses in the same network. */
function startLine(config: Config): string {
  const others = networkAddresses(config);
  const there = others.length === 0 ? '' : `  (in this network: ${others.join(' ')})`;
  return `The Great Race: ${addressOf(config)}${there}\n`;
}

function giveUp(fault: string, code = FAILED): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = code;
}
