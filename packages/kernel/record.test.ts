import { describe, expect, it } from 'vitest';
import { streams } from './chance.ts';
import type { Rules, Types } from './contract.ts';
import { commit, fingerprint } from './fingerprint.ts';
import type { Entry } from './game-in-play.ts';
import { begin, type History, write } from './history.ts';
import { isOver } from './play.ts';
import { readRecord } from './read-record.ts';
import { type GameRecord, isFinished, record, replay } from './record.ts';
import { randomGame, type Trial } from './testing/random-game.ts';
import { type Noughts, noughts } from './toys/noughts.ts';
import { BIDS_STREAMS, type SealedBids, sealedBids } from './toys/sealed-bids.ts';

const KEY = [11, -22, 33, -44, 55, -66, 77, -88];
const bids = sealedBids({ seats: 3, askOnlyWhoCan: false });
const TRIAL: Trial<SealedBids> = { rules: bids, streams: BIDS_STREAMS, longest: 60 };

function lines<T extends Types>(rules: Rules<T>, from: History<T>, entries: readonly Entry<T>[]): History<T> {
  let history = from;
  for (const entry of entries) {
    const next = write(history, entry);
    if (!next.ok) throw new Error(next.refusal.reason);
    history = next.history;
  }
  return { ...history, rules };
}

/** A whole game of sealed bids from seed 5, in which the first answer was taken back once. */
function wholeGame(): History<SealedBids> {
  const entries: Entry<SealedBids>[] = [];
  for (const { seat, answer } of randomGame(TRIAL, 5)) {
    entries.push({ seat, answer });
    if (entries.length === 1) entries.push({ seat, undo: true }, { seat, answer });
  }
  return lines(bids, begin(bids, streams(BIDS_STREAMS, 5)), entries);
}

const FROM = { options: { seats: 3 }, seed: 5, salt: 'pepper' };
const whole = wholeGame();
const good = record(whole, FROM);

/** What a reader of the changed file is told. */
function refusalOf(changed: object): unknown {
  const read = readRecord(JSON.stringify({ ...good, ...changed }));
  if (!read.ok) return read.refusal;
  const replayed = replay(bids, BIDS_STREAMS, read.value);
  return replayed.ok ? null : replayed.refusal;
}

const refused = (reason: string, details: object = {}) => ({ reason, rule: 'TABLE-02', with: details });

function changedLine(at: number, changed: object): object {
  return { entries: good.entries.map((line, i) => (i === at ? { ...line, ...changed } : line)) };
}

describe('a record', () => {
  it('says what was played, with what, and every line with the position it left', () => {
    expect(good).toMatchObject({
      format: 1,
      game: 'sealed-bids',
      version: 1,
      options: { seats: 3 },
      seed: 5,
      salt: 'pepper',
      commitment: commit(5, 'pepper'),
    });
    expect(good.entries).toHaveLength(whole.entries.length);
    expect(good.entries[0]).toEqual({
      ...whole.entries[0],
      print: fingerprint(lines(bids, begin(bids, streams(BIDS_STREAMS, 5)), whole.entries.slice(0, 1)).state),
    });
    expect(good.entries[1]).toEqual({ ...whole.entries[1], print: fingerprint(whole.first) });
    expect(good.entries.at(-1)?.print).toBe(fingerprint(whole.state));
  });

  it('written, read and replayed gives the same game', () => {
    const read = readRecord(JSON.stringify(good));
    if (!read.ok) throw new Error(read.refusal.reason);
    const replayed = replay(bids, BIDS_STREAMS, read.value);
    expect(replayed).toEqual({ ok: true, value: whole });
  });

  it('does so from a sealed seed', () => {
    const chance = streams(BIDS_STREAMS, KEY);
    const history = lines(bids, begin(bids, chance), []);
    const read = readRecord(JSON.stringify(record(history, { ...FROM, seed: KEY })));
    expect(read.ok && replay(bids, BIDS_STREAMS, read.value)).toEqual({ ok: true, value: history });
  });

  it('tells whether the game came to its end', () => {
    expect(isOver(whole.state)).toBe(true);
    expect(isFinished(whole)).toBe(true);
    expect(isFinished(begin(noughts, {}))).toBe(false);
  });

  it('cannot be written of a log that its own rules refuse', () => {
    const forged = { ...whole, entries: [{ seat: 0, answer: 99 }] };
    expect(() => record(forged, FROM)).toThrow('a line of the log is refused: bids.notInHand');
  });
});

describe('TABLE-02 a file that is no record', () => {
  it.each([
    ['nothing', ''],
    ['half a record', JSON.stringify(good).slice(0, -10)],
  ])('is refused: %s', (_, text) => {
    expect(readRecord(text)).toEqual({ ok: false, refusal: refused('record.notJson') });
  });

  it.each([
    'null',
    '3',
    '"record"',
    '[]',
    '[{"format":1}]',
    '{}',
    '{"format":"1"}',
    '{"format":-1}',
    '{"format":1.5}',
  ])('is refused: %s', (text) => {
    expect(readRecord(text)).toEqual({ ok: false, refusal: refused('record.notARecord') });
  });

  it('is refused when it is of a newer form, with the form it has', () => {
    expect(refusalOf({ format: 2 })).toEqual(refused('record.newer', { format: 2 }));
  });

  it.each([
    ['an older form that never was', { format: 0 }],
    ['no game', { game: undefined }],
    ['a game that is no name', { game: 7 }],
    ['no version', { version: undefined }],
    ['a version that is no number', { version: '1' }],
    ['a version below zero', { version: -1 }],
    ['a version between two', { version: 1.5 }],
    ['no seed', { seed: undefined }],
    ['a seed with a fraction', { seed: 0.5 }],
    ['a seed in words', { seed: 'five' }],
    ['a key cut short', { seed: KEY.slice(1) }],
    ['a key with a fraction', { seed: [...KEY.slice(1), 0.5] }],
    ['no salt', { salt: undefined }],
    ['a salt that is no text', { salt: 4 }],
    ['no commitment', { commitment: undefined }],
    ['a commitment that is no text', { commitment: 4 }],
    ['no lines', { entries: undefined }],
    ['lines that are no list', { entries: { length: 0 } }],
    ['a line that is nothing', { entries: [null] }],
    ['a line that is a number', { entries: [3] }],
    ['a line of nobody', changedLine(3, { seat: undefined })],
    ['a line of a seat below zero', changedLine(3, { seat: -1 })],
    ['a line of half a seat', changedLine(3, { seat: 0.5 })],
    ['a line without fingerprint', changedLine(3, { print: undefined })],
    ['a line with a number as fingerprint', changedLine(3, { print: 12 })],
    ['a line without answer', changedLine(3, { answer: undefined })],
    ['a line that answers and takes back', changedLine(3, { undo: true })],
    ['an undo that is not true', changedLine(1, { undo: false })],
  ])('is refused: %s', (_, changed) => {
    expect(refusalOf(changed)).toEqual(refused('record.notARecord'));
  });
});

describe('TABLE-02 a record that was tampered with', () => {
  it('is accepted as it was', () => {
    expect(refusalOf({})).toBeNull();
  });

  it('is refused when it is of another game', () => {
    expect(refusalOf({ game: 'noughts' })).toEqual(refused('record.otherGame', { game: 'noughts' }));
  });

  it('is refused when it was played by other rules', () => {
    expect(refusalOf({ version: 2 })).toEqual(refused('record.otherRules', { version: 2 }));
  });

  it('is refused when the seed, the salt or the commitment is another', () => {
    expect(refusalOf({ seed: 6 })).toEqual(refused('record.commitment'));
    expect(refusalOf({ salt: 'salt' })).toEqual(refused('record.commitment'));
    expect(refusalOf({ commitment: commit(6, 'pepper') })).toEqual(refused('record.commitment'));
  });

  it('is refused when seed and commitment were changed together', () => {
    expect(refusalOf({ seed: 6, commitment: commit(6, 'pepper') })).toMatchObject({ rule: 'TABLE-02' });
  });

  it('is refused when a line is no answer of this game', () => {
    expect(refusalOf(changedLine(3, { answer: 'seven' }))).toEqual(refused('record.noAnswer', { line: 4 }));
    expect(refusalOf(changedLine(0, { answer: null }))).toEqual(refused('record.noAnswer', { line: 1 }));
  });

  it('is refused when a line is not legal, with the line and why', () => {
    expect(refusalOf(changedLine(0, { answer: 0 }))).toEqual(
      refused('record.illegal', { line: 1, reason: 'bids.mustBid' }),
    );
    expect(refusalOf(changedLine(0, { seat: 32 }))).toEqual(
      refused('record.illegal', { line: 1, reason: 'bids.notAsked' }),
    );
    expect(refusalOf(changedLine(1, { seat: 17 }))).toEqual(
      refused('record.illegal', { line: 2, reason: 'undo.horizon' }),
    );
  });

  it('is refused when a line is another legal answer', () => {
    const { board } = { board: begin(noughts, {}) };
    const two = lines(noughts, board, [
      { seat: 0, answer: 4 },
      { seat: 1, answer: 0 },
    ]);
    const told = record<Noughts>(two, FROM);
    const [first, second] = told.entries;
    const changed = { ...told, entries: [first, { ...second, answer: 1 }] } as GameRecord;
    expect(replay(noughts, [], changed)).toEqual({
      ok: false,
      refusal: refused('record.differs', { line: 2 }),
    });
  });

  it('is refused when a fingerprint is another', () => {
    expect(refusalOf(changedLine(4, { print: '00000000000000' }))).toEqual(
      refused('record.differs', { line: 5 }),
    );
  });

  it('is refused when a line is left out or said twice', () => {
    expect(refusalOf({ entries: good.entries.toSpliced(2, 1) })).not.toBeNull();
    expect(refusalOf({ entries: good.entries.toSpliced(2, 0, ...good.entries.slice(2, 3)) })).not.toBeNull();
  });
});
