// How crews are told apart: colour, pattern, pennant and body. No crew wears a city's colour.

export const CREW_IDS = [
  'french',
  'italian',
  'english',
  'belgian',
  'swiss',
  'suffragettes',
  'american',
  'torpedo',
] as const;
export type DrawnCrew = (typeof CREW_IDS)[number];

export const BODIES = ['torpedo', 'turret', 'canvas', 'van', 'boat', 'charabanc', 'tanker'] as const;
export type Body = (typeof BODIES)[number];

export interface Livery {
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  /** what is written on the colour */
  readonly on: string;
  readonly initial: string;
  /** What stands on the tracks; René Estienne alone drives on wheels. */
  readonly body: Body | 'sixWheeler';
  /** on a square of 8 */
  readonly pattern: string;
  /** cut of the pennant, from its pole to the right */
  readonly pennant: string;
}

export const LIVERIES = {
  french: {
    colour: '#0F7C86',
    dark: '#084850',
    light: '#5DB7BC',
    on: '#FFF8E6',
    initial: 'D',
    body: 'torpedo',
    pattern: '<rect width="8" height="3" y="2.5" fill="#5DB7BC"/>',
    pennant: 'M0,0H26V14H0Z',
  },
  italian: {
    colour: '#E2701C',
    dark: '#8F3E09',
    light: '#F7A964',
    on: '#2B1405',
    initial: 'M',
    body: 'turret',
    pattern: '<path d="M0,6L4,2L8,6" fill="none" stroke="#8F3E09" stroke-width="2"/>',
    pennant: 'M0,0L28,7L0,14Z',
  },
  english: {
    colour: '#33343C',
    dark: '#17181C',
    light: '#747682',
    on: '#FFF8E6',
    initial: 'W',
    body: 'canvas',
    pattern: '<path d="M0,0H4V4H0ZM4,4H8V8H4Z" fill="#747682"/>',
    pennant: 'M0,0H28L21,7L28,14H0Z',
  },
  belgian: {
    colour: '#F6EBCF',
    dark: '#A58A5B',
    light: '#FFFBF0',
    on: '#2B2018',
    initial: 'V',
    body: 'van',
    pattern: '<circle cx="4" cy="4" r="1.8" fill="#A58A5B"/>',
    pennant: 'M0,0H18A7,7 0 0 1 18,14H0Z',
  },
  swiss: {
    colour: '#C13A78',
    dark: '#741F46',
    light: '#E584AE',
    on: '#FFF8E6',
    initial: 'C',
    body: 'boat',
    pattern: '<path d="M4,1.4V6.6M1.4,4H6.6" stroke="#E584AE" stroke-width="1.8"/>',
    pennant: 'M0,0H24L28,7L24,14H0Z',
  },
  suffragettes: {
    colour: '#7A7A2A',
    dark: '#454514',
    light: '#B5B45A',
    on: '#FFF8E6',
    initial: 'S',
    body: 'charabanc',
    pattern: '<path d="M-1,3L3,-1M0,8L8,0M5,9L9,5" stroke="#B5B45A" stroke-width="1.8"/>',
    pennant: 'M0,0H26L26,10L13,14L0,10Z',
  },
  american: {
    colour: '#8FA3AD',
    dark: '#4C5E68',
    light: '#C4D2D8',
    on: '#1B262C',
    initial: 'A',
    body: 'tanker',
    pattern: '<circle cx="4" cy="4" r="2.3" fill="none" stroke="#4C5E68" stroke-width="1.3"/>',
    pennant: 'M0,0L28,3V11L0,14Z',
  },
  torpedo: {
    colour: '#6E4528',
    dark: '#3C2312',
    light: '#C9A070',
    on: '#FFF8E6',
    initial: 'E',
    body: 'sixWheeler',
    pattern: '<path d="M4,.6L7,4L4,7.4L1,4Z" fill="none" stroke="#C9A070" stroke-width="1.3"/>',
    pennant: 'M0,0H28L23,3.5L28,7L23,10.5L28,14H0Z',
  },
} satisfies Record<DrawnCrew, Livery>;

const isDrawnCrew = (crew: string): crew is DrawnCrew => Object.hasOwn(LIVERIES, crew);

/** A crew that this version does not know drives the steel-grey tanker. */
export const liveryOf = (crew: string): Livery => LIVERIES[isDrawnCrew(crew) ? crew : 'american'];
