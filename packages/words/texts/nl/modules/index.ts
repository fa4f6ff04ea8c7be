import { boards } from './boards.ts';
import { choosing } from './choosing.ts';
import { diplomacy } from './diplomacy.ts';
import { leaders } from './leaders.ts';
import { modes } from './modes.ts';
import { paddock } from './paddock.ts';
import { patronage } from './patronage.ts';
import { postal } from './postal.ts';
import { season } from './season.ts';
import { village } from './village.ts';

export const messages = {
  ...leaders,
  ...paddock,
  ...season,
  ...village,
  ...postal,
  ...patronage,
  ...diplomacy,
  ...modes,
  ...boards,
  ...choosing,
};
