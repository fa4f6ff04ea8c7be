// The addresses that are shared: small pages that tell other sites in words and a picture what a link leads to, and take
// people there. They say what whoever has the link may see, come from stored rows, and open no table.
import type { Store, TableRow } from '@race/store';
import { LANGUAGES } from '@race/words/language.ts';
import { find, listOf, t, type Words } from '@race/words/t.ts';
import { isClubRole } from '../common/membership.ts';
import { readCupPlan } from '../cups/plan.ts';
import { type HttpReply, plainly } from '../http/reply.ts';
import { ratingNews } from '../ratings/skill.ts';
import { trackOf } from '../ratings/track.ts';
import { gameOf } from '../rooms/games.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { tryPlan, tryRecord } from '../rooms/table-schema.ts';
import { drawPicture } from './picture.ts';

/** Who asks: the address under which they found the server, and the languages they read. */
export interface Visitor {
  readonly base: string;
  readonly languages: string;
}

export interface Previews {
  /** Null for a path that is none of these. */
  reply(path: string, visitor: Visitor): Promise<HttpReply> | null;
}

interface Options {
  readonly rooms: Rooms;
  words(language: string): Promise<Words>;
}

interface Preview {
  readonly title: string;
  readonly how: string;
  /** Where people are taken. */
  readonly to: string;
}

const PATH = /^\/(race|player|cup|club)\/([\w-]{1,32})(?:\/(\d{1,5}))?(\.png)?$/;
/** For so long others may keep a picture. */
const KEPT = 'public, max-age=300';
const MOST_PICTURES = 40;
/** More people than any club has. */
const MOST_COUNTED = 1_000;
/** Between two pictures with crews, in milliseconds; meanwhile the board is shown without. */
const PAUSE = 500;

export function makePreviews({ rooms, words }: Options): Previews {
  const { store, now } = rooms.services;
  const pictures = new Map<string, Buffer>();
  let drawnAt = Number.NEGATIVE_INFINITY;

  function foundAt(texts: Words, kind: string, id: string): Promise<Preview | null> {
    if (kind === 'race') return raceOf(texts, id);
    if (kind === 'club') return clubOf(texts, store, id);
    return kind === 'cup' ? cupOf(texts, store, id) : playerOf(texts, store, id);
  }

  async function pageOf({ kind, id, line }: Shared, { base, languages }: Visitor): Promise<HttpReply> {
    const texts = await words(languageIn(languages));
    const found = await foundAt(texts, kind, id);
    if (found === null) return plainly(404, 'There is nothing at this address.');
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Language',
      },
      body: pageText(atMoment(found, line), { texts, base, path: `/${kind}/${id}` }),
    };
  }

  async function raceOf(texts: Words, table: string): Promise<Preview | null> {
    const row = await store.table(table);
    const plan = row === null ? null : tryPlan(row.plan);
    if (row === null || plan === null) return null;
    if ((plan.shutUntil ?? 0) > now()) return { ...plain(texts), to: '/#expedition' };
    return raceWords(texts, store, row, plan.options);
  }

  async function pictureOf(kind: string, id: string): Promise<HttpReply> {
    const row = kind === 'race' ? await store.table(id) : null;
    const plan = row === null ? null : tryPlan(row.plan);
    // A sealed table of a cup is on the road for its own people alone.
    const isSealed = row !== null && tryRecord(row.record)?.cup?.sealed === true;
    const isExpedition = (plan?.shutUntil ?? 0) > now();
    const isShut = isExpedition || isSealed;
    const raced = kind === 'cup' ? await planOfCup(store, id) : isExpedition ? null : optionsOf(row, plan);
    const board = raced === null ? '' : (gameOf(raced.game)?.boardOf(raced.options) ?? '');
    // Crews stand on it while the table is in memory; nothing is opened for a picture.
    const actor = isShut ? null : rooms.openNow(id);
    const live = actor?.game.live ?? null;
    const crews =
      actor === null || live === null ? [] : actor.served.progress(actor.rules, live.state.public).crews;
    const drawn = drawnOnce(board, crews) ?? drawnOnce(board, []);
    return {
      status: 200,
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': KEPT,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      body: drawn ?? drawPicture(board, []),
    };
  }

  /** Null where another picture was drawn a moment ago: nobody can keep the server busy with them. */
  function drawnOnce(board: string, crews: Parameters<typeof drawPicture>[1]): Buffer | null {
    const key = JSON.stringify([board, crews]);
    const known = pictures.get(key);
    if (known !== undefined) return known;
    if (crews.length > 0 && performance.now() < drawnAt + PAUSE) return null;
    if (pictures.size >= MOST_PICTURES) pictures.clear();
    const drawn = drawPicture(board, crews);
    pictures.set(key, drawn);
    drawnAt = performance.now();
    return drawn;
  }

  return {
    reply(path, visitor) {
      const [, kind, id = '', line, picture] = PATH.exec(path) ?? [];
      if (kind === undefined || (line !== undefined && (kind !== 'race' || picture !== undefined)))
        return null;
      return picture === undefined ? pageOf({ kind, id, line }, visitor) : pictureOf(kind, id);
    },
  };
}

/** What an address names: a table, a player, a cup or a club, and of a race perhaps a moment. */
interface Shared {
  readonly kind: string;
  readonly id: string;
  readonly line: string | undefined;
}

/** A replay begins at the moment of the link; a race that goes on has none yet. */
const atMoment = (found: Preview, line: string | undefined): Preview =>
  line === undefined || !found.to.startsWith('/#replay=')
    ? found
    : { ...found, to: `${found.to}&line=${Number(line)}` };

const optionsOf = (row: TableRow | null, plan: ReturnType<typeof tryPlan>) =>
  row === null || plan === null ? null : { game: row.game, options: plan.options };

async function planOfCup(store: Store, cup: string) {
  const row = await store.cup(cup);
  return row === null ? null : readCupPlan(row.plan);
}

async function cupOf(texts: Words, store: Store, cup: string): Promise<Preview | null> {
  const [row, plan] = [await store.cup(cup), await planOfCup(store, cup)];
  if (row === null || plan === null) return null;
  const about = {
    kind: t(texts, `cups.kind.${plan.kind}`),
    board: boardWords(texts, gameOf(plan.game)?.boardOf(plan.options) ?? ''),
    count: (await store.entrants(cup)).length,
  };
  const stage = row.stage === 'entry' ? 'entry' : row.stage === 'running' ? 'running' : 'over';
  return { title: plan.name, how: t(texts, `sharing.cup.${stage}`, about), to: `/#cup=${cup}` };
}

/** Its name and how many are in it; what it says of itself is free text. */
async function clubOf(texts: Words, store: Store, club: string): Promise<Preview | null> {
  const row = await store.club(club);
  if (row === null) return null;
  const count = (await store.clubMembers(club, 0, MOST_COUNTED)).filter(({ role }) =>
    isClubRole(role),
  ).length;
  return {
    title: row.name,
    how: t(texts, row.door === 'open' ? 'sharing.club.open' : 'sharing.club.ask', { count }),
    to: `/#club=${club}`,
  };
}

const plain = (texts: Words): Omit<Preview, 'to'> => ({
  title: t(texts, 'names.game'),
  how: t(texts, 'sharing.none'),
});

const boardWords = (texts: Words, board: string): string =>
  find(texts, `names.board.${board}`, t(texts, 'front.way.dash'));

async function raceWords(texts: Words, store: Store, row: TableRow, options: object): Promise<Preview> {
  const record = tryRecord(row.record);
  const seats = record?.seats ?? [];
  const names = seats.flatMap((sits) => (sits.kind === 'person' ? [sits.name] : []));
  const about = {
    board: boardWords(texts, gameOf(row.game)?.boardOf(options) ?? ''),
    count: seats.length,
  };
  if (row.stage === 'gathering' && names[0] !== undefined)
    return {
      title: t(texts, 'sharing.invite', { name: names[0] }),
      how: t(texts, 'sharing.invite.how', about),
      to: `/#online=${row.table}`,
    };
  if (names.length === 0) return { ...plain(texts), to: `/#online=${row.table}` };
  const who = { names: listOf(texts, names) };
  // Nothing of a sealed table of a cup is told before the last of its round has arrived.
  if (row.stage !== 'over' || record?.cup?.sealed === true)
    return {
      title: t(texts, 'sharing.racing', { ...who, count: names.length }),
      how: t(texts, 'sharing.racing.how', about),
      to: `/#online=${row.table}`,
    };
  const results = await store.resultsAt(row.table);
  const winners = results.filter(({ place }) => place === 1).map(({ seat }) => seats[seat]);
  const won = winners.flatMap((sits) => (sits?.kind === 'person' ? [sits.name] : []));
  return {
    title:
      won.length === 0
        ? t(texts, 'sharing.over', who)
        : t(texts, 'sharing.won', { names: listOf(texts, won), count: won.length }),
    how: t(texts, 'sharing.over.how', about),
    to: `/#replay=${row.table}`,
  };
}

async function playerOf(texts: Words, store: Store, person: string): Promise<Preview | null> {
  const stored = await store.person(person);
  if (stored === null || stored.name === '') return null;
  const [best] = await store.ratingsOf(person);
  const to = `/#player=${person}`;
  if (best === undefined) return { title: stored.name, how: t(texts, 'sharing.player.new'), to };
  const { board, crews } = trackOf(best.track);
  const { rating } = ratingNews(best);
  const how = t(texts, 'sharing.player', {
    rating,
    board: boardWords(texts, board),
    count: crews,
    races: best.races,
  });
  return { title: stored.name, how, to };
}

/** The first of our languages that is asked for. */
const languageIn = (header: string): string =>
  header
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((one) => LANGUAGES.some((language) => language === one)) ?? 'en';

interface Shown {
  readonly texts: Words;
  readonly base: string;
  readonly path: string;
}

function pageText({ title, how, to }: Preview, { texts, base, path }: Shown): string {
  const meta = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}">`;
  return [
    `<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8">`,
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(how)}">`,
    meta('type', 'website'),
    meta('site_name', t(texts, 'names.game')),
    meta('title', title),
    meta('description', how),
    meta('url', `${base}${path}`),
    meta('image', `${base}${path}.png`),
    meta('image:width', '1200'),
    meta('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta http-equiv="refresh" content="0; url=${escaped(to)}">`,
    `</head><body><p><a href="${escaped(to)}">${escaped(title)}</a></p></body></html>`,
  ].join('\n');
}

const SIGNS: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
