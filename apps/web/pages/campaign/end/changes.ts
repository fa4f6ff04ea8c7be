// What a race changed for the rest of its campaign.
import type { CampaignMode } from '@race/campaign/state.ts';
import { NO_POWERS } from '@race/great-race/modules/solo/options.ts';
import { type ReneId, TARGETS, type Target } from '@race/great-race/modules/solo/rene/cards.ts';
import type { CampaignView } from '../../../sources/race-messages.ts';

interface GainedLevel {
  readonly colour: Target;
  readonly level: number;
}

export interface WhatChanged {
  /** Which race of the campaign it was. */
  readonly number: number;
  readonly way: CampaignMode;
  readonly won: boolean;
  readonly swaps: readonly { readonly out: ReneId; readonly in: ReneId }[];
  readonly gained: readonly GainedLevel[];
  readonly stamps: readonly string[];
  /** Who starts the next race; null if it has been driven already, or if you race alone. */
  readonly next: 'you' | 'rene' | null;
}

/** What a race changed for the rest of its campaign; null if it is not over or not part of it. */
export function whatChanged({ past, standing }: CampaignView, table: string): WhatChanged | null {
  const at = past.findIndex((race) => race.table === table);
  const race = past[at];
  if (race === undefined) return null;
  const { way, changes } = race;
  const before = past[at - 1]?.changes.powers ?? NO_POWERS;
  const isLast = at === past.length - 1;
  return {
    number: at + 1,
    way,
    won: changes.won,
    swaps: changes.swaps,
    gained: TARGETS.flatMap((colour) =>
      levelsAfter(before[colour], changes.powers[colour]).map((level) => ({ colour, level })),
    ),
    stamps: changes.stamps,
    next: !isLast || way === 'alone' ? null : standing.first ? 'rene' : 'you',
  };
}

const levelsAfter = (before: number, now: number): number[] =>
  Array.from({ length: Math.max(0, now - before) }, (_, nth) => before + nth + 1);
