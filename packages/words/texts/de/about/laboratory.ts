import { translationOf } from '../../../text.ts';
import type { laboratory as English } from '../../en/about/laboratory.ts';

export const laboratory = translationOf<typeof English>()({
  'laboratory.title': 'Das Labor',
  'laboratory.aside':
    'einen Tisch ausdenken, Bots tausendmal darauf fahren lassen und sehen, wie solche Rennen sind',
  'laboratory.table': 'Wer fährt',
  'laboratory.races': 'Wie viele Rennen',
  'laboratory.run': 'Rennen fahren lassen',
  'laboratory.stop': 'Anhalten',
  'laboratory.progress': 'Bisher gefahrene Rennen',
  'laboratory.done': '{done} von {of}',
  'laboratory.failed':
    'Die Rennen konnten auf diesem Gerät nicht gefahren werden. Nichts ist verloren; versuch es noch einmal, oder mit weniger Rennen.',
  'laboratory.found': 'Wie sie waren',
  'laboratory.of': '{way}, {crews} Mannschaften, {races} Rennen',
  'laboratory.what': 'Was gemessen wurde',
  'laboratory.now': 'Diese Rennen',
  'laboratory.before': 'Die davor',
  'laboratory.around': '{value} ({low} bis {high})',
  'laboratory.turns': 'Runden',
  'laboratory.turns.how': 'Runden je Rennen, in Prozent der Rennen',
  'laboratory.decisions': 'Entscheidungen',
  'laboratory.decisions.how': 'Entscheidungen aller Mannschaften zusammen',
  'laboratory.leads': 'Führungswechsel',
  'laboratory.arrived': 'Mannschaften, die ankamen',
  'laboratory.lines': 'Rennen, in denen eine Linie genommen wurde',
  'laboratory.bag': 'Rennen, in denen der Beutel leer wurde',
  'laboratory.seats': 'Siege nach Platz',
  'laboratory.seats.how':
    'Siege nach Platz; der Strich zeigt, wo der wahre Anteil in 95 von 100 Messungen liegt, das Band, was wir gerecht nennen',
  'laboratory.crews': 'Siege nach Mannschaft',
  'laboratory.crews.how': 'Siege nach Mannschaft oder Anführer, ausgelost',
  'laboratory.francs': 'Francs',
  'laboratory.money': 'Francs einer Mannschaft zu Beginn jeder Runde',
  'laboratory.gauges': 'Anzeigen zu Beginn jeder Runde',
  'laboratory.ways': 'Gefahrene Wege',
  'laboratory.ways.how':
    'Je dunkler ein Feld, desto öfter wurde es befahren. Sieger fuhren {land} ihrer Schritte über Land, in {turns} Runden.',
  'laboratory.cards': 'Karten',
  'laboratory.card': 'Karte',
  'laboratory.taken': 'Im Biwak genommen, je Rennen',
  'laboratory.played': 'Gespielt, je Rennen',
  'laboratory.won': 'Damit gewonnen',
});
