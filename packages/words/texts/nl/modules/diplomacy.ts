import { translationOf } from '../../../text.ts';
import type { diplomacy as English } from '../../en/modules/diplomacy.ts';

export const diplomacy = translationOf<typeof English>()({
  'names.module.diplomacy': 'Diplomatie',
  'names.variant.diplomacy.normal': 'normaal',
  'names.variant.diplomacy.hard': 'moeilijk',
  'names.card.visa': 'Visum',
  'names.a.visa': 'een visum',
  'events.borderRolled': '{crew} gooit {face} bij de stadspoort, met invloed {level} in {colour}.',
  'events.borderClosed': '{crew} betaalt de {francs} F niet en blijft in de stad.',
  'events.bribePaid': '{crew} stopt de beambten {francs} F toe.',
  'events.influenceBought': '{crew} koopt invloed in {colour} voor {francs} F. Die is nu {level}.',
  'questions.border':
    'De beambten in deze {colour:e} stad controleren je papieren. Gooi je, of speel je een visum?',
  'questions.border.rolled':
    'Je gooide {face}. Betaal je {francs} F steekpenningen om deze {colour:e} stad te verlaten, of blijf je en eindigt je rit?',
  'questions.influence': 'Koop je invloed?',
  'answers.roll': 'De dobbelsteen gooien',
  'answers.bribe': '{francs} F steekpenningen betalen',
  'answers.stay': 'In de stad blijven en de rit beëindigen',
  'answers.influence': 'Invloed in {colour} kopen: {francs} F',
  'verbs.roll': 'Gooien',
  'verbs.bribe': 'Omkopen',
  'verbs.stay': 'Blijven',
  'verbs.influence': 'Invloed kopen',
  'refusals.expected.border': 'Gooi eerst om de stad te verlaten, of speel een visum.',
  'refusals.expected.bribe': 'Betaal eerst de steekpenningen, of blijf.',
  'refusals.expected.influence': 'Koop eerst invloed, of rond het kopen af.',
  'refusals.border.rolled': 'Voor deze rit heb je al gegooid.',
  'refusals.misplaced.border': 'Je verlaat geen stad, dus niemand controleert je papieren.',
  'refusals.misplaced.influence': 'Invloed kun je alleen met de financieringsactie kopen.',
  'refusals.influence.top': 'Je invloed in {colour} staat al op het maximum.',
  'refusals.influence.tooPoor': 'Die stap kost {price} F; je hebt {francs} F.',

  'modules.how.diplomacy': 'Beambten bewaken de stadspoorten: je hebt invloed nodig, of steekpenningen.',

  'modules.note.diplomacy':
    'Om een gekleurde stad te verlaten gooi je een dobbelsteen. Is de worp hoger dan je invloed, betaal dan 20 F per punt of blijf.',
  'boards.diplomacy.line': 'Invloed: {colour}',
  'boards.diplomacy.buy': 'Volgende stap kopen: {francs} F',
  'boards.diplomacy.top': 'Maximum',
  'boards.diplomacy.gate': 'gooi om te vertrekken: boven {level} betaal je {francs} F per punt of blijf je',
  'boards.diplomacy.how': 'Je mag een stad verlaten als de worp niet hoger is dan je invloed in die kleur.',
  'bivouac.does.visa': 'verlaat een stad zonder te gooien',
  'newspaper.head.borderRolled': '{crew} staat tegenover de beambten',
  'newspaper.head.borderClosed': 'De poort blijft dicht voor {crew}',
  'newspaper.head.influenceBought': '{crew} maakt vrienden in hoge kringen',
});
