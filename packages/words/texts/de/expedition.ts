import { translationOf } from '../../text.ts';
import type { English } from '../en/expedition.ts';

export const messages = translationOf<English>()({
  'expedition.title': 'Die Tagesexpedition',
  'expedition.aside': 'eine Strecke am Tag, für alle dieselbe',
  'expedition.loading': 'Die Strecke des Tages wird geholt …',
  'expedition.offline':
    'Keine Verbindung zum Server, und dort wird die Expedition gefahren. Rennen auf diesem Gerät, die Kampagne und der Dash gehen ohne ihn; diese Seite kommt von selbst wieder.',
  'expedition.ends': 'Sie endet um {time} nach deiner Uhr, {when}.',
  'expedition.over': 'Dieser Tag ist um.',
  'expedition.started':
    '{count|0 Noch ist niemand aufgebrochen.|one Eine Mannschaft ist aufgebrochen.|other # Mannschaften sind aufgebrochen.}',
  'expedition.crew': 'Du fährst {crew} gegen {count|one einen Rennfahrer|other # Rennfahrer}.',
  'expedition.crew.chosen':
    'Du wählst deine Mannschaft, gegen {count|one einen Rennfahrer|other # Rennfahrer}.',
  'expedition.plain': 'Ohne Module.',
  'expedition.modules': 'Mit Modulen: {modules}.',
  'expedition.once':
    'Ein Versuch am Tag zählt. Du kannst ihn verlassen und bis zum Ende des Tages weiterfahren; nichts geht verloren.',
  'expedition.chance':
    'Wer gleich antwortet, trifft auf dasselbe; andere Antworten führen zu anderen Karten und Plättchen.',
  'expedition.hidden': 'Wie es den anderen ergangen ist, siehst du, wenn du am Ende bist.',
  'expedition.setOff': 'Aufbrechen',
  'expedition.goOn': 'Weiterfahren',
  'expedition.unfinished': 'Du bist unterwegs.',
  'expedition.mine': 'Dein Rang: {rank} von {count}.',
  'expedition.mine.none': 'Dein Rennen hat keinen Rang auf der Tafel.',
  'expedition.won': 'gewonnen',
  'expedition.arrived': 'angekommen',
  'expedition.table': 'Die Tafel des Tages',
  'expedition.table.none': 'Niemand ist ans Ende gekommen.',
  'expedition.table.first': 'Die ersten {count} sind zu sehen.',
  'expedition.name': 'Am Steuer',
  'expedition.turns': 'Runden',
  'expedition.nameless': 'ohne Namen',
  'expedition.seal': 'Der Zufall dieses Tages ist versiegelt: {seal}',
  'expedition.seal.later': 'Der Startwert wird veröffentlicht, sobald der Tag um ist.',
  'expedition.seed': 'Der Startwert dieses Tages: {seed}. Sein Siegel: {seal}',
  'expedition.check': 'Siegel und bestes Rennen prüfen',
  'expedition.check.good':
    'Das Siegel hält, und das beste Rennen, hier mit {answers|one seiner Antwort|other seinen # Antworten} nachgespielt, führt dorthin, wohin es führte.',
  'expedition.check.bad': 'Das hält nicht: Das beste Rennen ist nicht das versprochene.',
  'expedition.again': 'Noch einmal fahren',
  'expedition.again.how': 'zum Vergnügen, auf diesem Gerät; der Weg des besten Rennens liegt auf der Karte',
  'expedition.ghost': 'So fuhr {name}',
  'expedition.ghost.none': 'Niemand ist ans Ende gekommen, also ist kein Weg zu zeigen.',
  'expedition.earlier': 'Frühere Tage',
  'expedition.earlier.best': 'am besten: {name}, {prestige} Prestige in {turns|one # Runde|other # Runden}',
  'expedition.earlier.nobody': 'niemand ist ans Ende gekommen',
  'expedition.today': 'Die Expedition von heute',
});
