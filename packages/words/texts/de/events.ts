import { translationOf } from '../../text.ts';
import type { events as english } from '../en/events.ts';

export const events = translationOf<typeof english>()({
  'events.crewChosen': '{crew} übernimmt das Steuer: {vehicle} ({team}).',
  'events.orderDrawn': 'Gestartet wird in dieser Reihenfolge: {order}.',
  'events.turnBegun': 'Runde {turn}. Das Lager für das Biwak steht.',
  'events.cardsDealt': 'Im Biwak liegen aus: {cards}.',
  'events.cardsDealt.none': 'Im Biwak liegt keine Karte mehr aus.',
  'events.cardTaken': '{crew} nimmt {card}.',
  'events.cardLeftOver': 'Die übrige Karte geht an {crew}: {card}.',
  'events.planned': 'Der Plan von {crew}: {plan}.',
  'events.petrolBought': '{crew} kauft {levels|one # Stufe|other # Stufen} Benzin für {francs} F.',
  'events.cardPlayed': '{crew} spielt {card}.',
  'events.petrolPoured': '{crew} füllt {levels|one # Stufe|other # Stufen} Benzin nach.',
  'events.moneyReceived': '{crew} erhält {francs} F.',
  'events.assistantsFunded':
    '{crew} beschafft {francs} F mit {assistants|other # Assistenten} auf Finanzierung.',
  'events.assistantWaited': '{crew} wartet: Ein Assistent auf {box} ist verbraucht.',
  'events.crewPassed': '{crew} passt{guards|0 |one ; # Wache bleibt stehen|other ; # Wachen bleiben stehen}.',
  'events.tilesDrawn': '{crew} zieht {count|other # Plättchen} aus dem Beutel: {tiles}.',
  'events.tileLaid': '{crew} legt ein Plättchen {onto}: {tile}.',
  'events.tilesSetAside':
    'Was {crew} nicht legt, verlässt das Spiel: {count|one # Plättchen|other # Plättchen} ({tiles}).',
  'events.tilesReturned':
    'Kein Platz mehr: {count|one # Plättchen kommt|other # Plättchen kommen} für {crew} zurück in den Beutel.',
  'events.tileCleared': '{crew} schickt eine Wache; das Plättchen {at} kommt aus dem Spiel ({tile}).',
  'events.cardsDrawn': '{crew} zieht {count|0 keine Karte|one # Karte|other # Karten}.',
  'events.cardsSeen': 'Nur für deine Augen: {cards}.',
  'events.cardDiscarded': '{crew} legt {card} ab.',
  'events.deckShuffled':
    'Der Ablagestapel wird gemischt: ein neuer Nachziehstapel mit {count|one # Karte|other # Karten}.',
  'events.bagRefilled':
    'Der Beutel ist leer; {count|one # Plättchen, das aus dem Spiel war, kommt|other # Plättchen, die aus dem Spiel waren, kommen} wieder hinein.',
  'events.repairBegun': '{crew} öffnet die Haube für eine Reparatur.',
  'events.partFitted': '{crew} setzt {card} ein: {gains}.',
  'events.partFitted.bought': '{crew} kauft ein Teil für {francs} F: {gains}.',
  'events.driveBegun': '{crew} fährt los, höchstens {spaces|one # Feld|other # Felder} weit.',
  'events.tileUncovered': 'Unbekanntes Gelände {at}: {crew} deckt ein Plättchen auf ({tile}).',
  'events.lineTaken':
    '{crew} nimmt {line} für {francs} F{cards|0 |one , mit # Transportkarte|other , mit # Transportkarten}.',
  'events.dangerMet': '{crew} setzt {shield} ein und wendet die Gefahr {at} ab.',
  'events.spaceEntered': '{crew} fährt {into}: {price}.',
  'events.spaceEntered.free': '{crew} fährt {into} und zahlt nichts.',
  'events.damageTaken': 'Schaden bei {crew}: {losses}.',
  'events.turnedBack': '{crew} kommt nicht {into} und kehrt um; die Fahrt ist vorbei.',
  'events.stopIgnored': 'Das Stoppsymbol hält {crew} nicht auf.',
  'events.stopped': 'Stoppsymbol: Die Fahrt von {crew} endet {at}.',
  'events.brokeDown': 'Panne! Der Motor von {crew} steht auf 0.',
  'events.cityEntered':
    '{crew} macht in {city} Station{cards|0 |one ; die Stadt bietet # Karte|other ; die Stadt bietet # Karten}.',
  'events.levelReached': '{crew} steht auf Feld {level} der Fortschrittsleiste.',
  'events.crewTargeted': 'Gefahr! {crew} setzt {card} auf {target} an.',
  'events.tilesTargeted': 'Gefahr! {crew} schickt {card} auf {places}.',
  'events.cardStopped': '{by} setzt {shield} ein und hält {crew} auf: Die Karte {card} bleibt ohne Wirkung.',
  'events.tilesRemoved': '{crew} entfernt {count|other # Plättchen} aus dem Spiel: {tiles}.',
  'events.tilesSwapped': '{crew} vertauscht zwei Plättchen. So liegen sie jetzt: {tiles}.',
  'events.tileThere': '{tile} {at}',
  'events.crewArrived': 'Ankunft! {crew} erreicht {city} auf Platz {place|other #}.',
  'events.orderChanged': 'Neue Zugreihenfolge: {order}.',
  'events.bonusPaid': 'Fortschrittsprämie für {crew}: {francs} F.',
  'events.raceEnded': 'Das Rennen ist in Runde {turn} zu Ende. {crew} gewinnt!',
  'events.raceEnded.none':
    'Das Rennen ist in Runde {turn} zu Ende. Keine Mannschaft ist angekommen, niemand gewinnt.',
});
