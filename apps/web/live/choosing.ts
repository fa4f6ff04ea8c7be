// What can be answered now, sorted by how it is chosen: on the map, in the plan, or by a button.
import { computed, effect, signal } from '@preact/signals';
import type { PriceTag } from '@race/atlas/draw/price-tag.ts';
import type { Answer, Crew, RaceRules } from '@race/great-race';
import { card } from '@race/great-race/cards/card.ts';
import type { Way } from '@race/table';
import { type ChoiceContext, label, question, seatName } from '@race/words';
import { readableRules } from '../state/readable.ts';
import { facts, lamps, sheet, tag, touchSpace } from '../state/shown.ts';
import { say, words } from '../words/say.ts';
import { sight } from './race.ts';

/** Rules to read labels from; the engine itself stays in the worker. */
const rules = computed<RaceRules | null>(() => {
  if (facts.value === null || sheet.value === null) return null;
  const cards = facts.value.cards.map((seen) => card({ ...seen, copies: 0 }));
  return { ...readableRules(facts.value, sheet.value), cards };
});

export const context = computed<ChoiceContext | null>(() => {
  const now = sight.value;
  if (rules.value === null || now === null || now.view.seat === null) return null;
  const known = now.view.public;
  return { rules: rules.value, known, seat: now.view.seat, name: (seat) => seatName(words(), known, seat) };
});

export const labelOf = (answer: Answer): string =>
  context.value === null ? '' : label(words(), answer, context.value);

export const asked = computed<string>(() =>
  context.value === null ? '' : (question(words(), context.value) ?? ''),
);

export const answers = computed<readonly Answer[]>(() => sight.value?.answers ?? []);

/** The space an answer is about, when it is chosen on the map. */
export function spaceOf(answer: Answer): number | null {
  switch (answer.do) {
    case 'enter':
      return answer.poured ? null : answer.space;
    case 'place':
    case 'pick':
    case 'clear':
      return answer.space;
    default:
      return null;
  }
}

/** Spaces that can be chosen now; a drive reaches farther than its next space. */
const litSpaces = computed<readonly number[]>(() => {
  const near = answers.value.flatMap((answer) => spaceOf(answer) ?? []);
  const far = sight.value?.ways.map((way) => way.to) ?? [];
  return [...new Set([...near, ...far])];
});

/** The space chosen on the map and not yet confirmed. */
export const chosen = signal<number | null>(null);

/** The way to the chosen space, when it is a drive. */
export const chosenWay = computed(() => sight.value?.ways.find((way) => way.to === chosen.value) ?? null);

/** The answer that the chosen space stands for, when it is one step. */
export const chosenAnswer = computed<Answer | null>(
  () => answers.value.find((answer) => chosen.value !== null && spaceOf(answer) === chosen.value) ?? null,
);

/** Answers for buttons: all that are neither on the map nor in the plan. */
export const byButton = computed<readonly Answer[]>(() =>
  answers.value.filter((answer) => spaceOf(answer) === null && answer.do !== 'plan'),
);

export const isPlanning = computed(() => answers.value.some(({ do: verb }) => verb === 'plan'));

// The map is lit by what is asked, and a touch chooses.
effect(() => {
  const lit = litSpaces.value;
  const at = context.value?.known.crews[context.value.seat]?.at;
  const here = chosen.value;
  const way = chosenWay.value?.spaces;
  const spot = here === null ? [] : [here, here];
  lamps.value = { lit, way: way === undefined || at === undefined ? spot : [at, ...way] };
  touchSpace.value = lit.length === 0 ? null : choose;
});

effect(() => {
  const way = chosenWay.value;
  const crew = context.value?.known.crews[context.value.seat];
  tag.value = way === null || crew === undefined ? null : tagOf(way, crew);
});

/** What a way asks for and leaves, in three short lines. */
function tagOf({ to, spaces, petrol, damage, dangers, unknown }: Way, crew: Crew): PriceTag {
  const steps = say('live.tag.spaces', { count: spaces.length });
  const more =
    unknown > 0 ? say('live.tag.unknown', { count: unknown }) : say('live.tag.dangers', { count: dangers });
  const rest = say('live.tag.leaves', { left: crew.petrol - petrol, max: crew.petrolMax });
  return { at: to, petrol, damage, words: [steps, more, rest] };
}

/** Chooses a lit space; touched again it is let go. */
function choose(space: number): void {
  if (litSpaces.peek().includes(space)) chosen.value = chosen.peek() === space ? null : space;
}

effect(() => {
  if (chosen.value !== null && !litSpaces.value.includes(chosen.value)) chosen.value = null;
});
