// Interaction with the map while the reader plays: taps, hovering and drawing, and what they highlight.

import { NO_TILE } from '@race/great-race/state.ts';
import type { TileData } from '@race/great-race/tiles/data.ts';
import type { Roads } from '@race/local';
import { routeAlong } from '@race/local/drive-routes.ts';
import { type ChoiceContext, placeName } from '@race/words';
import { askingFrame } from '@race/words/asking.ts';
import { isCompact } from '../../../shell/settings/layout.ts';
import { capital, say, words } from '../../../shell/words/say.ts';
import type { MapInteraction, SpaceTag } from '../../../table/model/shown-state.ts';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { byItselfOf } from '../decide/by-itself.ts';
import { labelOf } from '../labels.ts';
import { enteredSpace } from './drive-plan.ts';
import { lookedSpaceOf, roadsOf, whyNotSpace } from './looking.ts';
import { mapInUseOf } from './map-in-use.ts';
import { spaceTag } from './tags.ts';
import { wayTag } from './way-told.ts';

export const interactionOf = perTable((table) => {
  const {
    agreed,
    driveAlong,
    highlights,
    isUnderWay,
    mapInteraction,
    pointed,
    questionNumber,
    refused,
    seatView,
    spaceAnnouncement,
    tag,
    trial,
  } = table;
  const {
    choose,
    chooseRest,
    chooseWay,
    chosen,
    chosenWay,
    context,
    litSpaces,
    mine,
    selectableSpaces,
    spaces,
  } = choosingOf(table);
  const { hindrance, looked, lookedWay } = lookedSpaceOf(table);
  const { roads } = roadsOf(table);
  const { isAtTable } = mapInUseOf(table);
  byItselfOf(table);
  /** Where a tile was laid, while the pointer rests there. */
  let laid: number | null = null;
  const MAP_INTERACTION: MapInteraction = {
    touch(space) {
      if (selectableSpaces.peek().includes(space)) {
        choose(space);
        // A tile that was just laid needs no words, until the pointer comes back to it.
        laid = frameNow(table)?.kind === 'lay' ? space : null;
        if (laid !== null) looked.value = null;
      } else
        void whyNotSpace(table, space).then((refusal) => {
          refused.value = refusal;
        });
    },
    enter(space) {
      const lit = document.querySelector<HTMLElement>('.live-bar .button.go');
      if (space === chosen.peek() && lit !== null) lit.focus();
      else this.touch(space);
    },
    look(space) {
      if (laid !== null && space === laid) return;
      laid = null;
      looked.value = space;
    },
    draws: (space) => space === roads.peek()?.from || chosenWay.peek()?.spaces.includes(space) === true,
    drawTo(space) {
      const now = roads.peek();
      if (now === null) return;
      const drawn = drawnTo(now, chosenWay.peek()?.spaces ?? [], space);
      chooseWay(drawn.length === 0 ? null : routeAlong(now, drawn));
    },
    letGo() {
      looked.value = null;
      chooseWay(null);
    },
  };

  // Leaving the table ends the interaction.
  table.effect(() => {
    mapInteraction.value = isAtTable.value ? MAP_INTERACTION : null;
    if (!isAtTable.value) looked.value = null;
  });

  // What was pointed at is forgotten with the next question.
  table.effect(() => {
    if (questionNumber.value !== null) pointed.value = null;
  });

  table.effect(() => {
    if (!isAtTable.value) return clearHighlights(table);
    const here = chosen.value;
    const [way, hint, at, frame] = [chosenWay.value, lookedWay.value, mine.value?.at ?? -1, frameNow(table)];
    const spot = here === null ? enteredNow(table, at) : [here, here];
    highlights.value = {
      lit: litSpaces.value,
      way: way === null ? spot : [at, ...way.spaces],
      line: way?.fare?.line ?? null,
      hint: hint === null || hint === way || hint.fare !== null ? [] : [at, ...hint.spaces],
      picked: frame?.kind === 'pick' || frame?.kind === 'window' ? frame.spaces : [],
      looked: looked.value,
      pointed: pointed.value,
    };
    // Under the pointer, a tile lies where a click would lay it.
    const over = looked.value;
    trial.value =
      frame?.kind === 'lay' && over !== null && frame.held >= 0 && selectableSpaces.value.includes(over)
        ? { space: over, tile: frame.held }
        : null;
  });

  table.effect(() => {
    const [now, crew, way] = [context.value, mine.value, lookedWay.value];
    const space = looked.value;
    if (now === null || crew === null || !isAtTable.value) tag.value = null;
    else if (way !== null)
      tag.value = space === null && isCompact() ? null : wayTag(table, way, { ...now, crew });
    else if (space === null || selectableSpaces.value.includes(space)) tag.value = null;
    else tag.value = spaceTag(table, space, hindrance.value, { ...now, crew });
  });

  // Announcements to one person are not left for the next.
  table.effect(() => {
    const [now, space, note] = [context.value, looked.value, tag.value];
    const [answer] = spaces.value.get(space ?? -1) ?? [];
    if (now === null || space === null) spaceAnnouncement.value = '';
    else if (note !== null) spaceAnnouncement.value = wordsOf(note, now);
    else spaceAnnouncement.value = answer === undefined ? '' : labelOf(table, answer);
  });

  // An agreed route continues after each question about it, until a tile is revealed that costs more than was hoped.
  table.effect(() => {
    const [now, way, at] = [seatView.value, agreed.value, mine.value?.at];
    if (now === null || way === null || at === undefined || isUnderWay.value) return;
    const { stack } = now.view.public;
    const isDriving = stack.some(({ kind }) => kind === 'drive');
    if (isDriving && stack.at(-1)?.kind !== 'drive') return;
    const onward = onwardFrom(way, { at, isDriving, hasRevealed: way.tiles[at] === NO_TILE });
    agreed.value = null;
    const ahead = roads.peek();
    if (onward === null || ahead === null) return;
    const rest = routeAlong(ahead, onward.spaces);
    const tile = ahead.rules.tiles[ahead.known.tiles[at] ?? NO_TILE];
    const isAsHoped = tile !== undefined && isCheapest(tile) && rest?.isOnlySeen === false;
    if (onward.isSure || isAsHoped) void driveAlong({ spaces: onward.spaces, fare: way.fare });
    else chooseRest(rest);
  });

  return {};
});

/** The open question, as everybody sees it. */
const frameNow = (table: TableModel) => {
  const { context } = choosingOf(table);
  return context.value === null ? null : askingFrame(context.value.known);
};

/** The step onto the space that a question about damage or danger is about; none at another question. */
function enteredNow(table: TableModel, at: number): readonly number[] {
  const frame = frameNow(table);
  const { seat } = choosingOf(table).context.value ?? {};
  // The tickets of a danger leave a phone no room to show more than the vehicle.
  const isOwn =
    (frame?.kind === 'entry' && !isCompact()) || (frame?.kind === 'split' && frame.target === seat);
  const to = isOwn ? enteredSpace(table) : at;
  return to === at ? [] : [at, to];
}

function clearHighlights(table: TableModel): void {
  const { highlights, trial } = table;
  highlights.value = { lit: [], way: [] };
  trial.value = null;
}

function wordsOf(note: SpaceTag, { rules }: ChoiceContext): string {
  const told = [note.head, note.aside, ...note.rest].filter((part) => part !== '');
  const place = capital(placeName(words(), rules.board, note.at));
  // A reason is a sentence of its own.
  return say('driving.told', { place, words: told.join(', ').replace(/\.$/, '') });
}

/**
 * The drawn route when the drag reaches a space: a legal space makes it longer, a space of the route makes it shorter, and
 * any other space changes nothing.
 */
export function drawnTo(roads: Roads, drawn: readonly number[], space: number): readonly number[] {
  if (space === roads.from) return [];
  const passed = drawn.indexOf(space);
  if (passed >= 0) return drawn.slice(0, passed + 1);
  const longer = [...drawn, space];
  return routeAlong(roads, longer) === null ? drawn : longer;
}

/** A tile that could not have cost less: it is no reason to drive elsewhere. */
export const isCheapest = ({ petrol, damage, danger, stop, unsettled }: TileData): boolean =>
  petrol <= 1 && damage === 0 && !danger && !stop && unsettled !== true;

/** How an agreed route continues: by itself, or confirmed again if something was revealed. Null when it is over. */
export interface Onward {
  readonly spaces: readonly number[];
  readonly isSure: boolean;
}

interface Now {
  /** The space of the vehicle. */
  readonly at: number;
  readonly isDriving: boolean;
  /** Whether this space was unknown when the route was agreed to. */
  readonly hasRevealed: boolean;
}

interface Agreed {
  readonly from: number;
  readonly spaces: readonly number[];
}

/** It may not have begun yet, if an official at the gate asks first. */
export function onwardFrom(agreed: Agreed, { at, isDriving, hasRevealed }: Now): Onward | null {
  const reached = agreed.spaces.indexOf(at);
  const spaces = agreed.spaces.slice(reached + 1);
  const isOff = reached < 0 && at !== agreed.from;
  return !isDriving || isOff || spaces.length === 0 ? null : { spaces, isSure: reached < 0 || !hasRevealed };
}
