import { describe, expect, it } from 'vitest';
import { streams } from './chance.ts';
import { canonical } from './fingerprint.ts';
import { heard } from './heard.ts';
import { only } from './seats.ts';
import { givenBids, stepped } from './testing/bids.ts';
import { BIDS_STREAMS, PASS } from './toys/sealed-bids.ts';
import { imagine, view } from './view.ts';

const dealt = givenBids({
  hands: [
    [1, 3, 5, 7],
    [2, 2, 4, 6],
    [1, 1, 1, 6],
  ],
  prizes: [2, 1, 3, 1],
});
const { rules } = dealt;
const bidding = stepped(rules, dealt.state, [0, 5], [2, 1]).state;
const challenging = stepped(rules, bidding, [1, 2], [2, PASS]).state;

describe('a seat’s view', () => {
  it('has what is public, what is its own, and nothing else', () => {
    expect(view(rules, bidding, 0)).toEqual({
      seat: 0,
      public: bidding.public,
      own: { sealed: 5, hand: [1, 3, 5, 7] },
      ready: only(0) | only(2),
    });
  });

  it('shows a spectator only what is public', () => {
    expect(view(rules, bidding, null)).toEqual({
      seat: null,
      public: bidding.public,
      own: null,
      ready: only(0) | only(2),
    });
  });

  it('shows nothing of its own to a seat that is not at the table', () => {
    expect(view(rules, bidding, 3).own).toBeNull();
  });

  it('hides who is ready where the question hides it', () => {
    expect(challenging.table.ready).toBe(only(2));
    for (const seat of [null, 0, 1, 2]) expect(view(rules, challenging, seat).ready).toBe(0);
    expect(view(rules, challenging, 2).own?.sealed).toBe(PASS);
  });

  it('does not change when another seat seals another answer', () => {
    const other = stepped(rules, dealt.state, [0, 5], [2, 6]).state;
    for (const seat of [null, 0, 1]) expect(view(rules, other, seat)).toEqual(view(rules, bidding, seat));
    expect(view(rules, other, 2)).not.toEqual(view(rules, bidding, 2));
  });

  it('is a copy: whoever changes it changes nothing at the table', () => {
    const before = canonical(bidding);
    const known = view(rules, bidding, 0);
    known.public.scores.fill(9);
    known.own?.hand.fill(9);
    expect(canonical(bidding)).toBe(before);
  });
});

describe('what a seat hears', () => {
  it('is what all are told, and what it alone is told', () => {
    const keys = (seat: number | null) => heard(dealt.opening.events, seat);
    expect(keys(null)).toEqual([{ key: 'bids.prize', prize: 2 }]);
    expect(keys(0)).toEqual([
      { key: 'bids.dealt', to: 0, hand: [1, 3, 5, 7] },
      { key: 'bids.prize', prize: 2 },
    ]);
    expect(keys(2)).toEqual([
      { key: 'bids.dealt', to: 2, hand: [1, 1, 1, 6] },
      { key: 'bids.prize', prize: 2 },
    ]);
  });
});

describe('a world made up from a view', () => {
  it('keeps what the seat knows and makes up the rest', () => {
    const known = view(rules, bidding, 0);
    const worlds = Array.from({ length: 20 }, (_, seed) =>
      imagine(rules, known, streams(BIDS_STREAMS, seed)),
    );
    for (const world of worlds) expect(view(rules, world, 0)).toEqual(known);
    expect(new Set(worlds.map((world) => canonical(world.seats[1]))).size).toBeGreaterThan(10);
    expect(worlds.every((world) => world.seats[2]?.sealed !== null && world.seats[1]?.sealed === null)).toBe(
      true,
    );
  });
});
