import { describe, expect, it } from 'vitest';
import type { SeatedPerson, SeatRecord } from '../rooms/table-record.ts';
import { entrantsOf } from './entrants.ts';
import { leavesOf } from './outcome.ts';

const person = (name: string, more: Partial<SeatedPerson> = {}): SeatedPerson => ({
  kind: 'person',
  person: name,
  name,
  bot: null,
  ...more,
});
const BOT: SeatRecord = { kind: 'bot', bot: 'racer' };
const OUTCOMES = [
  { place: 2, arrived: true },
  { place: 1, arrived: true },
  { place: 3, arrived: false },
];
const HOUR = 3_600_000;
const fates = (
  seats: readonly SeatRecord[],
  more: Partial<Parameters<typeof entrantsOf>[0]> = {},
  rests = [] as { since: number; until: number }[],
) =>
  entrantsOf({ seats, ...more }, OUTCOMES, rests).map(({ person, place, fate }) => ({ person, place, fate }));

describe('RATE-02 how a race counts', () => {
  it('counts by place for people and bots', () => {
    expect(fates([person('anna'), person('ben'), BOT])).toEqual([
      { person: 'anna', place: 2, fate: 'raced' },
      { person: 'ben', place: 1, fate: 'raced' },
      { person: null, place: 3, fate: 'raced' },
    ]);
  });

  it('puts last whoever has left the crew to a bot, whatever the bot makes of it', () => {
    expect(fates([person('anna'), person('ben', { bot: 'racer', gone: 5 }), BOT])[1]).toEqual({
      person: 'ben',
      place: 3,
      fate: 'left',
    });
  });

  it('rates who left and not who took over; nothing is lost by who had the seat again', () => {
    const former = [{ person: 'ben', seat: 1, gone: 5 }];
    expect(fates([person('anna'), person('cleo'), BOT], { former })[1]).toEqual({
      person: 'ben',
      place: 3,
      fate: 'left',
    });
    const both = [...former, { person: 'cleo', seat: 1, gone: 9 }];
    expect(fates([person('anna'), person('ben'), BOT], { former: both })[1]).toEqual({
      person: 'ben',
      place: 1,
      fate: 'raced',
    });
  });
});

describe('RATE-02 a seat of a bot that somebody took during the race', () => {
  it('is rated for nobody, whoever sits there in the end', () => {
    const taken = [2];
    const both = [
      { person: 'anna', place: 2, fate: 'raced' },
      { person: 'ben', place: 1, fate: 'raced' },
    ];
    expect(fates([person('anna'), person('ben'), person('cleo')], { taken })).toEqual(both);
    const former = [{ person: 'cleo', seat: 2, gone: 5 }];
    expect(fates([person('anna'), person('ben'), person('dan')], { taken, former })).toEqual(both);
    expect(fates([person('anna'), person('ben'), person('cleo', { bot: 'racer' })], { taken })).toEqual(both);
  });
});

describe('RATE-05 leaving', () => {
  const rests = [{ since: 10 * HOUR, until: 11 * HOUR }];
  const left = (gone: number) =>
    fates([person('anna'), person('ben', { bot: 'racer', gone }), BOT], {}, rests)[1]?.fate;

  it('is excused when the server had just been away', () => {
    expect(left(11 * HOUR + 60_000)).toBe('excused');
    expect(left(13 * HOUR)).toBe('left');
    expect(left(9 * HOUR)).toBe('left');
  });

  it('is a pattern of three in ten, and mended by finishing', () => {
    const last = (text: string) =>
      leavesOf([...text].map((one) => ({ fate: one === 'l' ? 'left' : one === 'x' ? 'excused' : 'raced' })));
    expect(last('')).toBeNull();
    expect(last('l')).toBeNull();
    expect(last('ll')).toBeNull();
    expect(last('lll')).toEqual({ left: 3, of: 3 });
    expect(last('rlrlrl')).toEqual({ left: 3, of: 6 });
    // The newest come first: after eight more finished races, only two of the last ten were left.
    expect(last('rrrrrrrrlll')).toBeNull();
    expect(last('xxxxxxx')).toBeNull();
    expect(last('xlxlxl')).toEqual({ left: 3, of: 3 });
  });
});
