import { describe, expect, it } from 'vitest';
import { streams } from '../chance.ts';
import { deepFreeze } from '../laws/plain.ts';
import { start } from '../play.ts';
import { stepped } from '../testing/bids.ts';
import { positions } from '../testing/random-game.ts';
import { BIDS_STREAMS, sealedBids } from './sealed-bids.ts';

const rules = sealedBids({ seats: 3, askOnlyWhoCan: false });

describe('what comes from outside', () => {
  it('is an answer when it is a card or a pass', () => {
    expect([0, 7].map(rules.readAnswer)).toEqual([0, 7]);
    for (const from of [8, -1, 0.5, '4', null, undefined]) expect(rules.readAnswer(from)).toBeNull();
  });

  it('is a state when everything fits together', () => {
    const trial = { rules, streams: BIDS_STREAMS, longest: 60 };
    for (const state of positions(trial, 3)) {
      expect(rules.readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  });

  const state = deepFreeze(stepped(rules, start(rules, streams(BIDS_STREAMS, 1)), [0, handOf(0)]).state);
  function handOf(seat: number): number {
    return start(rules, streams(BIDS_STREAMS, 1)).seats[seat]?.hand[0] ?? 0;
  }
  const known = (change: object) => ({ ...state, public: { ...state.public, ...change } });
  const table = (change: object) => ({ ...state, table: { ...state.table, ...change } });
  const seat = (change: object) => ({
    ...state,
    seats: state.seats.map((one, i) => (i === 1 ? { ...one, ...change } : one)),
  });
  const auction = (change: object) =>
    known({ stack: [{ kind: 'round' }, { ...state.public.stack[1], ...change }] });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['an empty object', {}],
    ['without public part', { ...state, public: null }],
    ['without stack', known({ stack: undefined })],
    ['with half a stack', known({ stack: [{ kind: 'round' }] })],
    ['with a frame too many', known({ stack: [...state.public.stack, { kind: 'round' }] })],
    ['with an unknown frame first', known({ stack: [{ kind: 'deal' }, state.public.stack[1]] })],
    ['with nothing as a frame', known({ stack: [null, state.public.stack[1]] })],
    ['with an unknown auction', auction({ kind: 'raffle' })],
    ['with a prize that is no number', auction({ prize: 'car' })],
    ['with nobody known to be asked', auction({ asked: null })],
    ['with a bid missing', auction({ bids: [0, 0] })],
    ['with a hand count missing', known({ held: [4, 4] })],
    ['with a wrong hand count', known({ held: [4, 4, 3] })],
    ['with a count below zero', known({ spent: [0, 0, 0, 0, 0, 0, 0, -1] })],
    ['with a card spent that is also held', known({ spent: [0, 0, 0, 0, 0, 0, 0, 1] })],
    ['with scores missing', known({ scores: undefined })],
    ['with a fraction of a score', known({ scores: [0.5, 0, 0] })],
    ['without prizes', known({ prizes: undefined })],
    ['with prizes miscounted', known({ prizes: { ...state.public.prizes, total: 9 } })],
    ['with a kind of prize missing', known({ prizes: { counts: [0, 1], total: 1 } })],
    ['without seats', { ...state, seats: undefined }],
    ['with a seat missing', { ...state, seats: state.seats.slice(1) }],
    ['with nobody on a seat', { ...state, seats: [null, ...state.seats.slice(1)] }],
    ['with a hand that is no list', seat({ hand: 4 })],
    ['with a hand upside down', seat({ hand: state.seats[1]?.hand.toReversed() })],
    ['with a card that does not exist', seat({ hand: [1, 1, 1, 9] })],
    ['with a card of no worth', seat({ hand: [0, 1, 1, 1] })],
    ['with an answer sealed that is none', seat({ sealed: 'seven' })],
    ['with an answer sealed by who is not ready', seat({ sealed: 3 })],
    ['without table', { ...state, table: undefined }],
    ['with somebody ready who has not answered', table({ ready: 3 })],
    ['with nobody known to be ready', table({ ready: null })],
    ['without deck', table({ deck: [] })],
    ['without streams', table({ chance: null })],
  ])('is no state: %s', (_, from) => {
    expect(rules.readState(from)).toBeNull();
  });
});
