// The log on standard error, one line for each event: sentences for people, or JSON for programs.
// No token, name, table, answer or password is in any of it; addresses only where the host wants them.

export const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];

export const FORMS = ['plain', 'json'] as const;
export type Form = (typeof FORMS)[number];

export interface LogConfig {
  readonly form: Form;
  readonly level: LogLevel;
  /** Whether the addresses of people are written. */
  readonly hasAddresses: boolean;
}

/** Sockets are numbered in the log; the number identifies nobody. */
export type Happened =
  | { readonly event: 'started'; readonly port: number; readonly version: string; readonly page: string }
  /** A login in ADMINISTRATORS without an account. */
  | { readonly event: 'unknownAdministrator'; readonly login: string }
  /** A login in ADMINISTRATORS that now belongs to another person than when it was first listed. */
  | { readonly event: 'changedAdministrator'; readonly login: string }
  | { readonly event: 'ending'; readonly grace: number }
  | { readonly event: 'ended' }
  /** Shutdown took too long and was forced. */
  | { readonly event: 'cutShort' }
  | { readonly event: 'fault'; readonly kind: string; readonly message: string; readonly at: string }
  | { readonly event: 'opened'; readonly socket: number; readonly address: string }
  | { readonly event: 'refused'; readonly socket: number; readonly rule: string; readonly reason: string }
  | { readonly event: 'closed'; readonly socket: number; readonly code: number }
  /** Closed by the server: every message was refused, or the client did not read. */
  | { readonly event: 'dropped'; readonly socket: number; readonly code: number };

const LEVEL_OF = {
  started: 'info',
  unknownAdministrator: 'warn',
  changedAdministrator: 'warn',
  ending: 'info',
  ended: 'info',
  cutShort: 'error',
  fault: 'error',
  opened: 'debug',
  refused: 'debug',
  closed: 'debug',
  dropped: 'warn',
} as const satisfies { readonly [E in Happened['event']]: LogLevel };

export interface Log {
  write(happened: Happened): void;
}

export const SILENT: Log = { write: () => undefined };

interface Outside {
  write(line: string): void;
  now(): number;
  /** A short name of this process, so that its sockets differ from those of another. */
  readonly process: string;
}

export function makeLog({ form, level, hasAddresses }: LogConfig, outside: Outside): Log {
  const most = LEVELS.indexOf(level);
  return {
    write(happened) {
      const its = LEVEL_OF[happened.event];
      if (LEVELS.indexOf(its) > most) return;
      const fields = fieldsOf(happened, outside.process, hasAddresses);
      if (form === 'plain') return outside.write(`${sentence(happened.event, fields)}\n`);
      const { event, ...more } = fields;
      const time = new Date(outside.now()).toISOString();
      outside.write(`${JSON.stringify({ time, level: its, event, process: outside.process, ...more })}\n`);
    },
  };
}

type Fields = { readonly [name: string]: string | number };

function fieldsOf(happened: Happened, process: string, hasAddresses: boolean): Fields {
  if (!('socket' in happened)) return { ...happened };
  const { socket, ...more } = happened;
  const fields: Fields = { ...more, socket: `${process}-${socket}` };
  if (hasAddresses || !('address' in fields)) return fields;
  const { address: _, ...rest } = fields;
  return rest;
}

function sentence(event: Happened['event'], { event: _, ...fields }: Fields): string {
  if (event === 'fault') return `Error at a table: ${fields.message}`;
  if (event === 'unknownAdministrator')
    return `ADMINISTRATORS: there is no account "${fields.login}" yet. Create it on the page, then restart the server.`;
  if (event === 'changedAdministrator')
    return `ADMINISTRATORS: "${fields.login}" is no longer the account you named. To name the new one, start once without it.`;
  if (event === 'cutShort') return 'Ending took longer than ten seconds: the process was ended all the same.';
  const listed = Object.entries(fields).map(([name, value]) => `${name} ${value}`);
  return [event, ...listed].join(', ');
}

const LONGEST_MESSAGE = 200;

/** An error as it may be logged. Errors of the JSON parser quote their input, so they are left out. */
export function faultOf(error: unknown): Extract<Happened, { event: 'fault' }> {
  if (!(error instanceof Error))
    return { event: 'fault', kind: 'unknown', message: 'no reason given', at: '' };
  const { name, message, stack = '' } = error;
  const isQuoting = error instanceof SyntaxError;
  const [, at = ''] =
    /\bat [^\n]*?([\w.-]+:\d+):\d+\)?$/m.exec(stack.slice(stack.indexOf('\n    at '))) ?? [];
  const [line = ''] = message.split('\n', 1);
  return {
    event: 'fault',
    kind: name,
    message: isQuoting ? 'stored data cannot be read' : line.slice(0, LONGEST_MESSAGE),
    at,
  };
}
