// What was typed after the program's name: help, or nothing.

export type Typed =
  | { readonly kind: 'start' }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: string };

const USAGE = `npm start

Serves the game. It takes no arguments; set environment variables to change the defaults:

  PORT     where to listen (8035; 0 for any free port)
  HOST     on which address; 127.0.0.1 keeps it to this machine (everywhere)
  DATA     the folder of the store (data/)
  DATABASE_URL   a PostgreSQL database that several processes share, instead of DATA
  BUS_URL        with it: nats://host:4222, or another PostgreSQL (the database itself)
  PROXY    set it behind a proxy of your own: addresses are then taken from X-Forwarded-For
  ORIGINS  pages of other addresses that may open a socket, with commas
  CONTACT  who answers for this server: mailto:me@example.org (push services ask for it)
  PUSH_SERVICES  push services besides those of the usual browsers, with commas
  NOTICE_HOOK    an address that gets each notice, as JSON
  MAIL     a program that reads a message and sends it: /usr/sbin/sendmail -t
  MAIL_FROM      the address mail comes from
  ADDRESS        public address of the page: https://race.example.org (MAIL needs it)
  GRACE    seconds between a signal to end and goodbye to who is here (0)
  METRICS  an address and a port where Prometheus reads figures: 127.0.0.1:9464
  LOG      plain or json, on standard error (plain)
  LOG_LEVEL      error, warn, info or debug (error; with LOG=json info)
  LOG_ADDRESSES  on writes the addresses of people, too (off)
  ADMINISTRATORS who reads reports: the names with which they sign in, with commas
  LIMITS   off for measuring, never on the internet

Example: PORT=8080 HOST=127.0.0.1 npm start
SIGINT and SIGTERM stop the server cleanly. See docs/operations.md for the rest.
`;

export function readWords(words: readonly string[]): Typed {
  if (words.some((word) => word === '--help' || word === '-h')) return { kind: 'help', text: USAGE };
  const [first] = words;
  if (first === undefined) return { kind: 'start' };
  return {
    kind: 'refused',
    fault: `Unknown argument “${first}”. The only argument is --help, which lists the settings.`,
  };
}
