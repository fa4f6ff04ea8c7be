// Handlers of requests about clubs.
import type { Refusal } from '@race/kernel';
import { cleanName, cleanWords, nameKey, type RequestOf } from '@race/protocol';
import type { Change, ClubRow } from '@race/store';
import { fileReport } from '../administration/report.ts';
import { cpuTime } from '../common/cpu-time.ts';
import { isClubRole, isInClub } from '../common/membership.ts';
import { NO } from '../common/refusals.ts';
import { cupsAt } from '../cups/keeper.ts';
import { isImitated } from '../people/naming.ts';
import { isSilenced } from '../people/sanctions.ts';
import { ONLOOKER } from '../people/talk.ts';
import { WHY_NOT } from '../people/words.ts';
import { DONE, type HandlerResult, type Handlers, type RequestContext } from '../requests/context.ts';
import { makeTable } from '../rooms/new-table.ts';
import { nextRow } from '../rooms/row.ts';
import { clubNews, ticketsOf, wordsInClub } from './news.ts';

const MOST_SHOWN = 30;
/** In a club, with those who ask; and clubs of one person, as a founder and in all. */
const MOST_IN = 200;
const MOST_FOUNDED = 3;
const MOST_OWN = 20;
/** Lines of talk that stay. */
const MOST_SAID = 300;

export const CLUB_HANDLERS = {
  clubs,
  club: (context, { club }) => withClub(context, club, (row) => shown(context, row)),
  makeClub,
  changeClub: (context, request) =>
    byOfficer(context, request.club, async () => {
      const { shared, who } = context;
      const words = cleanWords(request.words);
      if (words !== '' && (await isSilenced(shared.services, who.person))) return NO.silenced;
      if (!(await shared.limits.profiles.take(who.person))) return NO.tooFast;
      const at = shared.services.now();
      return written(context, { write: 'clubWords', club: request.club, words, door: request.door, at });
    }),
  joinClub: (context, { club }) => withClub(context, club, (row) => join(context, row)),
  leaveClub: async (context, { club }) => {
    const { shared, who } = context;
    const role = await shared.services.store.clubRoleOf(club, who.person);
    if (role === null || role === 'barred') return NO.notInClub;
    return written(context, { write: 'leaveClub', person: who.person, club });
  },
  clubRole: (context, request) => byOfficer(context, request.club, (role) => name(context, request, role)),
  closeClub: (context, { club }) =>
    byOfficer(context, club, async (role) => {
      if (role !== 'founder') return NO.notFounder;
      const before = Number.MAX_SAFE_INTEGER;
      return written(context, { write: 'dropClub', club, before });
    }),
  sayInClub: (context, { club, phrase }) =>
    byMember(context, club, async () => {
      if (!(await context.shared.limits.phrases.take(context.who.person))) return NO.tooFast;
      return say(context, club, { phrase, words: null });
    }),
  writeInClub: (context, { club, words: raw }) =>
    byMember(context, club, async (_, row) => {
      const { limits } = context.shared;
      const here = await wordsInClub(context, row);
      if (here !== 'open') return WHY_NOT[here];
      const words = cleanWords(raw);
      if (words === '') return NO.malformed;
      if (!(await limits.words.take(context.who.person)) || !(await limits.tableWords.take(club)))
        return NO.tooFast;
      return say(context, club, { phrase: '', words });
    }),
  clubTable: (context, request) => byMember(context, request.club, () => openTable(context, request)),
  clubCup: (context, { club, cup: asked }) =>
    byOfficer(context, club, async () => {
      const cup = await cupsAt(context.shared.rooms).book.get(asked);
      if (cup === null) return NO.unknownCup;
      if (cup.row.host !== context.who.person) return NO.notCupHost;
      if (cup.row.stage !== 'entry' || cup.entrants.length > 0) return NO.cupBegun;
      return written(context, { write: 'clubCup', cup: asked, club }, NO.cupBegun);
    }),
  reportClub: (context, request) => withClub(context, request.club, (row) => report(context, row, request)),
} satisfies Partial<Handlers>;

const written = async (
  { shared }: RequestContext,
  change: Change,
  otherwise: Refusal = NO.notKept,
): Promise<HandlerResult> => ((await shared.services.committer.write(change)) ? DONE : otherwise);

async function withClub(
  { shared }: RequestContext,
  club: string,
  then: (row: ClubRow) => Promise<HandlerResult>,
): Promise<HandlerResult> {
  const row = await shared.services.store.club(club);
  return row === null ? NO.unknownClub : then(row);
}

const byMember = (
  context: RequestContext,
  club: string,
  then: (role: string, row: ClubRow) => Promise<HandlerResult>,
): Promise<HandlerResult> =>
  withClub(context, club, async (row) => {
    const role = await context.shared.services.store.clubRoleOf(club, context.who.person);
    return isClubRole(role) ? then(role, row) : NO.notInClub;
  });

const byOfficer = (
  context: RequestContext,
  club: string,
  then: (role: string, row: ClubRow) => Promise<HandlerResult>,
): Promise<HandlerResult> =>
  byMember(context, club, async (role, row) => (role === 'member' ? NO.notOfficer : then(role, row)));

const shown = async (context: RequestContext, row: ClubRow): Promise<HandlerResult> => ({
  kind: 'club',
  ...(await clubNews(context, row)),
});

async function clubs(context: RequestContext, { name }: RequestOf<'clubs'>): Promise<HandlerResult> {
  const { store } = context.shared.services;
  const { person } = context.who;
  const key = nameKey(cleanName(name));
  const [mine, found] = await Promise.all([
    store.clubsOf(person, MOST_OWN + MOST_SHOWN),
    key === '' ? store.liveliestClubs(person, MOST_SHOWN) : store.clubsCalled(person, key, MOST_SHOWN),
  ]);
  return {
    kind: 'clubs',
    mine: await ticketsOf(
      context,
      mine.filter(({ role }) => role !== 'barred'),
    ),
    clubs: await ticketsOf(context, found),
  };
}

async function makeClub(context: RequestContext, request: RequestOf<'makeClub'>): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { store, now, newName } = shared.services;
  if (who.owner !== undefined) return NO.noBotsInClubs;
  const [name, words] = [cleanName(request.name), cleanWords(request.words)];
  const called = nameKey(name);
  if (name.length < 3 || called === '') return NO.badName;
  if (await isImitated(shared, who.person, name)) return NO.reservedName;
  if (words !== '' && (await isSilenced(shared.services, who.person))) return NO.silenced;
  if ((await store.clubCalled(called)) !== null) return NO.clubNamed;
  if (!(await shared.limits.newListed.take(session.address))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const made = now();
  const row: ClubRow = { club: newName(), name, called, words, door: request.door, made, touched: made };
  const isNew = await shared.services.committer.write({
    write: 'newClub',
    row,
    founder: who.person,
    most: MOST_FOUNDED,
  });
  if (isNew) return shown(context, row);
  return (await store.clubCalled(called)) === null ? NO.manyClubs : NO.clubNamed;
}

async function join(context: RequestContext, { club, door }: ClubRow): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store, now } = shared.services;
  if (who.owner !== undefined) return NO.noBotsInClubs;
  const was = await store.clubRoleOf(club, who.person);
  if (was === 'barred') return NO.barred;
  if (isClubRole(was)) return DONE;
  if (was === 'asked')
    return door === 'open'
      ? written(context, { write: 'clubRole', club, person: who.person, was, role: 'member', at: now() })
      : DONE;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const role = door === 'open' ? 'member' : 'asked';
  const member = { club, person: who.person, role, since: now() };
  const isWritten = await shared.services.committer.write({
    write: 'joinClub',
    member,
    most: MOST_IN,
    mostOwn: MOST_OWN,
  });
  if (isWritten || (await store.clubRoleOf(club, who.person)) !== null) return DONE;
  const own = await store.clubsOf(who.person, MOST_OWN + 1);
  return own.length > MOST_OWN || own.filter((one) => one.role !== 'barred').length >= MOST_OWN
    ? NO.manyClubs
    : NO.clubFull;
}

/** CLUB-02: what an officer may make of whom. The founder alone names officers, and the next founder. */
function isAllowed(own: string, was: string, role: RequestOf<'clubRole'>['role']): boolean {
  if (was === 'founder') return false;
  if (was === 'asked') return role === 'member' || role === 'barred' || role === null;
  if (was === 'barred') return role === null;
  if (own === 'founder') return true;
  return was === 'member' && (role === 'barred' || role === null);
}

async function name(
  context: RequestContext,
  { club, person, role }: RequestOf<'clubRole'>,
  own: string,
): Promise<HandlerResult> {
  const { store, now } = context.shared.services;
  const was = await store.clubRoleOf(club, person);
  if (was === null || person === context.who.person) return NO.notItsMember;
  if (!isAllowed(own, was, role)) return own === 'founder' ? NO.notItsMember : NO.notFounder;
  if (role === 'founder')
    return written(
      context,
      { write: 'clubHandedOn', club, from: context.who.person, to: person },
      NO.notItsMember,
    );
  const change: Change = { write: 'clubRole', club, person, was, role, at: now() };
  return was === role ? DONE : written(context, change, NO.notItsMember);
}

async function say(
  context: RequestContext,
  club: string,
  said: { readonly phrase: string; readonly words: string | null },
): Promise<HandlerResult> {
  const { who, shared } = context;
  const made = shared.services.now();
  const line = { table: club, person: who.person, name: who.name, seat: ONLOOKER, ...said, made };
  return written(context, { write: 'saidInClub', said: line, most: MOST_SAID });
}

/** A table that only members find, and at which only they sit down. CLUB-03. */
async function openTable(
  context: RequestContext,
  { club, game, options, seats }: RequestOf<'clubTable'>,
): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { rooms, services, limits } = shared;
  const since = cpuTime();
  const made = makeTable(services, { game, options, seats, listed: false }, who);
  session.spend(cpuTime() - since);
  if (!made.ok) return made.refusal;
  if (!(await limits.newTables.take(session.address))) return NO.tooFast;
  const { actor } = made;
  actor.game.record = { ...actor.game.record, club };
  const isWritten = await services.committer.write({
    write: 'clubTable',
    row: nextRow(actor, services.now()),
    club,
  });
  if (!isWritten) return NO.notKept;
  rooms.enter(actor);
  return { kind: 'table', table: actor.id };
}

const LOOKED_THROUGH = 300;

/** PEOPLE-04: a line is reported by a member, what a club says of itself by anybody who may read it. */
async function report(
  context: RequestContext,
  { club, name: called }: ClubRow,
  { line, reason, words }: RequestOf<'reportClub'>,
): Promise<HandlerResult> {
  const { shared, who } = context;
  const { store } = shared.services;
  if (shared.administrators.size === 0) return NO.noReports;
  if (line === null) {
    const people = await store.clubMembers(club, 0, MOST_IN);
    const founder = people.find(({ role }) => role === 'founder');
    if (founder === undefined || founder.person === who.person) return NO.noSuchLine;
    if (!(await shared.identities.persist(who))) return NO.notKept;
    const about = { person: founder.person, name: called, place: club, said: [] };
    return fileReport(context, { ...about, seat: ONLOOKER, line, reason, words });
  }
  if (!(await isInClub(store, club, who.person))) return NO.notInClub;
  const said = await store.talkOf(club, LOOKED_THROUGH);
  const found = said.find((one) => one.line === line);
  if (found === undefined || found.person === who.person) return NO.noSuchLine;
  const about = { person: found.person, name: found.name, place: club, said };
  return fileReport(context, { ...about, seat: ONLOOKER, line, reason, words });
}
