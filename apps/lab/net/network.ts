// A network for one server, with a connection to the players and another to the database that can be cut.
import { spawnSync } from 'node:child_process';

export interface FaultyNetwork {
  readonly name: string;
  /** The address of the server, from outside. */
  readonly host: string;
  readonly databaseHost: string;
  /** The addresses that may connect to the database from there. */
  readonly subnet: string;
  /** The flags with which the database has to be started. */
  readonly databaseFlags: readonly string[];
  cut(): void;
  mend(): void;
  close(): void;
}

export function openNetwork(): FaultyNetwork {
  const id = process.pid % 10_000;
  const name = `race${id}`;
  const players = { outside: `rp${id}`, inside: `rq${id}`, net: '10.231.1' };
  const database = { outside: `rd${id}`, inside: `re${id}`, net: '10.231.2' };
  ip('netns', 'add', name);
  for (const { outside, inside, net } of [players, database]) {
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', name);
    ip('addr', 'add', `${net}.1/24`, 'dev', outside);
    ip('link', 'set', outside, 'up');
    ip('-n', name, 'addr', 'add', `${net}.2/24`, 'dev', inside);
    ip('-n', name, 'link', 'set', inside, 'up');
  }
  ip('-n', name, 'link', 'set', 'lo', 'up');
  return {
    name,
    host: `${players.net}.2`,
    databaseHost: `${database.net}.1`,
    subnet: `${database.net}.0/24`,
    databaseFlags: ['-c', 'listen_addresses=*'],
    cut: () => ip('link', 'set', database.outside, 'down'),
    mend: () => ip('link', 'set', database.outside, 'up'),
    close() {
      // The rest is deleted with the namespace.
      for (const { outside } of [players, database]) ip('link', 'del', outside);
      ip('netns', 'del', name);
    },
  };
}

function ip(...words: string[]): void {
  const { status, stderr } = spawnSync('ip', words);
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr ?? 'there is no such program'}`);
}

/** Why networks cannot be made on this machine; null where they can. */
export function whyNoNetwork(): string | null {
  try {
    openNetwork().close();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}
