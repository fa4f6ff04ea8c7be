// What can be answered now, where it is chosen, and what has been chosen so far.

import { batch, computed, signal } from '@preact/signals';
import type { Answer, Crew } from '@race/great-race';
import { farEnd, lineOf } from '@race/great-race/board/board.ts';
import { MECHANICS } from '@race/great-race/crew/crews.ts';
import type { DriveRoute } from '@race/local';
import { type ChoiceContext, question } from '@race/words';
import { askingFrame } from '@race/words/asking.ts';
import { stillDue } from '@race/words/due.ts';
import { words } from '../../shell/words/say.ts';
import { nameOfSeat } from '../../table/model/sentences.ts';
import { perTable } from '../../table/model/table.ts';
import { arrange, cardsThatHelp, keyOf, thingOf } from './decide/arrange.ts';
import { lazyPartsOf } from './decide/lazy-parts.tsx';
import { advisedRow, type ButtonRow, endedRow, FIRST_WORK, rowOf, type Thing } from './decide/row.ts';
import {
  type Bearer,
  isOnWay,
  sensibleLevels,
  sensibleOption,
  sensibleThing,
  sensibleWay,
  wayAfter,
  wayInstead,
} from './decide/sensible.ts';

/** So many levels of petrol are little where it is cheap. */
const LITTLE = 2;

/** Whether the petrol is not enough for a route: its first tile would only be revealed. */
const cannotPay = ({ isOnlySeen }: DriveRoute): boolean => isOnlySeen;

export const choosingOf = perTable((table) => {
  const { askWhy, facts, people, questionNumber, readable, refused, seatView, standOf } = table;
  const { lazyParts } = lazyPartsOf(table);
  const context = computed<ChoiceContext | null>(() => {
    const now = seatView.value;
    if (readable.value === null || now === null || now.view.seat === null) return null;
    const publicState = now.view.public;
    return {
      rules: readable.value,
      known: publicState,
      seat: now.view.seat,
      name: (seat) => nameOfSeat(publicState, people.value, seat),
    };
  });

  /** The crew of the person at the screen. */
  const mine = computed<Crew | null>(() => {
    const now = context.value;
    return now === null ? null : (now.known.crews[now.seat] ?? null);
  });

  const isCityAt = (space: number): boolean => context.value?.rules.board.isCity[space] === true;

  const isInCity = computed<boolean>(() => isCityAt(mine.value?.at ?? -1));

  const asked = computed<string>(() =>
    context.value === null ? '' : (question(words(), context.value) ?? ''),
  );

  const answers = computed<readonly Answer[]>(() => seatView.value?.answers ?? []);

  const arranged = computed(() => {
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

  /** The box or gauge that the player has chosen; null while it is only suggested. */
  const namedThing = computed<Thing | null>(() =>
    touched.value !== null && canChoose(touched.value) ? touched.value : null,
  );

  /** What an adviser would do, while the advice is shown: its button is the lit one. */
  const advised = signal<Answer | null>(null);

  /** How many levels a space is nearer to the goal. */
  function gainTo(space: number): number {
    const { level = [] } = context.value?.rules.board ?? {};
    return (level[space] ?? 0) - (level[mine.value?.at ?? -1] ?? 0);
  }

  /** The route that a drive begins with, unless another is chosen. */
  const wayAhead = (): DriveRoute | null =>
    sensibleWay(ways.peek(), { gainTo, isCity: isCityAt }, mine.peek()?.petrol);

  /** The box or gauge whose acts the bar shows: chosen, advised or suggested. */
  const selectedThing = computed<Thing | null>(() => {
    const { boxes, petrol } = arranged.value;
    const all = seatView.value?.ways ?? [];
    const isLow = (mine.value?.petrol ?? 0) <= (isInCity.value ? LITTLE : 0);
    // A drive that the petrol is not enough for is no drive.
    const tank = mine.value?.petrol ?? 0;
    const ahead = all.filter(({ fare, to, unknown }) => fare === null && unknown === 0 && gainTo(to) > 0);
    const isShort = ahead.length > 0 && ahead.every((way) => way.petrol > tank);
    // Every route can be paid for only in part, or there is none although a vehicle that runs has its mechanic.
    const { engine = 0, boxes: left = [] } = mine.value ?? {};
    const canDrive = all.length > 0 || (engine > 0 && (left[MECHANICS] ?? 0) > 0);
    const isDry = petrol.length > 0 && (isLow || isShort || (canDrive && all.every(cannotPay)));
    return (
      namedThing.value ??
      (advised.value === null ? null : thingOf(arranged.value, advised.value)) ??
      sensibleThing({ boxes, ways: all, isDry, isAhead: (space) => gainTo(space) > 0, petrol: tank })
    );
  });

  /** Chooses a box or the petrol gauge; chosen again, a pathfinder draws the tiles. Explains why if nothing can be done with it. */
  function touch(one: Thing): void {
    if (!canChoose(one)) return void askWhy(FIRST_WORK[one]);
    if (one === 'pathfinder' && selectedThing.peek() === one && row.peek().main?.deed) {
      const lay = arranged
        .peek()
        .boxes.get(one)
        ?.find(({ do: verb }) => verb === 'lay');
      if (lay !== undefined) return void table.give(lay);
    }
    batch(() => {
      touched.value = one;
      chosen.value = null;
      forget();
      // A drive begins with a route that leads on; an adviser names another.
      const way = one === 'mechanics' && advised.peek() === null ? wayAhead() : null;
      if (way !== null) chooseWay(way);
      isProposed.value = way !== null;
    });
  }

  /** Routes can be chosen during a drive and before it, unless guards are to remove a tile. */
  const ways = computed<readonly DriveRoute[]>(() =>
    selectedThing.value === 'security' ? [] : (seatView.value?.ways ?? []),
  );

  /** The answers of each space: its own, or tiles that a guard could remove. */
  const spaces = computed<ReadonlyMap<number, readonly Answer[]>>(() => {
    if (selectedThing.value !== 'security') return arranged.value.spaces;
    const clear = arranged.value.boxes.get('security')?.filter((answer) => answer.do === 'clear') ?? [];
    return new Map(clear.map((answer) => [answer.space, [answer]]));
  });

  /** Spaces that can be chosen now; a drive reaches farther than its next space. */
  const selectableSpaces = computed<readonly number[]>(() => [
    ...new Set([...spaces.value.keys(), ...ways.value.map(({ to }) => to)]),
  ]);

  const isOnlySuggested = computed(() => selectedThing.value !== null && namedThing.value === null);

  /** In a drive: whether the petrol is not enough for any space that could be next. */
  const isSpent = computed<boolean>(() => {
    const frame = context.value === null ? null : askingFrame(context.value.known);
    const isDriving = frame?.kind === 'drive' && ways.value.length > 0;
    return isDriving && ways.value.every(cannotPay);
  });

  /** The highlighted spaces: those of the act that the bar suggests, else none. */
  const litSpaces = computed<readonly number[]>(() =>
    isOnlySuggested.value && selectedThing.value !== 'security' && chosen.value === null
      ? []
      : selectableSpaces.value,
  );

  /** The space chosen on the map and not yet confirmed. */
  const chosen = signal<number | null>(null);

  /** Another route there than the easiest. */
  const otherWay = signal<DriveRoute | null>(null);

  /** The route to the chosen space, if it is a drive. */
  const chosenWay = computed<DriveRoute | null>(() => {
    const isThere = ({ to }: DriveRoute) => to === chosen.value;
    if (otherWay.value !== null && isThere(otherWay.value)) return otherWay.value;
    return ways.value.find(isThere) ?? null;
  });

  /** The route that tapping the chosen space again would choose. */
  const nextWay = computed<DriveRoute | null>(() => wayAfter(ways.value, chosenWay.value));

  /** Another route there, which the bar offers. */
  const wayOffered = computed<DriveRoute | null>(() => wayInstead(ways.value, chosenWay.value));

  /** The options in the bar: of the question, or the several answers for one space. */
  const options = computed<readonly Answer[]>(() => {
    if (arranged.value.options.length > 0) return arranged.value.options;
    const way = chosenWay.value;
    const here = chosen.value === null ? [] : (spaces.value.get(chosen.value) ?? []);
    const there = way === null ? here : here.filter((answer) => isOnWay(answer, way));
    return there.length > 1 ? there : [];
  });

  const picked = signal<string | null>(null);

  /** The crew that distributes its own damage; the damage of another crew does not move these gauges. */
  const bearer = computed<Bearer | null>(() => {
    const [now, crew] = [context.value, mine.value];
    const frame = now === null ? null : askingFrame(now.known);
    if (crew === null || frame?.kind !== 'split' || frame.target !== now?.seat) return null;
    const { engine, chassis, cards } = crew;
    return { engine, chassis, cards, damage: frame.amount };
  });

  const option = computed<Answer | null>(() => {
    const fits = options.value.filter((one) => one.do === 'fit');
    return (
      options.value.find((one) => keyOf(one) === picked.value) ??
      (fits.length > 0
        ? (lazyParts.value?.fittingOf(table).fitNow(fits) ?? null)
        : sensibleOption(options.value, bearer.value))
    );
  });

  function pick(answer: Answer): void {
    picked.value = keyOf(answer);
    forget();
  }

  const wantedLevels = signal<number | null>(null);

  const mostLevels = computed(() => arranged.value.petrol.length);

  /** How many levels of petrol to buy. */
  const levels = computed<number>(() => {
    const sensible = sensibleLevels(mostLevels.value, {
      isCity: isInCity.value,
      petrol: mine.value?.petrol ?? 0,
    });
    return Math.min(wantedLevels.value ?? sensible, mostLevels.value);
  });

  function wantLevels(count: number): void {
    wantedLevels.value = Math.max(1, Math.min(count, mostLevels.peek()));
  }

  /** Cards that the bar offers beside its acts. */
  const cardsInBar = computed<readonly Answer[]>(() => {
    const frame = context.value === null ? null : askingFrame(context.value.known);
    const hand = seatView.value?.view.own?.hand ?? [];
    const cards = facts.value?.cards ?? [];
    const poured = cards.reduce((sum, { pours }, card) => sum + pours * (hand[card] ?? 0), 0);
    const lack = frame?.kind === 'entry' ? stillDue(frame).petrol - (mine.value?.petrol ?? 0) : 0;
    // Cards that pour too little do not help.
    const isShort = lack > 0 && lack <= poured;
    const factsOf = (id: string) => facts.value?.cards.find((card) => card.id === id);
    return cardsThatHelp({ kind: frame?.kind, isShort }, answers.value, factsOf);
  });

  const row = computed<ButtonRow>(() => {
    const all = rowOf(
      { ...arranged.value, buttons: [...arranged.value.buttons, ...cardsInBar.value] },
      {
        thing: selectedThing.value,
        isNamed: namedThing.value !== null,
        hasWays: ways.value.length > 0,
        isSpent: isSpent.value,
        isDry: ways.value.length > 0 && ways.value.every(cannotPay),
        space: chosen.value,
        way: chosenWay.value,
        option: option.value,
        levels: levels.value,
      },
      standOf,
    );
    const isEnough = lazyParts.value?.isRepairedEnough(table) ?? false;
    return advisedRow(isEnough ? endedRow(all) : all, advised.value);
  });

  /** The answer that was pressed once: it loses something, and needs a second press. */
  const armed = signal<Answer | null>(null);

  /** Forgets what a new choice makes invalid. */
  function forget(): void {
    armed.value = null;
    refused.value = null;
  }

  /** Whether the chosen route is only proposed: a tap on its end then agrees to it. */
  const isProposed = signal(false);

  /** Chooses a selectable space; tapped again, the next route there; when there is none, deselects it. */
  function choose(space: number): void {
    if (!selectableSpaces.peek().includes(space)) return;
    // A tile is laid where it is put, and can be taken back.
    const [answer] = spaces.peek().get(space) ?? [];
    if (answer?.do === 'place') return void table.give(answer);
    const isNew = chosen.peek() !== space;
    if (!isNew && isProposed.peek()) {
      isProposed.value = false;
      return;
    }
    const way = isNew ? (ways.peek().find(({ to }) => to === space) ?? null) : nextWay.peek();
    chooseWay(way, isNew ? space : (way?.to ?? null));
  }

  /** Whether the chosen route is the rest of one that was agreed to and then interrupted. */
  const isRest = signal(false);

  /** Proposes the rest of a route that something was revealed on; where it is not possible any more, another that leads on. */
  function chooseRest(rest: DriveRoute | null): void {
    chooseWay(rest ?? wayAhead());
    isRest.value = true;
    isProposed.value = true;
  }

  /** Chooses a route, easiest or not; a drive selects the mechanics. */
  function chooseWay(way: DriveRoute | null, space: number | null = way?.to ?? null): void {
    batch(() => {
      isRest.value = false;
      isProposed.value = false;
      if (way !== null && arranged.peek().boxes.has('mechanics')) touched.value = 'mechanics';
      otherWay.value = way;
      chosen.value = space;
      forget();
    });
  }

  // A new question clears what was chosen for the last one.
  table.effect(() => {
    if (seatView.value === null || arranged.value.boxes.size === 0) touched.value = null;
  });

  table.effect(() => {
    if (questionNumber.value !== null)
      batch(() => {
        armed.value = null;
        advised.value = null;
        wantedLevels.value = null;
        otherWay.value = null;
        picked.value = null;
      });
  });

  table.effect(() => {
    if (chosen.value !== null && !selectableSpaces.value.includes(chosen.value)) chosen.value = null;
  });

  return {
    context,
    mine,
    asked,
    answers,
    arranged,
    namedThing,
    selectedThing,
    advised,
    spaces,
    selectableSpaces,
    isSpent,
    litSpaces,
    chosen,
    chosenWay,
    nextWay,
    wayOffered,
    options,
    bearer,
    option,
    mostLevels,
    levels,
    cardsInBar,
    row,
    armed,
    forget,
    touch,
    pick,
    wantLevels,
    choose,
    chooseWay,
    isRest,
    chooseRest,
  };
});
