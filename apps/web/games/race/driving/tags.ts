// The tag beside a space that is no destination: what entering it costs, or why it is out of reach.

import type { Crew } from '@race/great-race';
import type { Refusal } from '@race/kernel';
import { type ChoiceContext, placeName, priceWords } from '@race/words';
import { dueFor } from '@race/words/due.ts';
import { capital, say, words } from '../../../shell/words/say.ts';
import type { SpaceTag } from '../../../table/model/shown-state.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { whyWords } from '../route-words.ts';

export interface Seen extends ChoiceContext {
  readonly crew: Crew;
}

/** A space by itself: what entering it costs, and why it cannot be chosen now. */
export function spaceTag(
  table: TableModel,
  space: number,
  refusal: Refusal | null,
  { rules, known, crew }: Seen,
): SpaceTag {
  const due = space === crew.at ? undefined : dueFor(rules, known, space);
  const tile = rules.tiles[known.tiles[space] ?? -1];
  return {
    at: space,
    signs: {
      petrol: due?.petrol ?? null,
      damage: due?.damage ?? 0,
      dangers: due?.danger === true ? 1 : 0,
      unknown: due === null ? 1 : 0,
      isStop: due !== undefined && tile?.stop === true,
    },
    head: '',
    aside: asideOf(due, tile?.stop === true),
    rest: refusal === null ? [] : [whyWords(table, refusal)],
  };
}

/** A space and what entering it costs, in a sentence. */
export function spaceWords(space: number, { rules, known }: Pick<ChoiceContext, 'rules' | 'known'>): string {
  const stop = rules.tiles[known.tiles[space] ?? -1]?.stop === true;
  const place = capital(placeName(words(), rules.board, space));
  return say('driving.told', { place, words: asideOf(dueFor(rules, known, space), stop) });
}

function asideOf(due: ReturnType<typeof dueFor> | undefined, stop: boolean): string {
  if (due === undefined) return say('driving.standing');
  return due === null
    ? say('driving.uncharted')
    : say('driving.cost', { price: priceWords(words(), { ...due, stop }) });
}
