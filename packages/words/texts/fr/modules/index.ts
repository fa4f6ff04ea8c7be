import { boards } from './boards.ts';
import { choosing } from './choosing.ts';
import { diplomacy } from './diplomacy.ts';
import { fifth } from './fifth.ts';
import { leaders } from './leaders.ts';
import { microclimate } from './microclimate.ts';
import { modes } from './modes.ts';
import { paddock } from './paddock.ts';
import { patronage } from './patronage.ts';
import { postal } from './postal.ts';
import { season } from './season.ts';
import { village } from './village.ts';

export const modules = {
  ...boards,
  ...choosing,
  ...diplomacy,
  ...fifth,
  ...leaders,
  ...microclimate,
  ...modes,
  ...paddock,
  ...patronage,
  ...postal,
  ...season,
  ...village,
};
