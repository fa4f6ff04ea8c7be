// What the page fetches together. Texts are filed by subject; this table alone says with which part of the page each travels.
import type { Subject, Subjects } from './subjects.ts';

/** The chunk of each subject. `first` is there before anything is shown; null is for what no page says. */
const CHUNK_OF_SUBJECT = {
  account: 'people',
  admin: 'administration',
  answers: 'first',
  bivouac: 'first',
  book: 'about',
  camera: 'turn',
  chances: 'reading',
  clock: 'online',
  coach: 'advice',
  credits: 'reading',
  clubs: 'cups',
  cups: 'cups',
  dash: 'dash',
  dashboard: 'first',
  decide: 'first',
  deciding: 'turn',
  driving: 'turn',
  events: 'first',
  expedition: 'expedition',
  front: 'first',
  hint: 'advice',
  keys: 'about',
  laboratory: 'reading',
  learn: 'learn',
  library: 'setup',
  map: 'first',
  menu: 'first',
  moderation: 'people',
  modules: 'modules',
  moments: 'moments',
  names: 'first',
  news: 'reading',
  newspaper: 'replay',
  notice: 'online',
  online: 'online',
  orders: 'online',
  outlook: 'about',
  places: 'first',
  planning: 'first',
  players: 'ratings',
  privacy: 'reading',
  programs: 'people',
  puzzles: 'learn',
  questions: 'first',
  ratings: 'ratings',
  refusals: 'refusals',
  replay: 'replay',
  settings: 'about',
  setup: 'setup',
  sharing: null,
  site: 'first',
  solo: 'solo',
  sound: 'about',
  standings: 'replay',
  statistics: 'replay',
  storage: 'about',
  study: 'study',
  table: 'first',
  talk: 'people',
  terminal: null,
  timeline: 'replay',
  turn: 'turn',
  verbs: 'first',
  version: 'about',
} as const satisfies Record<Subject, string | null>;

export type Chunk = NonNullable<(typeof CHUNK_OF_SUBJECT)[Subject]>;

export const CHUNKS: readonly Chunk[] = [
  ...new Set(Object.values(CHUNK_OF_SUBJECT).filter((chunk) => chunk !== null)),
];

/** Keys of a subject that are in another chunk than the rest, by how they begin: they are needed where the rest is not, or the reverse. */
export const APART: { readonly [S in Subject]?: { readonly [beginning: string]: Chunk } } = {
  answers: {
    'answers.enter': 'turn',
    'answers.fit': 'turn',
    'answers.line': 'turn',
    'answers.poured': 'turn',
    'answers.split': 'turn',
  },
  decide: {
    'decide.ask.': 'turn',
    'decide.choices': 'turn',
    'decide.first.': 'turn',
    'decide.left': 'turn',
    'decide.less': 'turn',
    'decide.line': 'turn',
    'decide.list': 'turn',
    'decide.more': 'turn',
    'decide.orPlay': 'turn',
    'decide.parts': 'turn',
    'decide.unknown': 'turn',
    'decide.way': 'turn',
  },
  deciding: { 'deciding.goal': 'first' },
  library: {
    'library.back': 'first',
    'library.dropped': 'first',
    'library.import.taken': 'first',
    'library.justNow': 'first',
  },
  names: { 'names.way.': 'solo' },
  newspaper: { 'newspaper.unfold': 'first' },
  refusals: { 'refusals.campaign.': 'solo', 'refusals.net.': 'online', 'refusals.way.': 'turn' },
  standings: { 'standings.notArrived': 'first', 'standings.place': 'first' },
};

function chunkOf(subject: Subject, key: string): Chunk | null {
  const apart = Object.entries(APART[subject] ?? {}).find(([beginning]) => key.startsWith(beginning));
  return apart?.[1] ?? CHUNK_OF_SUBJECT[subject];
}

export type ChunkTexts = { readonly [key: string]: string };

/** The texts of a language that travel together. */
export function textsIn(chunk: Chunk, subjects: Subjects): ChunkTexts {
  const texts: [string, string][] = [];
  for (const subject of Object.keys(CHUNK_OF_SUBJECT).filter(isSubject))
    for (const [key, text] of Object.entries(subjects[subject]))
      if (chunkOf(subject, key) === chunk) texts.push([key, text]);
  return Object.fromEntries(texts);
}

const isSubject = (name: string): name is Subject => name in CHUNK_OF_SUBJECT;
