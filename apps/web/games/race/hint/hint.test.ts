import type { Advice } from '@race/bots/search/advise.ts';
import type { Answer } from '@race/great-race';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { speak } from '../../../shell/testing/texts.ts';
import { answer, BOT, beginRace, firstAnswer, person, untilConvoy } from '../../../table/testing/races.ts';
import { textOf } from '../../../table/testing/render.ts';
import { makeRaceTable } from '../race-table.ts';
import { hintOf, isFair } from './hint.tsx';
import { marksOf } from './marks.ts';
import { HintSlip } from './slip.tsx';

const PERSON = { kind: 'person' } as const;
const SEATED = { kind: 'bot' } as const;

describe('a hint', () => {
  it('is there for everybody around one device', () => {
    expect(isFair([PERSON, PERSON, SEATED], false)).toBe(true);
  });

  it('is there apart only for who races against bots', () => {
    expect(isFair([PERSON, SEATED, SEATED], true)).toBe(true);
    expect(isFair([PERSON, PERSON, SEATED], true)).toBe(false);
  });
});

const act = (given: Answer, way: readonly number[] = []): Advice['acts'][number] => ({
  act: { answer: given, from: 0, way },
  next: null,
});

/** A table in its first convoy, where this was advised. */
async function hinted(advice: Advice) {
  await speak('en');
  const { table } = await beginRace(
    { players: [person('Ada'), BOT], vehicles: ['french', 'italian'] },
    makeRaceTable,
  );
  await untilConvoy(table);
  const hint = hintOf(table);
  hint.toggle();
  hint.told.value = advice;
  const marks = () => marksOf(hint.told.value, hint.shown.value);
  return { table, hint, marks, slip: () => textOf(table, h(HintSlip, {})) };
}

const PETROL = { is: 'petrol', count: 2, seat: null } as const;

describe('the slip', () => {
  it('says the act, why, and what comes next, without any other figure', async () => {
    const next = { answer: { do: 'repair' }, from: 0, way: [] } as const;
    const { slip } = await hinted({ acts: [{ ...act({ do: 'drive' }, [48]), next }], reason: PETROL });
    expect(slip()).toMatch(/Now.* Drive (into|onto) /);
    expect(slip()).toContain('about 2 levels more petrol');
    expect(slip()).toMatch(/Next.* Repair/);
    expect(slip()).not.toMatch(/%|hundred|chance/);
  });

  it('leaves the reason out where none holds', async () => {
    const { slip } = await hinted({ acts: [act({ do: 'fund' })], reason: null });
    expect(slip()).not.toContain('It leaves');
  });

  it('lists several good options without an order, and says nothing to do where it hardly matters', async () => {
    const several = await hinted({ acts: [act({ do: 'fund' }), act({ do: 'repair' })], reason: null });
    expect(several.slip()).toContain('Several good options');
    expect(several.hint.shown.value).toBeNull();
    const nothing = await hinted({ acts: [], reason: null });
    expect(nothing.slip()).toContain('It hardly matters here.');
    expect(nothing.marks()).toMatchObject({ spaces: [] });
  });
});

describe('what a hint means is marked', () => {
  it('with now and next on spaces, boxes and cards', async () => {
    const next = { answer: { do: 'play', card: 'guide' }, from: 48, way: [] } as const;
    const { marks } = await hinted({ acts: [{ ...act({ do: 'drive' }, [36, 48]), next }], reason: null });
    const { boxes, cards, spaces } = marks();
    expect(spaces).toEqual([{ kind: 'now', words: 'Now', space: 48 }]);
    expect([...boxes]).toEqual([['mechanics', { kind: 'now', words: 'Now' }]]);
    expect([...cards]).toEqual([['guide', { kind: 'next', words: 'Next' }]]);
  });

  it('alike for several, until one of them is looked at', async () => {
    const { hint, marks } = await hinted({
      acts: [act({ do: 'fund' }), act({ do: 'repair' })],
      reason: null,
    });
    const kinds = () => [...marks().boxes].map(([box, { kind }]) => `${box} ${kind}`);
    expect(kinds()).toEqual(['funding good', 'mechanics good']);
    hint.looked.value = 1;
    expect(kinds()).toEqual(['mechanics now']);
  });

  it('until something is done', async () => {
    const { table, hint, marks } = await hinted({ acts: [act({ do: 'fund' })], reason: null });
    hint.drawn.value = marks();
    expect(hint.marks.value.boxes.size).toBe(1);
    await answer(table, firstAnswer(table));
    expect(hint.isAsked.value).toBe(false);
    expect(hint.marks.value.boxes.size).toBe(0);
  });
});
