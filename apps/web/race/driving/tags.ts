// What stands beside a space: the price of the way there and what it leaves, or why it is out of reach.
import type { Crew } from '@race/great-race';
import { mechanicsOf } from '@race/great-race/crew/gauges.ts';
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import type { Refusal } from '@race/kernel';
import type { DriveRoute } from '@race/local';
import { type ChoiceContext, placeName, priceWords } from '@race/words';
import { dueFor } from '@race/words/due.ts';
import type { SpaceTag } from '../../map/tag.tsx';
import { capital, say, words } from '../../words/say.ts';
import { whyWords } from '../decide/words.ts';
import { againWords, bringsOf, meetsOf, needsOf } from '../way-words.ts';

interface Seen extends ChoiceContext {
  readonly crew: Crew;
}

/** A way: its signs, how far it goes, what it brings, and what is left. */
export function wayTag(way: DriveRoute, { rules, known, crew }: Seen): SpaceTag {
  const { to, spaces, petrol, damage, dangers, unknown, fare } = way;
  const tile = rules.tiles[known.tiles[to] ?? -1];
  return {
    at: to,
    signs: { petrol, damage, dangers, unknown, isStop: tile?.stop === true },
    head:
      fare === null
        ? say('ways.spaces', { count: spaces.length })
        : say('viewer.francs', { francs: fare.francs }),
    aside: [...warnsOf(way, tile?.stop === true), ...needsOf(way, crew.petrol), ...bringsOf(way)].join(', '),
    rest: [...restOf(way, crew), ...meetsOf(way), ...againWords(way)],
  };
}

function warnsOf({ unknown, dangers, risk, unknownRisk, ends }: DriveRoute, isStop: boolean): string[] {
  const warns: string[] = [];
  if (unknown > 0) warns.push(say('ways.unknown', { count: unknown }));
  if (unknownRisk > 0) warns.push(say('ways.riskAhead', { count: unknownRisk }));
  if (risk > 0) warns.push(say('ways.riskIn', { count: risk }));
  if (dangers > 0) warns.push(say('ways.dangers', { count: dangers }));
  if (isStop && ends) warns.push(say('ways.stop'));
  return warns;
}

function restOf({ least, damage, dangers, unknown, fare }: DriveRoute, crew: Crew): string[] {
  const left = Math.max(0, crew.petrol - least);
  const rest = [say(unknown > 0 ? 'ways.leavesAtMost' : 'ways.leaves', { left, max: crew.petrolMax })];
  const harm = damage + DANGER_DAMAGE * dangers;
  if (harm > 0) {
    const max = crew.engineMax + crew.chassisMax;
    rest.push(say('ways.mechanics', { left: Math.max(0, mechanicsOf(crew) - harm), max }));
  }
  if (fare !== null) rest.push(say('ways.francs', { francs: crew.francs - fare.francs }));
  return rest;
}

/** A space by itself: what entering it costs, and why it cannot be chosen now. */
export function spaceTag(space: number, refusal: Refusal | null, { rules, known, crew }: Seen): SpaceTag {
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
    rest: refusal === null ? [] : [whyWords(refusal)],
  };
}

/** A space and what entering it costs, in a sentence. */
export function spaceWords(space: number, { rules, known }: Pick<ChoiceContext, 'rules' | 'known'>): string {
  const stop = rules.tiles[known.tiles[space] ?? -1]?.stop === true;
  const place = capital(placeName(words(), rules.board, space));
  return say('ways.told', { place, words: asideOf(dueFor(rules, known, space), stop) });
}

function asideOf(due: ReturnType<typeof dueFor> | undefined, stop: boolean): string {
  if (due === undefined) return say('ways.standing');
  return due === null
    ? say('ways.uncharted')
    : say('ways.cost', { price: priceWords(words(), { ...due, stop }) });
}
