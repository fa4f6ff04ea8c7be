import type { RateLimits } from './buckets.ts';
import type { HandledName } from './context.ts';

interface RequestCost {
  /** Milliseconds that are charged besides the measured time. */
  readonly price: number;
  /** Whether it reads a whole race or stores something, and so counts against stricter limits. */
  readonly isCostly: boolean;
}

const PLAIN: RequestCost = { price: 1, isCostly: false };
const COSTLY: RequestCost = { price: 1, isCostly: true };

const COSTS: Readonly<Record<HandledName, RequestCost>> = {
  ping: { ...PLAIN, price: 0 },
  rename: PLAIN,
  lobby: { ...COSTLY, price: 5 },
  followLobby: { ...COSTLY, price: 5 },
  mine: { ...COSTLY, price: 5 },
  turns: { ...COSTLY, price: 2 },
  create: COSTLY,
  sit: PLAIN,
  leave: PLAIN,
  free: PLAIN,
  kick: PLAIN,
  settings: COSTLY,
  autoStart: PLAIN,
  end: PLAIN,
  abort: PLAIN,
  concede: PLAIN,
  shown: { ...PLAIN, price: 0 },
  holiday: PLAIN,
  ready: PLAIN,
  begin: PLAIN,
  watch: COSTLY,
  unwatch: PLAIN,
  answer: { ...PLAIN, price: 0 },
  undo: COSTLY,
  propose: COSTLY,
  consent: COSTLY,
  clock: COSTLY,
  back: PLAIN,
  orders: PLAIN,
  draft: PLAIN,
  rematch: COSTLY,
  replay: { ...COSTLY, price: 2 },
  bugReplay: { ...COSTLY, price: 2 },
  file: { ...COSTLY, price: 2 },
  bug: COSTLY,
  address: PLAIN,
  notices: PLAIN,
  push: COSTLY,
  unpush: COSTLY,
  mail: COSTLY,
  mailCode: COSTLY,
  unmail: PLAIN,
  code: COSTLY,
  revoke: COSTLY,
  account: PLAIN,
  password: PLAIN,
  challenge: PLAIN,
  addPasskey: PLAIN,
  dropPasskey: PLAIN,
  signIn: PLAIN,
  passkey: PLAIN,
  recover: PLAIN,
  secondFactor: PLAIN,
  device: PLAIN,
  totp: PLAIN,
  confirmTotp: PLAIN,
  dropTotp: PLAIN,
  newCodes: PLAIN,
  programs: PLAIN,
  makeBot: COSTLY,
  dropBot: COSTLY,
  makeToken: COSTLY,
  endToken: PLAIN,
  sessions: PLAIN,
  endSession: COSTLY,
  signOut: PLAIN,
  signOutEverywhere: PLAIN,
  export: { ...COSTLY, price: 20 },
  forgetMe: COSTLY,
  say: PLAIN,
  write: PLAIN,
  wordless: PLAIN,
  phrasesOnly: PLAIN,
  talk: PLAIN,
  mute: PLAIN,
  expedition: { ...COSTLY, price: 5 },
  expeditions: { ...COSTLY, price: 5 },
  setOff: { ...COSTLY, price: 5 },
  player: { ...COSTLY, price: 5 },
  profile: COSTLY,
  follow: COSTLY,
  block: COSTLY,
  note: COSTLY,
  people: { ...COSTLY, price: 10 },
  findPeople: { ...COSTLY, price: 5 },
  challengePlayer: { ...COSTLY, price: 3 },
  declineChallenge: PLAIN,
  races: { ...COSTLY, price: 5 },
  leaders: { ...COSTLY, price: 10 },
  training: { ...PLAIN, price: 3 },
  ratings: { ...COSTLY, price: 3 },
  rated: PLAIN,
  seek: { ...COSTLY, price: 3 },
  unseek: PLAIN,
  cups: { ...COSTLY, price: 5 },
  cup: { ...PLAIN, price: 3 },
  makeCup: { ...COSTLY, price: 5 },
  enterCup: COSTLY,
  leaveCup: COSTLY,
  callOff: COSTLY,
  clubs: { ...COSTLY, price: 5 },
  club: { ...PLAIN, price: 4 },
  makeClub: { ...COSTLY, price: 3 },
  changeClub: COSTLY,
  joinClub: COSTLY,
  leaveClub: COSTLY,
  clubRole: COSTLY,
  closeClub: COSTLY,
  sayInClub: PLAIN,
  writeInClub: PLAIN,
  clubTable: COSTLY,
  clubCup: COSTLY,
  reportClub: COSTLY,
  shutClub: PLAIN,
  report: COSTLY,
  confirm: PLAIN,
  confirmReply: PLAIN,
  administration: { ...PLAIN, price: 10 },
  reports: { ...COSTLY, price: 10 },
  record: PLAIN,
  find: { ...COSTLY, price: 10 },
  dismiss: PLAIN,
  sanction: PLAIN,
  nameAnew: { ...COSTLY, price: 10 },
  removeLine: PLAIN,
  lift: PLAIN,
  strike: PLAIN,
  keep: PLAIN,
};

/** Milliseconds for each member of a table that is sent a message, and for each connection that is checked. */
export const TELLING = 0.03;
export const CHECKING = 0.3;

/** Who is charged for a request. */
export interface Payer {
  readonly address: string;
  /** An account, or all guests of an address. */
  readonly payer: string;
  readonly isGuest: boolean;
  spend(milliseconds: number): void;
}

/** Whether the session may make this request now; counts and charges it. */
export function isAffordable(limits: RateLimits, who: Payer, name: HandledName): boolean {
  const { address, payer, isGuest } = who;
  if (!(isGuest ? limits.guests : limits.person).take(payer)) return false;
  if (!limits.workAddress.take(address) || !limits.workPerson.take(payer)) return false;
  const costly = isGuest ? limits.costlyGuests : limits.costly;
  const { price, isCostly } = COSTS[name];
  if (isCostly && !(costly.take(payer) && limits.costlyAddress.take(address))) return false;
  who.spend(price);
  return true;
}
