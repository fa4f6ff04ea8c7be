// The arguments: --help, --new-store, or none.

export type Typed =
  | { readonly kind: 'start'; readonly isNewStore: boolean }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: string };

/** How people start the server: as it is, and with arguments. */
export interface Command {
  readonly plain: string;
  readonly withArguments: string;
  /** The folder of the database, as the help names it. */
  readonly data: string;
}

export const NPM_START: Command = { plain: 'npm start', withArguments: 'npm start --', data: 'data/' };

export const GREAT_RACE: Command = {
  plain: 'great-race',
  withArguments: 'great-race',
  data: '~/.local/share/great-race',
};

const usageOf = ({ plain, withArguments, data }: Command): string => `${plain}
${withArguments} --new-store

Serves the game. --new-store creates an empty database where DATA has none; an existing one is never replaced.
Set environment variables to change the defaults:

  PORT     where to listen (8035; 0 for any free port)
  HOST     on which address; 127.0.0.1 keeps it to this machine (everywhere)
  DATA     directory of the database (${data}); if you set it, the database must exist
  NEW_STORE      set it for one start: the same as --new-store
  DATABASE_URL   a PostgreSQL database that several processes share, instead of DATA
  BUS_URL        with it: nats://host:4222, or another PostgreSQL (the database itself)
  PROXY    set it behind a proxy of your own: addresses are then taken from X-Forwarded-For
  ORIGINS  pages of other addresses that may open a socket, separated by commas
  CONTACT  who answers for this server: mailto:me@example.org (push services ask for it)
  PUSH_SERVICES  push services besides those of the common browsers, separated by commas
  NOTICE_HOOK    an address that gets each notice, as JSON
  NOTICE_SECRET  what those are signed with
  MAIL     a program that reads a message and sends it: /usr/sbin/sendmail -t
  MAIL_FROM      the address mail comes from
  ADDRESS        public address of the page: https://race.example.org (MAIL needs it)
  GRACE    seconds between a signal to end and the closing of connections (0)
  METRICS  an address and a port where Prometheus reads figures: 127.0.0.1:9464
  LOG      plain or json, on standard error (plain)
  LOG_LEVEL      error, warn, info or debug (error; with LOG=json info)
  LOG_ADDRESSES  on writes the addresses of people, too (off)
  ADMINISTRATORS who reads reports: their sign-in names, separated by commas
  RETENTION      days to keep things, where they differ: abandoned=90,bugs=30
  LIMITS   off for measuring, never on the internet

Example: PORT=8080 HOST=127.0.0.1 ${plain}
SIGINT and SIGTERM stop the server cleanly. See docs/operations.md for the rest.
`;

const NEW_STORE = '--new-store';

export function readWords(words: readonly string[], command: Command): Typed {
  if (words.some((word) => word === '--help' || word === '-h'))
    return { kind: 'help', text: usageOf(command) };
  const unknown = words.find((word) => word !== NEW_STORE);
  if (unknown === undefined) return { kind: 'start', isNewStore: words.includes(NEW_STORE) };
  return {
    kind: 'refused',
    fault: `Unknown argument “${unknown}”. The arguments are ${NEW_STORE} and --help, which lists the settings.`,
  };
}
