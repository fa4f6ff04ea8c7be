// What the API returns, as schemas: the document is made from them, and tests read every reply with them.
import type {
  Clock,
  LiveNews,
  LobbyTable,
  MyTable,
  PlayerNews,
  RatingNews,
  SeatNews,
  TableNews,
  Track,
} from '@race/protocol';
import { API_SCOPES, FATES, PICTURES } from '@race/protocol';
import { ANNOUNCEMENTS, ENDINGS, TABLE_STAGES } from '@race/protocol/messages.ts';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
const time = v.pipe(whole, v.description('Milliseconds since 1970.'));
const seat = v.pipe(whole, v.minValue(0));
const seats = v.pipe(whole, v.description('A set of seats: bit 0 is seat 0.'));
const object = v.looseObject({});
const person = v.pipe(v.string(), v.description('Identifies a player; gives no access.'));
const stage = v.picklist(TABLE_STAGES);

const clock: v.GenericSchema<unknown, Clock> = v.object({
  bank: whole,
  free: whole,
  gain: whole,
  away: whole,
  late: v.picklist(['default', 'bot']),
  night: v.nullable(v.object({ from: whole, to: whole })),
});

const seatNews: v.GenericSchema<unknown, SeatNews> = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({
    kind: v.literal('bot'),
    bot: v.pipe(v.string(), v.description('A bot of the server itself.')),
    free: v.pipe(v.boolean(), v.description('Whether a player may take its place.')),
  }),
  v.object({
    kind: v.literal('person'),
    person,
    name: v.string(),
    program: v.exactOptional(v.pipe(v.literal(true), v.description('A bot account.'))),
    here: v.boolean(),
    awayFor: v.pipe(whole, v.description('For how many seconds this player has not looked at the table.')),
    ready: v.boolean(),
    bot: v.pipe(
      v.nullable(v.string()),
      v.description('The bot of the server that plays while this player is away.'),
    ),
    free: v.boolean(),
    conceded: v.boolean(),
  }),
]);

const liveNews: v.GenericSchema<unknown, LiveNews> = v.object({
  turn: whole,
  done: v.number(),
  ahead: seats,
  crews: v.array(v.object({ crew: v.string(), at: v.nullable(whole) })),
  watching: whole,
});

const LISTED = {
  table: v.string(),
  game: v.string(),
  options: object,
  stage,
  seats: v.array(seatNews),
  clock: v.nullable(clock),
  rated: v.boolean(),
  made: time,
  live: v.nullable(liveNews),
  strength: v.pipe(
    v.nullable(v.number()),
    v.description('The mean rating of the people who race; null where none of them has been rated.'),
  ),
};
const lobbyTable: v.GenericSchema<unknown, LobbyTable> = v.object(LISTED);
const myTable: v.GenericSchema<unknown, MyTable> = v.object({
  ...LISTED,
  seat,
  yourTurn: v.boolean(),
  left: v.pipe(
    v.nullable(v.number()),
    v.description('Milliseconds left for the decision; null without a clock, and while others decide.'),
  ),
  news: whole,
  touched: time,
});

const tableNews: v.GenericSchema<unknown, TableNews> = v.object({
  table: v.string(),
  game: v.string(),
  options: object,
  listed: v.boolean(),
  stage,
  seats: v.array(seatNews),
  you: v.nullable(seat),
  host: v.boolean(),
  commitment: v.nullable(v.string()),
  proposal: v.nullable(
    v.object({ seat, beat: whole, agreed: v.array(seat), needed: v.exactOptional(v.array(seat)) }),
  ),
  endProposal: v.nullable(v.object({ seat, agreed: v.array(seat) })),
  ended: v.nullable(v.picklist(ENDINGS)),
  rematch: v.nullable(v.object({ table: v.string(), seat, agreed: v.array(seat), declined: v.array(seat) })),
  autoStart: v.boolean(),
  late: v.array(v.object({ seat, turn: whole })),
  watching: whole,
  phrasesOnly: v.boolean(),
  rated: v.boolean(),
  matched: v.boolean(),
  challenged: v.nullable(
    v.object({ person: v.string(), name: v.string(), you: v.boolean(), declined: v.boolean() }),
  ),
  cup: v.nullable(v.object({ cup: v.string(), round: whole, sealed: v.boolean() })),
  clock: v.nullable(clock),
  clockProposal: v.nullable(v.object({ seat, clock: v.nullable(clock), agreed: v.array(seat) })),
  orders: v.nullable(
    v.object({ decline: v.nullable(whole), guards: v.boolean(), drafted: v.nullable(whole) }),
  ),
  shutUntil: v.nullable(time),
});

const events = v.array(v.looseObject({ key: v.string() }));
const beat = v.object({ at: whole, seat: v.nullable(seat), horizon: v.boolean(), events });
const answers = v.pipe(
  v.array(object),
  v.description('The answers that the seat may give now, all of them; empty if it is not asked.'),
);
const question = v.pipe(whole, v.description('Names the question that is open; an answer repeats it.'));

const VIEW = {
  type: v.literal('view'),
  table: v.string(),
  game: v.string(),
  options: object,
  seat: v.nullable(seat),
  at: whole,
  question,
  checksum: v.string(),
  public: v.pipe(object, v.description('What everybody may know.')),
  own: v.pipe(v.nullable(object), v.description('What only this seat knows; null for a spectator.')),
  ready: seats,
  from: whole,
  past: v.array(beat),
  opening: events,
  seen: v.nullable(whole),
  answers,
};
const view = v.object(VIEW);
const patch = v.pipe(
  v.unknown(),
  v.description('A change: [x] is a new value, 0 removes, an object goes deeper; see docs/protocol.md.'),
);

/** Lines of a stream. */
const tableLine = v.object({ type: v.literal('table'), news: tableNews });
const beatLine = v.object({
  type: v.literal('beat'),
  table: v.string(),
  at: whole,
  question,
  checksum: v.string(),
  seat: v.exactOptional(seat),
  horizon: v.exactOptional(v.boolean()),
  events: v.exactOptional(events),
  public: v.exactOptional(patch),
  own: v.exactOptional(patch),
  ownChecksum: v.exactOptional(v.string()),
  ready: v.exactOptional(seats),
  seals: v.exactOptional(v.array(v.nullable(v.string()))),
  undone: v.exactOptional(whole),
  undoneFrom: v.exactOptional(whole),
  answers,
});
const ownLine = v.object({
  type: v.literal('own'),
  table: v.string(),
  at: whole,
  checksum: v.string(),
  own: patch,
  ownChecksum: v.string(),
  answers,
});
const clockLine = v.object({
  type: v.literal('clock'),
  table: v.string(),
  left: v.array(v.number()),
  away: v.array(v.number()),
  runs: seats,
  gone: seats,
  showing: v.pipe(
    v.array(v.number()),
    v.description('How long each clock still waits for its page to show the question;.'),
  ),
  rests: v.number(),
  holidays: v.exactOptional(v.array(v.object({ off: v.number(), days: whole }))),
  window: v.boolean(),
  up: v.exactOptional(v.number()),
});
const closedLine = v.object({ type: v.literal('closed'), table: v.string(), refusal: object });
const announcedLine = v.object({
  type: v.literal('announced'),
  table: v.string(),
  what: v.picklist(ANNOUNCEMENTS),
  seat,
  name: v.string(),
});
const lostLine = v.object({ type: v.literal('lost'), table: v.string() });
const closingLine = v.object({ type: v.literal('closing') });

export const LINE = v.variant('type', [
  tableLine,
  view,
  beatLine,
  ownLine,
  clockLine,
  announcedLine,
  closedLine,
  lostLine,
  closingLine,
]);

const RATING = { rating: whole, give: whole, settled: v.boolean() } satisfies v.ObjectEntries &
  Record<keyof RatingNews, unknown>;
const TRACK = { game: v.string(), board: v.string(), crews: whole } satisfies v.ObjectEntries &
  Record<keyof Track, unknown>;

const raceResult = v.object({
  ...TRACK,
  ended: time,
  place: whole,
  arrived: v.boolean(),
  rated: v.boolean(),
  fate: v.picklist(FATES),
  before: whole,
  after: whole,
  table: v.nullable(v.string()),
  others: v.array(v.string()),
});

const playerNews: v.GenericSchema<unknown, PlayerNews> = v.object({
  person,
  name: v.string(),
  you: v.boolean(),
  owner: v.pipe(
    v.nullable(v.object({ person, name: v.string() })),
    v.description('Whose bot account it is; null for people.'),
  ),
  ratings: v.array(v.object({ ...TRACK, ...RATING, races: whole, won: whole, arrived: whole })),
  results: v.array(raceResult),
  leaves: v.nullable(v.object({ left: whole, of: whole })),
  profile: v.object({
    picture: v.nullable(v.picklist(PICTURES)),
    words: v.string(),
    country: v.nullable(v.string()),
  }),
  since: time,
  counts: v.object({ all: whole, rated: whole, won: whole }),
  tie: v.pipe(
    v.nullable(
      v.object({
        follows: v.boolean(),
        blocks: v.boolean(),
        apart: v.boolean(),
        note: v.string(),
        races: whole,
        ahead: whole,
        behind: whole,
      }),
    ),
    v.description('What you have to do with this player; null for yourself.'),
  ),
  at: v.pipe(v.nullable(v.string()), v.description('A listed race where they sit now.')),
});

export const RESULTS = {
  me: v.object({
    kind: v.literal('me'),
    person,
    name: v.string(),
    owner: v.nullable(person),
    scopes: v.array(v.picklist(API_SCOPES)),
    until: time,
  }),
  mine: v.object({ kind: v.literal('mine'), tables: v.array(myTable) }),
  lobby: v.object({ kind: v.literal('lobby'), tables: v.array(lobbyTable) }),
  table: v.object({ kind: v.literal('table'), table: v.string() }),
  races: v.object({ kind: v.literal('races'), races: v.array(raceResult), more: v.boolean() }),
  race: v.object({ kind: v.literal('race'), table: tableNews, view: v.nullable(view) }),
  written: v.object({ kind: v.literal('written'), at: whole }),
  replay: v.object({
    kind: v.literal('replay'),
    replay: v.object({
      table: v.string(),
      game: v.string(),
      options: object,
      seat: v.nullable(seat),
      frames: v.array(v.looseObject({ at: whole })),
    }),
  }),
  file: v.pipe(
    v.looseObject({}),
    v.description('After the race its record, with the seed; before that the replay of the seat.'),
  ),
  player: v.object({ kind: v.literal('player'), player: playerNews }),
  done: v.object({ kind: v.literal('done') }),
} as const;

export const PROBLEM = v.object({
  type: v.pipe(v.string(), v.description('urn:great-race: and the reason.')),
  title: v.string(),
  status: whole,
  detail: v.pipe(v.string(), v.description('One sentence in English.')),
  reason: v.pipe(v.string(), v.description('The same for as long as this version of the API lasts.')),
  rule: v.pipe(v.nullable(v.string()), v.description('The rule behind it; its text is in the rulebook.')),
  with: v.exactOptional(v.record(v.string(), v.unknown())),
});

/** Schemas that the document names. */
export const NAMED: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [clock, 'Clock'],
  [seatNews, 'Seat'],
  [liveNews, 'Progress'],
  [lobbyTable, 'ListedTable'],
  [myTable, 'MyTable'],
  [tableNews, 'Table'],
  [view, 'View'],
  [beat, 'PastBeat'],
  [tableLine, 'TableLine'],
  [beatLine, 'BeatLine'],
  [ownLine, 'OwnLine'],
  [clockLine, 'ClockLine'],
  [announcedLine, 'AnnouncedLine'],
  [closedLine, 'ClosedLine'],
  [lostLine, 'LostLine'],
  [closingLine, 'ClosingLine'],
  [LINE, 'Line'],
  [playerNews, 'Player'],
  [PROBLEM, 'Problem'],
]);
