// A club as its page and the list of clubs show it. CLUB-01, CLUB-02.
import type {
  ClubDoor,
  ClubLine,
  ClubNews,
  ClubPerson,
  ClubStanding,
  ClubTicket,
  LobbyTable,
  WordsHere,
} from '@race/protocol';
import { CLUB_STANDINGS } from '@race/protocol/community/clubs.ts';
import type { ClubEntry, ClubMember, ClubRow, TalkRow } from '@race/store';
import { isClubRole } from '../common/membership.ts';
import { cupsAt } from '../cups/keeper.ts';
import { ticketOf } from '../cups/news.ts';
import { isSilenced } from '../people/sanctions.ts';
import { readTalkLine, unheardBy } from '../people/talk.ts';
import { readsWords } from '../people/words.ts';
import { pointsOf, SETTLED_SIGMA } from '../ratings/skill.ts';
import type { RequestContext } from '../requests/context.ts';
import { racingNow } from '../rooms/racing-now.ts';
import { tableInList } from '../table-requests/lists.ts';

/** Everybody who is something in a club: its members, who asks, and the last who may not come back. */
const MOST_PEOPLE = 600;
const MOST_TABLES = 20;
const MOST_CUPS = 6;
const MOST_LINES = 60;

type Reader = Pick<RequestContext, 'shared' | 'who'>;

const doorOf = (text: string): ClubDoor => (text === 'open' ? 'open' : 'ask');

const standingOf = (role: string | null): ClubStanding | null =>
  CLUB_STANDINGS.find((one) => one === role) ?? null;

/** What a club says of itself is free text: strangers read it where somebody reads reports. PEOPLE-03. */
async function readsSelf({ shared, who }: Reader, role: string | null): Promise<boolean> {
  if (isClubRole(role)) return true;
  return shared.administrators.size > 0 && !(await shared.services.store.isWordless(who.person));
}

export async function ticketsOf(reader: Reader, entries: readonly ClubEntry[]): Promise<ClubTicket[]> {
  return Promise.all(
    entries.map(async ({ club, name, words, door, members, role }) => ({
      club,
      name,
      words: (await readsSelf(reader, role)) ? words : '',
      door: doorOf(door),
      members,
      standing: standingOf(role),
    })),
  );
}

export async function clubNews(
  reader: Reader,
  row: ClubRow,
): Promise<{ readonly club: ClubNews; readonly tables: readonly LobbyTable[] }> {
  const { shared, who } = reader;
  const { rooms, services, administrators } = shared;
  const { store } = services;
  const { club, name, door, made } = row;
  const [people, live, cups, tables] = await Promise.all([
    store.clubMembers(club, SETTLED_SIGMA, MOST_PEOPLE),
    racingNow(rooms),
    store.cupsOfClub(club, MOST_CUPS),
    store.tablesOfClub(club, MOST_TABLES),
  ]);
  const role = people.find(({ person }) => person === who.person)?.role ?? null;
  const isIn = isClubRole(role);
  const inside = people.flatMap((one): ClubPerson[] =>
    isClubRole(one.role)
      ? [
          {
            person: one.person,
            name: one.name,
            you: one.person === who.person,
            role: one.role,
            since: one.since,
            rating: one.mu === null ? null : pointsOf(one.mu),
            table: live.get(one.person) ?? null,
          },
        ]
      : [],
  );
  const read = await Promise.all(cups.map((cup) => cupsAt(rooms).book.get(cup)));
  return {
    club: {
      club,
      name,
      words: (await readsSelf(reader, role)) ? row.words : '',
      door: doorOf(door),
      members: inside.length,
      standing: standingOf(role),
      made,
      people: inside.toSorted(
        (a, b) =>
          Number(b.table !== null) - Number(a.table !== null) ||
          (b.rating ?? 0) - (a.rating ?? 0) ||
          a.since - b.since ||
          (a.name < b.name ? -1 : 1),
      ),
      asking: isIn && role !== 'member' ? people.flatMap(askingNews) : [],
      cups: read.flatMap((cup) => (cup === null ? [] : [ticketOf(cup, who.person)])),
      talk: isIn ? await talkIn(reader, row) : null,
      reports: administrators.size > 0,
    },
    tables: tables.flatMap((one) => tableInList(rooms, one) ?? []),
  };
}

const askingNews = ({ person, name, role }: ClubMember): ClubNews['asking'] =>
  role === 'asked' || role === 'barred' ? [{ person, name, barred: role === 'barred' }] : [];

/** Whether a member may use free text: in a club that anybody may join there have to be administrators. */
export async function wordsInClub(
  { shared, who }: Reader,
  { door }: Pick<ClubRow, 'door'>,
): Promise<WordsHere> {
  if (door === 'open' && shared.administrators.size === 0) return 'unread';
  if (await shared.services.store.isWordless(who.person)) return 'off';
  return (await isSilenced(shared.services, who.person)) ? 'silenced' : 'open';
}

async function talkIn(reader: Reader, row: ClubRow): Promise<ClubNews['talk']> {
  const { store } = reader.shared.services;
  const { person } = reader.who;
  const [said, unheard, words] = await Promise.all([
    store.talkOf(row.club, MOST_LINES),
    unheardBy(store, person),
    wordsInClub(reader, row),
  ]);
  const heard = said.filter((one) => !unheard.includes(one.person));
  return { lines: heard.flatMap((one) => lineNews(one, { person, words })), words };
}

function lineNews(
  stored: TalkRow,
  reader: { readonly person: string; readonly words: WordsHere },
): ClubLine[] {
  const said = readTalkLine(stored);
  if (said === null || ('words' in said && !readsWords(reader.words))) return [];
  const { line, person, name, made } = stored;
  const about = { line, person, name, made, yours: person === reader.person };
  return ['words' in said ? { ...about, words: said.words } : { ...about, phrase: said.phrase }];
}
