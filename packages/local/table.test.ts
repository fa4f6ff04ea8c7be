import { fingerprint, legalActions, open, takeable, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { answer, askedBot, askedPeople, botAnswer, isFinished, playBots, undo, writeTable } from './index.ts';
import { DICE, must, PERSON, planOf, playedTable, RACER, sayOf, wiseAnswer } from './testing/tables.ts';
import { newTable, readTable } from './whole.ts';

const ALONE = planOf([PERSON, RACER, RACER, RACER]);

describe('a table on one device', () => {
  it('lets the bots answer until a person is asked', () => {
    const table = playBots(newTable(ALONE));
    expect(askedBot(table)).toBe(-1);
    expect(askedPeople(table)).toEqual([0]);
    expect(isFinished(table)).toBe(false);
  });

  it('plays a race of bots to its end by itself', () => {
    const table = playBots(newTable(planOf([RACER, DICE])));
    expect(isFinished(table)).toBe(true);
    expect(askedPeople(table)).toEqual([]);
  });

  it('asks the bots first, so that nobody waits for one', () => {
    let table = playBots(newTable(ALONE));
    for (let n = 0; table.history.state.public.phase !== 'planning'; n++) {
      table = playBots(must(answer(table, 0, wiseAnswer(table, 0))));
      expect(n).toBeLessThan(20);
    }
    expect(view(table.rules, table.history.state, 0).ready).toBe(0b1110);
  });

  it('asks two people at one device one after the other', () => {
    let table = playBots(newTable(planOf([PERSON, PERSON], { vehicles: ['french', 'italian'] })));
    for (let n = 0; table.history.state.public.phase !== 'planning'; n++) {
      const [seat = -1] = askedPeople(table);
      table = must(answer(table, seat, wiseAnswer(table, seat)));
      expect(n).toBeLessThan(20);
    }
    expect(askedPeople(table)).toEqual([0, 1]);
    table = must(answer(table, 0, wiseAnswer(table, 0)));
    expect(askedPeople(table)).toEqual([1]);
  });

  it('refuses an answer that is not legal, and stays as it is', () => {
    const table = playBots(newTable(ALONE));
    const before = fingerprint(table.history.state);
    const moved = answer(table, 0, sayOf(table, { do: 'pass' }));
    expect(moved).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^BASE-/) } });
    expect(fingerprint(table.history.state)).toBe(before);
  });

  it('does not answer for a person', () => {
    expect(() => botAnswer(playBots(newTable(ALONE)), 0)).toThrow('no bot sits at 0');
  });
});

describe('TABLE-01 taking back', () => {
  const buying = () => {
    let table = playBots(newTable(ALONE));
    for (let n = 0; n < 200; n++) {
      const fuel = legalActions(open(table.rules, table.history.state), 0).find(
        ({ do: verb }) => verb === 'fuel',
      );
      if (fuel !== undefined) return { table, fuel };
      table = playBots(must(answer(table, 0, wiseAnswer(table, 0))));
    }
    throw new Error('nobody ever needed petrol');
  };

  it('takes back what touched nobody, as a line of the log', () => {
    const { table, fuel } = buying();
    const bought = must(answer(table, 0, fuel));
    expect(takeable(bought.history, 0)).toEqual([bought.history.standing.length - 1]);
    const back = must(undo(bought, 0));
    expect(fingerprint(back.history.state)).toBe(fingerprint(table.history.state));
    expect(back.history.entries.slice(-2)).toEqual([
      { seat: 0, answer: fuel },
      { seat: 0, undo: true },
    ]);
  });

  it('goes back answer by answer as far as that holds', () => {
    const { table, fuel } = buying();
    const bought = must(answer(table, 0, fuel));
    const twice = legalActions(open(bought.rules, bought.history.state), 0)
      .map((next) => must(answer(bought, 0, next)))
      .find((next) => takeable(next.history, 0).length > 1);
    if (twice === undefined) throw new Error('everything closes the way back');
    const { length } = twice.history.standing;
    expect(takeable(twice.history, 0)).toEqual([length - 1, length - 2]);
    const back = must(undo(must(undo(twice, 0)), 0));
    expect(fingerprint(back.history.state)).toBe(fingerprint(table.history.state));
    expect(takeable(back.history, 0)).toEqual([]);
  });

  it('closes the way back when something was revealed or somebody has answered since', () => {
    const table = playedTable(ALONE, 4);
    expect(takeable(table.history, 0)).toEqual([]);
    expect(undo(table, 0)).toEqual({
      ok: false,
      refusal: { reason: 'undo.horizon', rule: 'TABLE-01', with: {} },
    });
  });

  it('is kept in the file', () => {
    const { table, fuel } = buying();
    const back = must(undo(must(answer(table, 0, fuel)), 0));
    const read = readTable(writeTable(back));
    expect(read.ok && read.value.history.entries).toEqual(back.history.entries);
  });
});
