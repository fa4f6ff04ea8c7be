import { translationOf } from '../../../text.ts';
import type { play as english } from '../../en/solo/play.ts';

export const play = translationOf<typeof english>()({
  'names.crew.torpedo': 'René Estienne',
  'names.leader.torpedo': 'René Estienne',
  'names.surname.torpedo': 'Estienne',
  'names.vehicle.torpedo': 'Renault Torpedo',
  'names.standing.more': 'Karten',
  'desk.head.torpedoLaid': '{crew} baut an der Landkarte',
  'desk.head.torpedoTook': '{crew} deckt sich ein',
  'desk.head.torpedoRecovered': '{crew} erholt sich',
  'desk.head.torpedoStays': '{crew} bleibt stehen',
  'events.reneRevealed': 'Karte {rene} von {crew}: Seine Zielfarbe ist {colour}.',
  'events.reneShuffled': 'Der Stapel von {crew} wird neu gemischt: {count|one # Karte|other # Karten}.',
  'events.torpedoGoes':
    '{crew} spielt {assistant|1 seinen ersten Assistenten: Plättchen|2 seinen zweiten Assistenten|other Assistent #}.',
  'events.targetNamed':
    '{crew} fährt nach {place}{why|nearest , der nächsten Stadt der Farbe|destinationNearer , denn die Zielstadt ist näher als jede der Farbe|noneLeft , denn keine Stadt der Farbe ist übrig|other }.',
  'events.torpedoLaid':
    '{crew} legt ein Plättchen {at} ({tile}), {where|hisWay auf seinen Weg|playersWay auf deinen Weg|aroundPlayer um dein Fahrzeug|besideWay neben deinen Weg|other dorthin}: Wert {value}, Grenze {limit}.',
  'events.torpedoBoxed':
    'Ein Plättchen von {crew} findet kein freies Feld und geht in die Schachtel ({tile}): Wert {value}, Grenze {limit}.',
  'events.torpedoSteps':
    'Nächster Schritt von {crew}: {place}, {why|city eine Stadt neben ihm und weiter vorn|sea über See, näher am Ziel|tile das leichtere Plättchen|onlyTile das Plättchen auf seinem Weg, das er zahlen kann|blind blind, denn dort liegt kein Plättchen|bare nackter Boden, denn es gibt kein Plättchen mehr|other sein Weg}.',
  'events.torpedoStays':
    '{crew} bleibt stehen: {why|cannotPay Er kann nicht zahlen, was vor ihm liegt|other Kein Weg führt weiter}.',
  'events.torpedoDrew': '{crew} zieht in der Stadt: {cards}.',
  'events.torpedoUsed': 'Seine Kräfte nützen {crew} ({card}): Benzin +{petrol}, Mechanik +{mechanics}.',
  'events.torpedoTook': 'Die Karte von {crew} nennt Platz {named}: Er nimmt von Platz {number} ({card}).',
  'events.torpedoRecovered': '{crew} erholt sich: Benzin +{petrol}, Mechanik +{mechanics}.',
  'events.torpedoRewarded': '{crew} liegt vorn: Benzin +{petrol}.',
  'events.powerGained': '{crew} wächst für immer: Seine Kräfte in {colour} stehen auf Stufe {level}.',
  'events.dangersLoom.left':
    '{dangers|one # Gefahrenkarte bleibt|other # Gefahrenkarten bleiben} im Biwak: {dangers|one |other je }{damage} Schaden.',
  'events.dangersLoom.taken':
    '{dangers|one # Gefahrenkarte nimmt|other # Gefahrenkarten nimmt} er: {dangers|one |other je }{damage} Schaden.',
  'events.dangersLoom.city':
    '{dangers|one # Gefahrenkarte|other # Gefahrenkarten} aus der Stadt: {dangers|one |other je }{damage} Schaden.',
  'events.dangerStopped': '{crew} hält eine Gefahr auf ({shield}).',
  'events.campCleared': 'Im Biwak übrig und abgeworfen: {cards}.',
  'questions.camp': 'Welche Karte nimmst du? {takes|one Eine gehört dir|other # gehören dir}.',
  'questions.menace': 'Gefahr in der Nacht: {damage} Mechanik. Hält eine Wache oder Miliz sie auf?',
  'answers.claim': '{card} von Platz {number} nehmen',
  'answers.suffer': 'Den Schaden hinnehmen',
  'verbs.claim': 'Nehmen',
  'verbs.suffer': 'Hinnehmen',
  'refusals.claim.empty': 'Auf Platz {number} liegt keine Karte.',
  'refusals.expected.camp':
    'Nimm zuerst {count|one eine Karte|other # Karten} aus dem Biwak; ablehnen kann niemand.',
  'refusals.expected.menace': 'Erst die Gefahr: Halte sie auf oder nimm {damage} Schaden hin.',
  'refusals.misplaced.claim': 'Karten auf nummerierten Plätzen nimmt man im Biwak.',
  'refusals.misplaced.suffer': 'Gerade schlägt keine Gefahrenkarte zu.',
});
