import { translationOf } from '../../../text.ts';
import type { diplomacy as english } from '../../en/modules/diplomacy.ts';
export const diplomacy = translationOf<typeof english>()({
  'names.module.diplomacy': 'Diplomatie',
  'names.variant.diplomacy.normal': 'normale Diplomatie',
  'names.variant.diplomacy.hard': 'schwere Diplomatie',
  'names.card.visa': 'Visum',
  'names.a.visa': 'ein Visum',

  'events.borderRolled': 'Am Stadttor würfelt {crew} eine {face}; der Einfluss ({colour}) ist {level}.',
  'events.borderClosed': '{crew} zahlt die {francs} F nicht und bleibt in der Stadt.',
  'events.bribePaid': '{crew} steckt den Beamten {francs} F zu.',
  'events.influenceBought': '{crew} kauft für {francs} F Einfluss ({colour}): jetzt {level}.',
  'questions.border':
    'Die Beamten wollen Papiere sehen (Farbe der Stadt: {colour}): würfeln oder ein Visum zeigen?',
  'questions.border.rolled':
    'Gewürfelt: {face}. Die Beamten (Farbe der Stadt: {colour}) lassen dich für {francs} F durch; wer bleibt, beendet die Fahrt.',
  'questions.influence': 'Einfluss kaufen?',
  'answers.roll': 'Das Glück versuchen und würfeln',
  'answers.bribe': 'Bestechen: {francs} F',
  'answers.stay': 'In der Stadt bleiben; die Fahrt ist vorbei',
  'answers.influence': 'Einen Schritt Einfluss ({colour}): {francs} F',
  'verbs.roll': 'Würfeln',
  'verbs.bribe': 'Bestechen',
  'verbs.stay': 'Bleiben',
  'verbs.influence': 'Einfluss',
  'refusals.expected.border': 'Erst würfeln, um die Stadt zu verlassen, oder ein Visum spielen.',
  'refusals.expected.bribe': 'Zahlen oder bleiben: Die Beamten warten.',
  'refusals.expected.influence': 'Einfluss kaufen oder sagen, dass es genug ist.',
  'refusals.border.rolled': 'Gewürfelt wird einmal pro Fahrt, und das ist geschehen.',
  'refusals.misplaced.border': 'Niemand fragt nach Papieren: Es wird keine Stadt verlassen.',
  'refusals.misplaced.influence': 'Einfluss kauft man mit der Finanzierung.',
  'refusals.influence.top': 'Der Einfluss ({colour}) ist schon an der Spitze.',
  'refusals.influence.tooPoor': 'Dieser Schritt kostet {price} F; in der Kasse sind {francs} F.',
});
