import type { RaceRules } from '../../../rules.ts';
import { crewIn, type RacePublic } from '../../../state.ts';
import type { Rival } from '../options.ts';
import { cardNow, TORPEDO } from '../slot.ts';
import { aimFor, passageOf } from './target.ts';
import { wayFrom } from './ways.ts';

/** Where he would go now, and by which way: what the player may know, for it follows from what lies open. SOLO-13. */
export interface Intent {
  readonly target: number;
  readonly way: readonly number[];
}

/** Null before his first card and when he has arrived. */
export function intentOf(rules: RaceRules, known: RacePublic, rival: Rival): Intent | null {
  const card = cardNow(known, rival);
  const { at, arrived } = crewIn(known, TORPEDO);
  if (card === null || arrived > 0) return null;
  const g = { rules, public: known };
  const { space, distances } = aimFor(g, card.target);
  return { target: space, way: wayFrom(g, at, distances, passageOf(g)) };
}
