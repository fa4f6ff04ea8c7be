import { translationOf } from '../../../text.ts';
import type { diplomacy as english } from '../../en/modules/diplomacy.ts';
export const diplomacy = translationOf<typeof english>()({
  'names.module.diplomacy': 'Diplomatie',
  'names.variant.diplomacy.normal': 'normale diplomatie',
  'names.variant.diplomacy.hard': 'zware diplomatie',
  'names.card.visa': 'Visum',
  'names.a.visa': 'een visum',

  'events.borderRolled': 'Bij de stadspoort gooit {crew} {face}; de invloed ({colour}) is {level}.',
  'events.borderClosed': '{crew} betaalt geen {francs} F en blijft in de stad.',
  'events.bribePaid': '{crew} stopt de beambten {francs} F toe.',
  'events.influenceBought': '{crew} koopt invloed ({colour}) voor {francs} F: nu {level}.',
  'questions.border':
    'De beambten willen papieren zien (kleur van de stad: {colour}): gooien, of een visum tonen?',
  'questions.border.rolled':
    'Je gooide {face}. De beambten (kleur van de stad: {colour}) laten je door voor {francs} F; wie blijft, beëindigt de rit.',
  'questions.influence': 'Koop je invloed?',
  'answers.roll': 'Het erop wagen en gooien',
  'answers.bribe': 'Steekpenningen betalen: {francs} F',
  'answers.stay': 'In de stad blijven; de rit is voorbij',
  'answers.influence': 'Eén stap invloed ({colour}): {francs} F',
  'verbs.roll': 'Gooien',
  'verbs.bribe': 'Omkopen',
  'verbs.stay': 'Blijven',
  'verbs.influence': 'Invloed',
  'refusals.expected.border': 'Gooi eerst om de stad te verlaten, of speel een visum.',
  'refusals.expected.bribe': 'Betaal of blijf; de beambten wachten.',
  'refusals.expected.influence': 'Koop invloed, of zeg dat je klaar bent.',
  'refusals.border.rolled': 'Er wordt eens per rit gegooid, en dat is gebeurd.',
  'refusals.misplaced.border': 'Niemand vraagt om papieren: er wordt geen stad verlaten.',
  'refusals.misplaced.influence': 'Invloed koop je met de financieringsactie.',
  'refusals.influence.top': 'De invloed ({colour}) is al op de top.',
  'refusals.influence.tooPoor': 'Die stap kost {price} F; in kas is {francs} F.',
});
