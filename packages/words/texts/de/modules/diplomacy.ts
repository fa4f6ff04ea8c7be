import { translationOf } from '../../../text.ts';
import type { diplomacy as English } from '../../en/modules/diplomacy.ts';

export const diplomacy = translationOf<typeof English>()({
  'names.module.diplomacy': 'Diplomatie',
  'names.variant.diplomacy.normal': 'normal',
  'names.variant.diplomacy.hard': 'schwierig',
  'names.card.visa': 'Visum',
  'names.a.visa': 'ein Visum',

  'events.borderRolled': '{crew} würfelt am Stadttor eine {face}, bei Einfluss {level} in {colour:noun}.',
  'events.borderClosed': '{crew} zahlt die {francs} F nicht und bleibt in der Stadt.',
  'events.bribePaid': '{crew} steckt den Beamten {francs} F zu.',
  'events.influenceBought': '{crew} kauft für {francs} F Einfluss in {colour:noun}: jetzt {level}.',
  'questions.border':
    'Die Beamten dieser {colour:en} Stadt prüfen deine Papiere. Würfelst du, oder spielst du ein Visum?',
  'questions.border.rolled':
    'Du hast eine {face} gewürfelt. Zahlst du {francs} F Bestechungsgeld, um diese {colour:e} Stadt zu verlassen, oder bleibst du und beendest deine Fahrt?',
  'questions.influence': 'Kaufst du Einfluss?',
  'answers.roll': 'Würfeln',
  'answers.bribe': '{francs} F Bestechungsgeld zahlen',
  'answers.stay': 'In der Stadt bleiben und die Fahrt beenden',
  'answers.influence': 'Einfluss in {colour:noun} kaufen: {francs} F',
  'verbs.roll': 'Würfeln',
  'verbs.bribe': 'Bestechen',
  'verbs.stay': 'Bleiben',
  'verbs.influence': 'Einfluss kaufen',
  'refusals.expected.border': 'Würfle zuerst, um die Stadt zu verlassen, oder spiel ein Visum.',
  'refusals.expected.bribe': 'Zahl zuerst das Bestechungsgeld oder bleib.',
  'refusals.expected.influence': 'Kauf zuerst Einfluss oder beende den Kauf.',
  'refusals.border.rolled': 'Für diese Fahrt hast du schon gewürfelt.',
  'refusals.misplaced.border': 'Du verlässt keine Stadt, also prüft niemand deine Papiere.',
  'refusals.misplaced.influence': 'Einfluss kannst du nur bei der Finanzierung kaufen.',
  'refusals.influence.top': 'Dein Einfluss in {colour:noun} ist schon auf dem Maximum.',
  'refusals.influence.tooPoor': 'Dieser Schritt kostet {price} F; du hast {francs} F.',

  'modules.how.diplomacy': 'Beamte bewachen die Stadttore: Du brauchst Einfluss oder Bestechungsgeld.',

  'modules.note.diplomacy':
    'Um eine farbige Stadt zu verlassen, würfelst du. Ist das Ergebnis höher als dein Einfluss, zahlst du 20 F je Punkt oder bleibst.',
  'boards.diplomacy.line': 'Einfluss: {colour:noun}',
  'boards.diplomacy.buy': 'Nächsten Schritt kaufen: {francs} F',
  'boards.diplomacy.top': 'Maximum',
  'boards.diplomacy.gate': 'zum Verlassen würfeln: über {level} zahlst du {francs} F je Punkt oder bleibst',
  'boards.diplomacy.how':
    'Du kannst eine Stadt verlassen, wenn das Würfelergebnis nicht höher ist als dein Einfluss in ihrer Farbe.',
  'bivouac.does.visa': 'eine Stadt ohne Würfeln verlassen',
  'newspaper.head.borderRolled': '{crew} steht vor den Beamten',
  'newspaper.head.borderClosed': 'Die Tore bleiben {crew} verschlossen',
  'newspaper.head.influenceBought': '{crew} verkehrt in besten Kreisen',
});
