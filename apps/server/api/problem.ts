// Every error of the API, as application/problem+json (RFC 9457).
import type { Refusal } from '@race/kernel';
import { no } from '@race/kernel/refuse.ts';
import { fill } from '@race/words/fill.ts';
import { find, type Words } from '@race/words/t.ts';
import { NO } from '../common/refusals.ts';
import type { HttpReply } from '../http/reply.ts';

/** What only http can get wrong. NET-04. */
export const HTTP = {
  noPath: no('http.noPath', 'NET-04'),
  noMethod: no('http.noMethod', 'NET-04'),
  noHost: no('http.noHost', 'NET-04'),
  noToken: no('http.noToken', 'API-01'),
  mediaType: no('http.mediaType', 'NET-04'),
  tooLarge: no('http.tooLarge', 'NET-04'),
  notJson: no('http.notJson', 'NET-04'),
} as const;

/** A field of a body or an address that is wrong, missing or unknown. */
export const badField = (field: string, fault: string): Refusal =>
  no('http.field', 'NET-04', { field, fault });

interface Fault {
  readonly status: number;
  readonly detail: string;
}

const HTTP_FAULTS: Readonly<Record<string, Fault>> = {
  'http.noPath': { status: 404, detail: 'There is nothing at this address.' },
  'http.noMethod': { status: 405, detail: 'This address does not take this method.' },
  'http.noHost': { status: 421, detail: 'This server is not known by that name.' },
  'http.noToken': { status: 401, detail: 'A token is missing: Authorization: Bearer race_…' },
  'http.mediaType': { status: 415, detail: 'The body must be application/json.' },
  'http.tooLarge': { status: 413, detail: 'The body is larger than 4,096 bytes.' },
  'http.notJson': { status: 400, detail: 'The body is not a JSON object.' },
  'http.field': { status: 400, detail: '{field}: {fault}' },
};

const STATUS_OF_REASON: Readonly<Record<string, number>> = {
  [NO.unknownToken.reason]: 401,
  [NO.notYourSeat.reason]: 403,
  [NO.notHost.reason]: 403,
  'net.scope': 403,
};

const STATUS_OF_RULE: Readonly<Record<string, number>> = {
  'NET-01': 409,
  'NET-02': 409,
  'NET-03': 409,
  'NET-04': 400,
  'NET-05': 429,
  'NET-06': 404,
  'NET-07': 503,
  'ADMIN-04': 403,
  'ADMIN-05': 410,
  'DAILY-02': 403,
  'DAILY-04': 403,
};

/** An answer that the rules of a game do not allow. */
const AGAINST_THE_RULES = 422;

const statusOf = ({ reason, rule }: Refusal): number =>
  HTTP_FAULTS[reason]?.status ?? STATUS_OF_REASON[reason] ?? STATUS_OF_RULE[rule] ?? AGAINST_THE_RULES;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Who are you?',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Wrong method',
  409: 'Not now',
  410: 'Gone',
  413: 'Too large',
  415: 'Wrong media type',
  421: 'Wrong server',
  422: 'Against the rules',
  429: 'Too fast',
  503: 'Not stored',
};

/** Seconds after which a request that came too fast, or could not be stored, may be sent again. */
const RETRY_AFTER = '5';

const HEADERS: Readonly<Record<number, HttpReply['headers']>> = {
  401: { 'WWW-Authenticate': 'Bearer realm="great-race"' },
  429: { 'Retry-After': RETRY_AFTER },
  503: { 'Retry-After': RETRY_AFTER },
};

export function problem(words: Words, refusal: Refusal, headers: HttpReply['headers'] = {}): HttpReply {
  const { reason, rule, with: details } = refusal;
  const status = statusOf(refusal);
  const text = HTTP_FAULTS[reason]?.detail ?? find(words, `refusals.${reason}`, reason);
  const body = {
    type: `urn:great-race:${reason}`,
    title: TITLES[status] ?? 'Refused',
    status,
    detail: fill(words, text, details),
    reason,
    rule,
    ...(Object.keys(details).length === 0 ? {} : { with: details }),
  };
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...HEADERS[status],
      ...headers,
    },
    body: `${JSON.stringify(body)}\n`,
  };
}
