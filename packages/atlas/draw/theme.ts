// Roles, not colours: every drawing asks for a role; day and night answer.

export const THEMES = ['day', 'night'] as const;
export type ThemeName = (typeof THEMES)[number];

export interface Theme {
  readonly name: ThemeName;
  readonly paper: string;
  readonly ink: string;
  readonly fadedInk: string;
  readonly land: string;
  readonly farLand: string;
  readonly sea: string;
  readonly shallows: string;
  readonly seaInk: string;
  readonly risk: string;
  readonly riskHatch: string;
  readonly riskRose: string;
  readonly riskOpacity: number;
  readonly river: string;
  readonly relief: string;
  readonly foliage: string;
  readonly spaceLine: string;
  /** how much paper lies over an empty space and over a city's space */
  readonly spaceVeil: number;
  readonly cityVeil: number;
  readonly lineInk: string;
  readonly lineCasing: string;
  readonly flag: string;
  readonly desert: string;
  readonly forest: string;
  readonly highland: string;
  readonly ice: string;
  readonly lamp: string;
  readonly keyline: string;
  /** a blue glaze over tile pictures */
  readonly glaze: number;
  readonly grain: number;
}

const day: Theme = {
  name: 'day',
  paper: '#F3E7CA',
  ink: '#2B2018',
  fadedInk: '#5C4733',
  land: '#EFDDB4',
  farLand: '#C9CDB3',
  sea: '#9DBDB4',
  shallows: '#84A9A2',
  seaInk: '#23494C',
  risk: '#6B4F37',
  riskHatch: '#3A281B',
  riskRose: '#EBD3A0',
  riskOpacity: 0.84,
  river: '#5F8F92',
  relief: '#8A6A48',
  foliage: '#5F7440',
  spaceLine: '#7A5E3F',
  spaceVeil: 0.22,
  cityVeil: 0.85,
  lineInk: '#23494C',
  lineCasing: '#F3E7CA',
  flag: '#FBF2DA',
  desert: '#EDBB6C',
  forest: '#8FA765',
  highland: '#C9905A',
  ice: '#F4F1E4',
  lamp: '#F5A313',
  keyline: '#2B1408',
  glaze: 0,
  grain: 0.1,
};

const night: Theme = {
  name: 'night',
  paper: '#241F1A',
  ink: '#F0E2C0',
  fadedInk: '#C3AC80',
  land: '#3A3125',
  farLand: '#1B2630',
  sea: '#101E2B',
  shallows: '#16293A',
  seaInk: '#7FA8B5',
  risk: '#120E0B',
  riskHatch: '#5A4327',
  riskRose: '#B48A47',
  riskOpacity: 0.92,
  river: '#3F6F7F',
  relief: '#8C6F46',
  foliage: '#6E8A5E',
  spaceLine: '#A98A58',
  spaceVeil: 0.12,
  cityVeil: 0.75,
  lineInk: '#86AEBB',
  lineCasing: '#101E2B',
  flag: '#2E2720',
  desert: '#6B5230',
  forest: '#2D4231',
  highland: '#5B4432',
  ice: '#5A6470',
  lamp: '#FFB938',
  keyline: '#2B1408',
  glaze: 0.42,
  grain: 0.05,
};

const ALL = { day, night } satisfies Record<ThemeName, Theme>;

export const themeOf = (name: ThemeName): Theme => ALL[name];

/** What is printed on cardboard and enamel is the same by day and by night. */
export const PRINT = {
  cream: '#FFF8E6',
  ink: '#2B2018',
  outline: '#1F1712',
  shadow: '#1A0F08',
  cardboard: '#F8EED3',
  edge: '#5C4327',
  petrol: '#142B36',
  damage: '#A32A1C',
  sign: '#B3261A',
  glaze: '#0B1A33',
  glow: '#FFD46E',
} as const;
