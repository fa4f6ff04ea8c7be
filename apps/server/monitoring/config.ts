// Configuration of shutdown, log and metrics.
import { isIP } from 'node:net';
import { type Environment, readText } from '../common/environment.ts';
import { FORMS, LEVELS, type LogConfig } from './log.ts';

export interface WatchConfig {
  /** Seconds between a signal to end and closing connections: a load balancer has to notice first. */
  readonly grace: number;
  /** The address of the metrics; null for none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly log: LogConfig;
}

export type ReadWatch =
  | { readonly ok: true; readonly watch: WatchConfig }
  | { readonly ok: false; readonly fault: string };

const LONGEST_GRACE = 600;
const LAST_PORT = 65_535;

export function readWatch(env: Environment): ReadWatch {
  const grace = readText(env.GRACE) ?? '0';
  if (!/^\d{1,3}$/.test(grace) || Number(grace) > LONGEST_GRACE)
    return no(`GRACE must be a whole number of seconds from 0 to ${LONGEST_GRACE}, not "${grace}".`);
  const metrics = readText(env.METRICS);
  const place = metrics === null ? null : readPlace(metrics);
  if (metrics !== null && place === null)
    return no(`METRICS must be an address and a port like 127.0.0.1:9464, not "${metrics}".`);
  const said = readText(env.LOG) ?? 'plain';
  const form = FORMS.find((one) => one === said);
  if (form === undefined) return no(`LOG must be ${FORMS.join(' or ')}, not "${said}".`);
  const saidLevel = readText(env.LOG_LEVEL) ?? (form === 'plain' ? 'error' : 'info');
  const level = LEVELS.find((one) => one === saidLevel);
  if (level === undefined) return no(`LOG_LEVEL must be ${LEVELS.join(', ')}, not "${saidLevel}".`);
  const addresses = readText(env.LOG_ADDRESSES) ?? 'off';
  if (addresses !== 'on' && addresses !== 'off')
    return no(`LOG_ADDRESSES must be on or off, not "${addresses}".`);
  const log = { form, level, hasAddresses: addresses === 'on' };
  return { ok: true, watch: { grace: Number(grace), metrics: place, log } };
}

/** An address of this machine and a port: 127.0.0.1:9464, [::1]:9464. */
function readPlace(text: string): WatchConfig['metrics'] {
  const [, bare = '', bracketed = '', port = ''] =
    /^(?:([\d.]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(text) ?? [];
  const host = bare || bracketed;
  return isIP(host) !== 0 && Number(port) <= LAST_PORT ? { host, port: Number(port) } : null;
}

const no = (fault: string): ReadWatch => ({ ok: false, fault });
