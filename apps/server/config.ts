// What the environment says about this server.

export interface Config {
  readonly host: string;
  readonly port: number;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly fault: string };

const USUAL: Config = { host: 'localhost', port: 8035 };

export function readConfig(env: { readonly [name: string]: string | undefined }): ReadConfig {
  const port = readPort(env.PORT);
  if (port === null) {
    return { ok: false, fault: `PORT must be a whole number from 0 to 65535, not "${env.PORT}".` };
  }
  return { ok: true, config: { host: readHost(env.HOST), port } };
}

function readPort(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return USUAL.port;
  const port = Number(text);
  return /^\d{1,5}$/.test(text.trim()) && port <= 65_535 ? port : null;
}

const readHost = (text: string | undefined): string =>
  text === undefined || text.trim() === '' ? USUAL.host : text.trim();

/** The address people open. Whoever listens everywhere can be reached as localhost. */
export function addressOf({ host, port }: Config): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}
