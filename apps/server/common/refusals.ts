// Why a request is refused: a reason, and the rule behind it.

import type { Refusal } from '@race/kernel';
import { no } from '@race/kernel/refuse.ts';
import type { ApiScope } from '@race/protocol';

export const NO = {
  /** NET-01: an answer names the question it is for. */
  stale: no('net.stale', 'NET-01'),
  otherWrote: no('net.otherWrote', 'NET-01'),
  /** NET-02: a seat belongs to the person who sits there. */
  notYourSeat: no('net.notYourSeat', 'NET-02'),
  seatTaken: no('net.seatTaken', 'NET-02'),
  noSeat: no('net.noSeat', 'NET-02'),
  notHost: no('net.notHost', 'NET-02'),
  isHere: no('net.isHere', 'NET-02'),
  justLeft: no('net.justLeft', 'NET-02'),
  otherHand: no('net.otherHand', 'NET-02'),
  clockDecides: no('net.clockDecides', 'NET-02'),
  sentAway: no('net.sentAway', 'NET-02'),
  fewSeats: no('net.fewSeats', 'NET-02'),
  /** NET-03: the request does not fit the stage of the table. */
  notBegun: no('net.notBegun', 'NET-03'),
  begun: no('net.begun', 'NET-03'),
  notOver: no('net.notOver', 'NET-03'),
  isOver: no('net.isOver', 'NET-03'),
  /** TABLE-03: going back takes the consent of all. */
  firstTurnOnly: no('net.firstTurnOnly', 'NET-03'),
  noHoliday: no('net.noHoliday', 'NET-08'),
  nobodyToAgree: no('net.nobodyToAgree', 'TABLE-03'),
  noProposal: no('net.noProposal', 'NET-03'),
  nothingThere: no('net.nothingThere', 'NET-03'),
  /** NET-04: messages have their form and size. */
  malformed: no('net.malformed', 'NET-04'),
  noAnswer: no('net.noAnswer', 'NET-04'),
  protocol: no('net.protocol', 'NET-04'),
  /** NET-05: rate limits. */
  tooFast: no('net.tooFast', 'NET-05'),
  full: no('net.full', 'NET-05'),
  /** NET-06: tables and codes that do not exist. */
  unknownTable: no('net.unknownTable', 'NET-06'),
  unknownBug: no('net.unknownBug', 'NET-06'),
  unknownToken: no('net.unknownToken', 'NET-06'),
  unknownCode: no('net.unknownCode', 'NET-06'),
  unknownPlayer: no('net.unknownPlayer', 'NET-06'),
  helloFirst: no('net.helloFirst', 'NET-06'),
  /** NET-10: notices go only to push services. */
  noMail: no('net.noMail', 'NET-10'),
  noMailAddress: no('net.noMailAddress', 'NET-10'),
  noPushService: no('net.noPushService', 'NET-10'),
  /** PEOPLE-01: credentials of an account. */
  signInFailed: no('net.signInFailed', 'PEOPLE-01'),
  badPasskey: no('net.badPasskey', 'PEOPLE-01'),
  manyPasskeys: no('net.manyPasskeys', 'PEOPLE-01'),
  badLogin: no('net.badLogin', 'PEOPLE-01'),
  loginTaken: no('net.loginTaken', 'PEOPLE-01'),
  weakPassword: no('net.weakPassword', 'PEOPLE-05'),
  proveFirst: no('net.proveFirst', 'PEOPLE-01'),
  lastWayIn: no('net.lastWayIn', 'PEOPLE-01'),
  /** PEOPLE-05: second factors and passwords. */
  commonPassword: no('net.commonPassword', 'PEOPLE-05'),
  patternPassword: no('net.patternPassword', 'PEOPLE-05'),
  wrongCode: no('net.wrongCode', 'PEOPLE-05'),
  signInAgain: no('net.signInAgain', 'PEOPLE-05'),
  secondFactorOn: no('net.secondFactorOn', 'PEOPLE-05'),
  noSecondFactor: no('net.noSecondFactor', 'PEOPLE-05'),
  /** PEOPLE-06: sessions of a person. */
  unknownSession: no('net.unknownSession', 'PEOPLE-06'),
  ownSession: no('net.ownSession', 'PEOPLE-06'),
  elderSession: no('net.elderSession', 'PEOPLE-06'),
  /** API-01: programs act with tokens. */
  accountFirst: no('net.accountFirst', 'API-01'),
  manyTokens: no('net.manyTokens', 'API-01'),
  unknownProgram: no('net.unknownProgram', 'API-01'),
  /** API-02: bot accounts. */
  manyBots: no('net.manyBots', 'API-02'),
  /** PEOPLE-07: names that others see. */
  badName: no('net.badName', 'PEOPLE-07'),
  reservedName: no('net.reservedName', 'PEOPLE-07'),
  /** PEOPLE-08: players among themselves. */
  apart: no('net.apart', 'PEOPLE-08'),
  manyTies: no('net.manyTies', 'PEOPLE-08'),
  /** PEOPLE-03: free text. */
  noWords: no('net.noWords', 'PEOPLE-03'),
  wordsOff: no('net.wordsOff', 'PEOPLE-03'),
  phrasesOnly: no('net.phrasesOnly', 'PEOPLE-03'),
  unreadWords: no('net.unreadWords', 'PEOPLE-03'),
  /** DAILY-01 to DAILY-04: the expedition of a day. */
  noSuchDay: no('net.noSuchDay', 'DAILY-01'),
  otherDay: no('net.otherDay', 'DAILY-02'),
  itCounts: no('net.itCounts', 'DAILY-02'),
  sealed: no('net.sealed', 'DAILY-04'),
  /** CUP-01 to CUP-04: cups. */
  unknownCup: no('net.unknownCup', 'CUP-01'),
  manyCups: no('net.manyCups', 'CUP-01'),
  cupTooSoon: no('net.cupTooSoon', 'CUP-01'),
  cupBegun: no('net.cupBegun', 'CUP-01'),
  cupOver: no('net.cupOver', 'CUP-01'),
  cupFull: no('net.cupFull', 'CUP-01'),
  notInCup: no('net.notInCup', 'CUP-01'),
  notCupHost: no('net.notCupHost', 'CUP-01'),
  noPrograms: no('net.noPrograms', 'CUP-01'),
  cupDecides: no('net.cupDecides', 'CUP-04'),
  shutTable: no('net.shutTable', 'CUP-04'),
  /** CLUB-01 to CLUB-03: clubs. */
  unknownClub: no('net.unknownClub', 'CLUB-01'),
  clubNamed: no('net.clubNamed', 'CLUB-01'),
  manyClubs: no('net.manyClubs', 'CLUB-01'),
  clubFull: no('net.clubFull', 'CLUB-01'),
  barred: no('net.barred', 'CLUB-01'),
  noBotsInClubs: no('net.noBotsInClubs', 'CLUB-01'),
  notInClub: no('net.notInClub', 'CLUB-01'),
  notOfficer: no('net.notOfficer', 'CLUB-02'),
  notFounder: no('net.notFounder', 'CLUB-02'),
  notItsMember: no('net.notItsMember', 'CLUB-02'),
  clubDecides: no('net.clubDecides', 'CLUB-03'),
  silenced: no('net.silenced', 'ADMIN-03'),
  /** PEOPLE-04: reports. */
  noReports: no('net.noReports', 'PEOPLE-04'),
  noSuchLine: no('net.noSuchLine', 'PEOPLE-04'),
  manyReports: no('net.manyReports', 'PEOPLE-04'),
  /** ADMIN-01: only for administrators, whom the host has named. */
  notAdministrator: no('net.notAdministrator', 'ADMIN-01'),
  secondFactorFirst: no('net.secondFactorFirst', 'ADMIN-01'),
  unknownReport: no('net.unknownReport', 'ADMIN-02'),
  settled: no('net.settled', 'ADMIN-02'),
  removed: no('net.removed', 'ADMIN-02'),
  nameHeld: no('net.nameHeld', 'ADMIN-03'),
  unknownPerson: no('net.unknownPerson', 'ADMIN-02'),
  notAdministrators: no('net.notAdministrators', 'ADMIN-02'),
  /** ADMIN-04: a banned person has tried to come back from this address. */
  heldAddress: no('net.heldAddress', 'ADMIN-04'),
  /** ADMIN-05: tables are deleted after some time. */
  tableGone: no('net.tableGone', 'ADMIN-05'),
  /** NET-07: nothing is acknowledged before it is durable. */
  notKept: no('net.notKept', 'NET-07'),
  tableBroken: no('net.tableBroken', 'NET-07'),
} as const;

/** ADMIN-04: banned, until a day or permanently, and why. */
export const banned = (until: number | null, why: string): Refusal =>
  until === null
    ? no('net.banned', 'ADMIN-04', { why })
    : no('net.bannedUntil', 'ADMIN-04', { until: new Date(until).toISOString().slice(0, 10), why });

/** API-01: what a token may do. */
export const outOfScope = (scope: ApiScope): Refusal => no('net.scope', 'API-01', { scope });

export const badOption = (option: string): Refusal => no('net.option', 'NET-04', { option });
