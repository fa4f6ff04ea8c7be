// Looking at a space without choosing it: what it would cost, or why it cannot be chosen.
import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { Refusal } from '@race/kernel';
import type { DriveRoute, Roads } from '@race/local';
import { whyNoRoute } from '@race/local/drive-routes.ts';
import { askingFrame } from '@race/words/asking.ts';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';

export const lookedSpaceOf = perTable((table) => {
  const { seatView } = table;
  const { chosen, chosenWay, selectableSpaces } = choosingOf(table);
  const { roads } = roadsOf(table);
  const looked = signal<number | null>(null);

  /** The route to the space that is looked at, if it can be chosen. */
  const lookedWay = computed<DriveRoute | null>(() => {
    const space = looked.value;
    if (space === null || space === chosen.value) return chosenWay.value;
    if (roads.value === null || !selectableSpaces.value.includes(space)) return null;
    return seatView.value?.ways.find(({ to }) => to === space) ?? null;
  });

  /** Why that space cannot be chosen; the worker needs a moment to say so. */
  const hindrance = signal<Refusal | null>(null);

  table.effect(() => {
    const space = looked.value;
    hindrance.value = null;
    if (space === null || seatView.value === null || selectableSpaces.value.includes(space)) return;
    void whyNotSpace(table, space).then((refusal) => {
      if (looked.peek() === space) hindrance.value = refusal;
    });
  });

  return { looked, lookedWay, hindrance };
});

/** Why a space cannot be chosen now; null when it can, or when there is nothing to choose. */
export async function whyNotSpace(table: TableModel, space: number): Promise<Refusal | null> {
  const { whyNot } = table;
  const { context, selectableSpaces } = choosingOf(table);
  const { roads } = roadsOf(table);
  const now = context.peek();
  if (now === null || selectableSpaces.peek().includes(space)) return null;
  const ahead = roads.peek();
  if (ahead !== null) return whyNoRoute(ahead, space);
  const wanted = wantedOn(table, space);
  return wanted === null ? null : whyNot(wanted);
}

/** The answer that a space would stand for now. */
function wantedOn(table: TableModel, space: number): Answer | null {
  const { answers, context, selectedThing } = choosingOf(table);
  const publicState = context.peek()?.known;
  const frame = publicState === undefined || answers.peek().length === 0 ? null : askingFrame(publicState);
  if (frame?.kind === 'lay') return frame.held < 0 ? null : { do: 'place', space };
  if (frame?.kind === 'pick') return { do: 'pick', space };
  if (frame?.kind !== 'sequence') return null;
  return selectedThing.peek() === 'security' ? { do: 'clear', space } : { do: 'drive' };
}

// The roads for a drive of the person at the screen.
export const roadsOf = perTable((table) => {
  const { seatView } = table;
  const { context, mine, selectedThing } = choosingOf(table);
  /** Null while no drive is under way or could begin, or while guards are to remove a tile. */
  const roads = computed<Roads | null>(() => {
    const [now, crew, means] = [context.value, mine.value, seatView.value?.means ?? null];
    if (now === null || crew === null || means === null || selectedThing.value === 'security') return null;
    return { rules: now.rules, known: now.known, from: crew.at, means };
  });

  return { roads };
});
