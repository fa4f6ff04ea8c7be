// Why a wish is not granted: a reason in words of the net, and the rule that says so.
import type { Refusal } from '@race/kernel';

const no = (reason: string, rule: string, details: Refusal['with'] = {}): Refusal => ({
  reason: `net.${reason}`,
  rule,
  with: details,
});

export const NO = {
  /** NET-01: an answer names the question it is for. */
  stale: no('stale', 'NET-01'),
  otherWrote: no('otherWrote', 'NET-01'),
  /** NET-02: only who sits at a seat speaks for it. */
  notYourSeat: no('notYourSeat', 'NET-02'),
  seatTaken: no('seatTaken', 'NET-02'),
  noSeat: no('noSeat', 'NET-02'),
  notHost: no('notHost', 'NET-02'),
  seated: no('seated', 'NET-02'),
  /** NET-03: what fits the stage of the table. */
  notBegun: no('notBegun', 'NET-03'),
  begun: no('begun', 'NET-03'),
  notOver: no('notOver', 'NET-03'),
  over: no('over', 'NET-03'),
  noProposal: no('noProposal', 'NET-03'),
  nothingThere: no('nothingThere', 'NET-03'),
  /** NET-04: messages have their form and size. */
  malformed: no('malformed', 'NET-04'),
  noAnswer: no('noAnswer', 'NET-04'),
  protocol: no('protocol', 'NET-04'),
  /** NET-05: nobody needs to be that fast. */
  tooFast: no('tooFast', 'NET-05'),
  full: no('full', 'NET-05'),
  /** NET-06: a link leads to a table, a code to a person. */
  unknownTable: no('unknownTable', 'NET-06'),
  unknownBug: no('unknownBug', 'NET-06'),
  unknownToken: no('unknownToken', 'NET-06'),
  unknownCode: no('unknownCode', 'NET-06'),
  helloFirst: no('helloFirst', 'NET-06'),
  /** NET-07: what is not durable is not acknowledged. */
  notKept: no('notKept', 'NET-07'),
} as const;

export const badOption = (option: string): Refusal => no('option', 'NET-04', { option });
