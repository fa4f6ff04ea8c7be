// What the buttons of the bar say.
import type { Verb } from '@race/great-race';
import { FUNDS } from '@race/great-race/assistants/funding.ts';
import { FUNDING } from '@race/great-race/crew/crews.ts';
import type { Refusal } from '@race/kernel';
import { refusalSentence } from '@race/words';
import type { IconName } from '../../icons/icon.tsx';
import { hasRefusalTexts, refusalWords, say, words } from '../../words/say.ts';
import { context } from '../choosing.ts';
import { ownCrew } from './own-seat.ts';

/** One verb. */
export function verbWords(verb: Verb): string {
  switch (verb) {
    case 'lay':
      return say('decide.lay');
    case 'enter':
      return say('verbs.drive');
    case 'fund':
      return say('decide.fund', { francs: funds() });
    default:
      return say(`verbs.${verb}`);
  }
}

/** What the assistants on funding would bring together. */
export const funds = (): number => FUNDS[ownCrew.value?.boxes[FUNDING] ?? 0] ?? 0;

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

/** Why not, with places, cards and crews by name. */
export const whyWords = (refusal: Refusal): string =>
  context.value === null || !hasRefusalTexts()
    ? refusalWords(refusal)
    : refusalSentence(words(), refusal, context.value);
