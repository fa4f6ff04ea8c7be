import { translationOf } from '../../text.ts';
import type { expedition as English } from '../en/expedition.ts';

export const expedition = translationOf<typeof English>()({
  'expedition.title': 'Tages\u00adexpedition',
  'expedition.aside': 'ein Rennen am Tag, für alle dasselbe',
  'expedition.loading': 'Die heutige Expedition wird geladen …',
  'expedition.offline':
    'Keine Verbindung zum Server, auf dem die Expedition läuft. Rennen auf diesem Gerät, die Kampagne und der Sprint funktionieren weiterhin. Diese Seite verbindet sich automatisch wieder.',
  'expedition.ends': 'Endet um {time} Uhr deiner Zeit, {when}.',
  'expedition.over': 'Dieser Tag ist vorbei.',
  'expedition.started':
    '{count|0 Noch ist niemand aufgebrochen.|one Eine Mannschaft ist aufgebrochen.|other # Mannschaften sind aufgebrochen.}',
  'expedition.crew': 'Du fährst als {crew} gegen {count|one einen Rennfahrer|other # Rennfahrer}.',
  'expedition.crew.chosen':
    'Du wählst deine Mannschaft und fährst gegen {count|one einen Rennfahrer|other # Rennfahrer}.',
  'expedition.plain': 'Ohne Module.',
  'expedition.modules': 'Mit Modulen: {modules}.',
  'expedition.once':
    'Du hast einen Versuch am Tag. Du kannst unterbrechen und bis zum Ende des Tages weiterspielen.',
  'expedition.chance': 'Gleiche Aktionen bringen gleiche Karten und Plättchen; andere bringen andere.',
  'expedition.hidden': 'Wie die anderen abgeschnitten haben, siehst du, wenn du fertig bist.',
  'expedition.setOff': 'Starten',
  'expedition.goOn': 'Fortsetzen',
  'expedition.unfinished': 'Läuft noch.',
  'expedition.mine': 'Dein Platz: {rank} von {count}.',
  'expedition.mine.none': 'Dein Rennen steht nicht in der Rangliste.',
  'expedition.won': 'gewonnen',
  'expedition.arrived': 'angekommen',
  'expedition.table': 'Rangliste',
  'expedition.table.none': 'Noch hat niemand das Rennen beendet.',
  'expedition.table.first': '{count|one Der erste Platz wird|other Die ersten # Plätze werden} angezeigt.',
  'expedition.name': 'Fahrer',
  'expedition.turns': 'Runden',
  'expedition.nameless': 'ohne Namen',
  'expedition.seal': 'Der Startwert des heutigen Zufalls ist versiegelt: {seal}',
  'expedition.seal.later': 'Der Startwert wird veröffentlicht, wenn der Tag vorbei ist.',
  'expedition.seed': 'Startwert dieses Tages: {seed}. Siegel: {seal}',
  'expedition.check': 'Siegel und bestes Rennen prüfen',
  'expedition.check.good':
    'Geprüft: Das Siegel ist unversehrt, und hier nachgespielt {answers|one führt der # Schritt|other führen die # Schritte} des besten Rennens zum selben Ergebnis.',
  'expedition.check.bad':
    'Prüfung fehlgeschlagen: Das beste Rennen stimmt nicht mit dem veröffentlichten überein.',
  'expedition.again': 'Noch einmal fahren',
  'expedition.again.how': 'zum Spaß, auf diesem Gerät; die Landkarte zeigt das beste Rennen',
  'expedition.ghost': 'Strecke von {name}',
  'expedition.ghost.none': 'Niemand hat das Rennen beendet, also gibt es keine Strecke zu zeigen.',
  'expedition.earlier': 'Frühere Tage',
  'expedition.earlier.best':
    'bestes Rennen: {name}, {prestige|one # Prestigepunkt|other # Prestigepunkte} in {turns|one # Runde|other # Runden}',
  'expedition.earlier.nobody': 'von niemandem beendet',
  'expedition.today': 'Expedition von heute',
});
