import { translationOf } from '../../../text.ts';
import type { play as English } from '../../en/solo/play.ts';

export const play = translationOf<typeof English>()({
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'Karten',
  'newspaper.head.torpedoLaid': '{crew} arbeitet an der Landkarte',
  'newspaper.head.torpedoTook': '{crew} holt sich Karten',
  'newspaper.head.torpedoRecovered': '{crew} erholt sich',
  'newspaper.head.torpedoStays': '{crew} bleibt stehen',
  'events.reneRevealed': 'Karte {rene} von {crew}: Er steuert {colour:e} Städte an.',
  'events.reneShuffled': 'Der Stapel von {crew} wird neu gemischt: {count|one # Karte|other # Karten}.',
  'events.torpedoGoes':
    '{crew} spielt {assistant|1 seinen ersten Assistenten und legt Plättchen|2 seinen zweiten Assistenten|3 seinen dritten Assistenten|4 seinen vierten Assistenten|5 seinen fünften Assistenten|other Assistent #}.',
  'events.targetNamed':
    '{crew} steuert {place} an{why|nearest , die nächstgelegene Stadt dieser Farbe|destinationNearer , weil die Endstadt näher ist|noneLeft , weil keine Stadt dieser Farbe mehr übrig ist|other }.',
  'events.torpedoLaid':
    'Neues Plättchen von {crew} {at}: {tile}. Es liegt {where|hisWay auf Renés eigener Strecke|playersWay auf deiner Strecke|aroundPlayer neben deinem Fahrzeug|besideWay neben deiner Strecke|other dort}: Wert {value}, Grenze {limit}.',
  'events.torpedoBoxed':
    '{crew} hat für ein Plättchen kein freies Feld; es kommt in die Schachtel ({tile}): Wert {value}, Grenze {limit}.',
  'events.torpedoSteps':
    'Nächster Schritt von {crew}: {place}, {why|city eine Stadt neben ihm, die weiter vorn liegt|sea auf dem Seeweg, näher an seinem Ziel|tile das leichtere Plättchen|onlyTile das einzige Plättchen auf seiner Strecke, das er bezahlen kann|blind ins Unbekannte, weil dort kein Plättchen liegt|bare über freies Gelände, weil keine Plättchen mehr da sind|other seine Strecke}.',
  'events.torpedoStays':
    '{crew} bleibt stehen: {why|cannotPay Er kann nicht bezahlen, was vor ihm liegt|other Es geht nicht weiter}.',
  'events.torpedoDrew': '{crew} zieht in der Stadt: {cards}.',
  'events.torpedoUsed':
    'Dank seiner Kräfte nutzt {crew} eine Karte ({card}){petrol|0 |other : Benzin +#}{mechanics|0 |other , Mechanik +#}.',
  'events.torpedoTook':
    'Die Karte von {crew} nennt Platz {named}: Er nimmt die Karte auf Platz {number} ({card}).',
  'events.torpedoRecovered': '{crew} erholt sich: Benzin +{petrol}, Mechanik +{mechanics}.',
  'events.torpedoRewarded': '{crew} liegt vorn: Benzin +{petrol}.',
  'events.powerGained':
    '{crew} gewinnt eine vererbte Kraft: Seine {colour:en} Kräfte stehen auf Stufe {level}.',
  'events.dangersLoom.left':
    '{dangers|one # übrige Gefahrenkarte|other # übrige Gefahrenkarten}: {dangers|one |other je }{damage} Schaden.',
  'events.dangersLoom.taken':
    '{dangers|one # von René genommene Gefahrenkarte|other # von René genommene Gefahrenkarten}: {dangers|one |other je }{damage} Schaden.',
  'events.dangersLoom.city':
    '{dangers|one # Gefahrenkarte|other # Gefahrenkarten} aus der Stadt: {dangers|one |other je }{damage} Schaden.',
  'events.dangerStopped': '{crew} setzt {shield} ein und hält eine Gefahr auf.',
  'events.campCleared': 'Im Biwak übrig und abgelegt: {cards}.',
  'questions.camp':
    'Welche Karte nimmst du? {takes|one Du bekommst eine|2 Du bekommst zwei|other Du bekommst #}.',
  'questions.menace': 'Gefahr in der Nacht: {damage} Schaden. Hältst du sie mit einer Wache oder Miliz auf?',
  'answers.claim': 'Von Platz {number} nehmen: {card}',
  'answers.suffer': 'Schaden hinnehmen',
  'verbs.claim': 'Nehmen',
  'verbs.suffer': 'Schaden hinnehmen',
  'refusals.claim.empty': 'Auf Platz {number} liegt keine Karte.',
  'refusals.expected.camp':
    'Nimm zuerst {count|one eine Karte|other # Karten} aus dem Biwak. Ablehnen kannst du nicht.',
  'refusals.expected.menace':
    'Kümmere dich zuerst um die Gefahr: Halte sie auf oder nimm {damage} Schaden hin.',
  'refusals.misplaced.claim': 'Diese Karten kannst du nur im Biwak nehmen.',
  'refusals.misplaced.suffer': 'Gerade trifft dich keine Gefahrenkarte.',
});
