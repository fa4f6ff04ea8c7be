import { bind } from '../../text.ts';
import { cards } from './cards.ts';
import { convoy } from './convoy.ts';
import { daily } from './daily.ts';
import { driving } from './driving.ts';
import { finish } from './finish.ts';
import { diplomacy } from './modules/diplomacy.ts';
import { fifth } from './modules/fifth.ts';
import { leaders } from './modules/leaders.ts';
import { mix } from './modules/mix.ts';
import { modes } from './modules/modes.ts';
import { paddock } from './modules/paddock.ts';
import { patronage } from './modules/patronage.ts';
import { postal } from './modules/postal.ts';
import { season } from './modules/season.ts';
import { village } from './modules/village.ts';
import { net } from './net.ts';
import { resources } from './resources.ts';
import { solo } from './solo.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const rulebook = bind(resources, {
  start,
  convoy,
  driving,
  finish,
  cards,
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
  solo,
  table,
  net,
  daily,
});
