import { diplomacy } from './diplomacy.ts';
import { fifth } from './fifth.ts';
import { leaders } from './leaders.ts';
import { mix } from './mix.ts';
import { modes } from './modes.ts';
import { paddock } from './paddock.ts';
import { patronage } from './patronage.ts';
import { postal } from './postal.ts';
import { season } from './season.ts';
import { village } from './village.ts';

/** What modules add, each in a chapter of its own, and how they meet. */
export const MODULES = {
  leaders,
  season,
  village,
  postal,
  paddock,
  diplomacy,
  patronage,
  fifth,
  modes,
  mix,
} as const;
