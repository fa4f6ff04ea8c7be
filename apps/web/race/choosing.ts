// What can be answered now, where it is chosen, and what has been chosen so far.
import { batch, computed, effect, signal } from '@preact/signals';
import type { Answer, Crew } from '@race/great-race';
import { farEnd, lineOf } from '@race/great-race/board/board.ts';
import type { DriveRoute } from '@race/local';
import { type ChoiceContext, label, question, seatName } from '@race/words';
import { askingFrame } from '@race/words/asking.ts';
import { stillDue } from '@race/words/due.ts';
import { standOf } from '../state/modules.ts';
import { readable } from '../state/readable.ts';
import { facts } from '../state/table-state.ts';
import { words } from '../words/say.ts';
import { arrange, keyOf } from './decide/arrange.ts';
import { cardsThatHelp } from './decide/cards-that-help.ts';
import { lazyParts } from './decide/lazy-parts.tsx';
import { type ButtonRow, rowOf, type Thing } from './decide/row.ts';
import {
  type Bearer,
  isOnWay,
  sensibleBox,
  sensibleLevels,
  sensibleOption,
  wayAfter,
  wayInstead,
} from './decide/sensible.ts';
import { askWhy, refused, seatView } from './race.ts';

export const context = computed<ChoiceContext | null>(() => {
  const now = seatView.value;
  if (readable.value === null || now === null || now.view.seat === null) return null;
  const publicState = now.view.public;
  return {
    rules: readable.value,
    known: publicState,
    seat: now.view.seat,
    name: (seat) => seatName(words(), publicState, seat),
  };
});

/** The crew of who sits before the screen. */
export const mine = computed<Crew | null>(() => {
  const now = context.value;
  return now === null ? null : (now.known.crews[now.seat] ?? null);
});

export const labelOf = (answer: Answer): string =>
  context.value === null ? '' : label(words(), answer, context.value);

export const asked = computed<string>(() =>
  context.value === null ? '' : (question(words(), context.value) ?? ''),
);

export const answers = computed<readonly Answer[]>(() => seatView.value?.answers ?? []);

export const arranged = computed(() => {
  const board = context.value?.rules.board;
  const at = mine.value?.at;
  return arrange(
    answers.value,
    (line) => (board === undefined || at === undefined ? null : farEnd(lineOf(board, line), at)),
    standOf,
  );
});

const touched = signal<Thing | null>(null);

const canChoose = (one: Thing): boolean =>
  one === 'petrol' ? arranged.value.petrol.length > 0 : arranged.value.boxes.has(one);

/** The box or gauge whose acts the bar shows. */
export const selectedThing = computed<Thing | null>(() => {
  if (touched.value !== null && canChoose(touched.value)) return touched.value;
  return sensibleBox({ boxes: arranged.value.boxes, ways: seatView.value?.ways ?? [] });
});

/** Chooses a box or the petrol gauge; one that nothing can be done with says why. */
export function touch(one: Thing): void {
  if (!canChoose(one)) return void askWhy(FIRST_WORK[one]);
  batch(() => {
    touched.value = one;
    chosen.value = null;
    forget();
  });
}

const FIRST_WORK: Readonly<Record<Thing, Answer>> = {
  petrol: { do: 'fuel', levels: 1 },
  pathfinder: { do: 'lay' },
  mechanics: { do: 'drive' },
  security: { do: 'wait', box: 'security' },
  funding: { do: 'fund' },
};

/** Ways can be chosen while one drives and before, unless guards are to remove a tile. */
const ways = computed<readonly DriveRoute[]>(() =>
  selectedThing.value === 'security' ? [] : (seatView.value?.ways ?? []),
);

/** What each space stands for: answers of its own, or tiles that a guard could remove. */
export const spaces = computed<ReadonlyMap<number, readonly Answer[]>>(() => {
  if (selectedThing.value !== 'security') return arranged.value.spaces;
  const clear = arranged.value.boxes.get('security')?.filter((answer) => answer.do === 'clear') ?? [];
  return new Map(clear.map((answer) => [answer.space, [answer]]));
});

/** Spaces that can be chosen now; a drive reaches farther than its next space. */
export const selectableSpaces = computed<readonly number[]>(() => [
  ...new Set([...spaces.value.keys(), ...ways.value.map(({ to }) => to)]),
]);

/** The space chosen on the map and not yet confirmed. */
export const chosen = signal<number | null>(null);

/** Another way there than the easiest. */
const otherWay = signal<DriveRoute | null>(null);

/** The way to the chosen space, when it is a drive. */
export const chosenWay = computed<DriveRoute | null>(() => {
  const isThere = ({ to }: DriveRoute) => to === chosen.value;
  if (otherWay.value !== null && isThere(otherWay.value)) return otherWay.value;
  return ways.value.find(isThere) ?? null;
});

/** The way that touching the chosen space again would choose. */
export const nextWay = computed<DriveRoute | null>(() => wayAfter(ways.value, chosenWay.value));

/** Another way there, that the bar offers. */
export const wayOffered = computed<DriveRoute | null>(() => wayInstead(ways.value, chosenWay.value));

/** One of a row: what is asked, or the several ways to answer on one space. */
export const options = computed<readonly Answer[]>(() => {
  if (arranged.value.options.length > 0) return arranged.value.options;
  const way = chosenWay.value;
  const here = chosen.value === null ? [] : (spaces.value.get(chosen.value) ?? []);
  const there = way === null ? here : here.filter((answer) => isOnWay(answer, way));
  return there.length > 1 ? there : [];
});

const picked = signal<string | null>(null);

/** Who shares out damage of their own; another crew's does not move one's needles. */
export const bearer = computed<Bearer | null>(() => {
  const [now, crew] = [context.value, mine.value];
  const frame = now === null ? null : askingFrame(now.known);
  if (crew === null || frame?.kind !== 'split' || frame.target !== now?.seat) return null;
  const { engine, chassis, cards } = crew;
  return { engine, chassis, cards, damage: frame.amount };
});

export const option = computed<Answer | null>(() => {
  const fits = options.value.filter((one) => one.do === 'fit');
  return (
    options.value.find((one) => keyOf(one) === picked.value) ??
    (fits.length > 0 ? (lazyParts.value?.fitNow(fits) ?? null) : sensibleOption(options.value, bearer.value))
  );
});

export function pick(answer: Answer): void {
  picked.value = keyOf(answer);
  forget();
}

const wantedLevels = signal<number | null>(null);
export const mostLevels = computed(() => arranged.value.petrol.length);

/** How many levels of petrol would be bought. */
export const levels = computed<number>(() => {
  const isCity = context.value?.rules.board.isCity[mine.value?.at ?? -1] === true;
  return Math.min(wantedLevels.value ?? sensibleLevels(mostLevels.value, { isCity }), mostLevels.value);
});

export function wantLevels(count: number): void {
  wantedLevels.value = Math.max(1, Math.min(count, mostLevels.peek()));
}

/** Cards that the bar offers beside its own acts. */
const cardsInBar = computed<readonly Answer[]>(() => {
  const frame = context.value === null ? null : askingFrame(context.value.known);
  const isShort = frame?.kind === 'entry' && (mine.value?.petrol ?? 0) < stillDue(frame).petrol;
  const factsOf = (id: string) => facts.value?.cards.find((card) => card.id === id);
  return cardsThatHelp({ kind: frame?.kind, isShort }, answers.value, factsOf);
});

export const row = computed<ButtonRow>(() =>
  rowOf(
    { ...arranged.value, buttons: [...arranged.value.buttons, ...cardsInBar.value] },
    {
      thing: selectedThing.value,
      space: chosen.value,
      way: chosenWay.value,
      option: option.value,
      levels: levels.value,
    },
    standOf,
  ),
);

/** Passing is asked twice. */
export const isArmed = signal(false);

/** Lets go of what a new choice makes void. */
function forget(): void {
  isArmed.value = false;
  refused.value = null;
}

/** Chooses a selectable space; touched again, the next way there; when there is none, deselects it. */
export function choose(space: number): void {
  if (!selectableSpaces.peek().includes(space)) return;
  const isNew = chosen.peek() !== space;
  const way = isNew ? (ways.peek().find(({ to }) => to === space) ?? null) : nextWay.peek();
  chooseWay(way, isNew ? space : (way?.to ?? null));
}

/** Chooses a way, easiest or not; a drive takes the mechanics in hand. */
export function chooseWay(way: DriveRoute | null, space: number | null = way?.to ?? null): void {
  batch(() => {
    if (way !== null && arranged.peek().boxes.has('mechanics')) touched.value = 'mechanics';
    otherWay.value = way;
    chosen.value = space;
    forget();
  });
}

// A new question clears what was chosen for the last one.
effect(() => {
  if (seatView.value === null || arranged.value.boxes.size === 0) touched.value = null;
});
effect(() => {
  if (seatView.value?.line !== undefined)
    batch(() => {
      isArmed.value = false;
      wantedLevels.value = null;
      otherWay.value = null;
      picked.value = null;
    });
});
effect(() => {
  if (chosen.value !== null && !selectableSpaces.value.includes(chosen.value)) chosen.value = null;
});
