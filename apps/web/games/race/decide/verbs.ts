// The labels of the buttons of the bar.

import type { Verb } from '@race/great-race';
import type { IconName } from '../../../shell/icons/icon.tsx';
import { say } from '../../../shell/words/say.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { funds } from './acting.ts';

/** The label of a verb. */
export function verbWords(table: TableModel, verb: Verb): string {
  switch (verb) {
    case 'lay':
      return say('decide.lay');
    case 'enter':
      return say('verbs.drive');
    case 'fund':
      return say('decide.fund', { francs: funds(table) });
    default:
      return say(`verbs.${verb}`);
  }
}

export const VERB_ICONS: { readonly [V in Verb]?: IconName } = {
  lay: 'rose',
  draw: 'card-draw',
  drive: 'steering-wheel',
  enter: 'steering-wheel',
  line: 'paddle-steamer',
  repair: 'wrench',
  fit: 'wrench',
  fund: 'banknote',
  fuel: 'gas-pump',
  guard: 'winchester-rifle',
};
