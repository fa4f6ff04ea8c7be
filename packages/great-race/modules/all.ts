import type { RaceModule } from '../module.ts';
import { MODULE_NAMES, type ModuleName } from './catalogue.ts';
import { diplomacy } from './diplomacy/diplomacy.ts';
import { fifth } from './fifth/fifth.ts';
import { leaders } from './leaders/leaders.ts';
import { microclimate } from './microclimate/microclimate.ts';
import { paddock } from './paddock/paddock.ts';
import { patronage } from './patronage/patronage.ts';
import { postal } from './postal/postal.ts';
import { season } from './season/season.ts';
import { village } from './village/village.ts';

const BY_NAME: { readonly [Name in ModuleName]: RaceModule } = {
  fifth,
  leaders,
  paddock,
  season,
  microclimate,
  village,
  postal,
  patronage,
  diplomacy,
};

/** In the order of the catalogue. At each moment of a drive they come in the order of MIX-01. */
export const MODULES: readonly RaceModule[] = MODULE_NAMES.map((name) => BY_NAME[name]);
