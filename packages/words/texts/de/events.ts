import { translationOf } from '../../text.ts';
import type { events as English } from '../en/events.ts';

export const events = translationOf<typeof English>()({
  'events.crewChosen': '{crew} steuert {vehicle|f die|other den} {vehicle} ({team}).',
  'events.orderDrawn': 'Start\u00adreihenfolge: {order}.',
  'events.turnBegun': 'Runde {turn} beginnt mit dem Biwak.',
  'events.cardsDealt': 'Im Biwak liegen aus: {cards}.',
  'events.cardsDealt.none': 'Für das Biwak sind keine Karten mehr da.',
  'events.cardTaken': '{crew} nimmt {card}.',
  'events.cardLeftOver': '{crew} bekommt die übrige Karte: {card}.',
  'events.planned': 'Der Plan von {crew}: {plan}.',
  'events.petrolBought': '{crew} kauft {levels|one # Stufe|other # Stufen} Benzin für {francs} F.',
  'events.cardPlayed': '{crew} spielt {card}.',
  'events.petrolPoured': '{crew} füllt {levels|one # Stufe|other # Stufen} Benzin nach.',
  'events.moneyReceived': '{crew} bekommt {francs} F.',
  'events.assistantsFunded':
    '{crew} treibt mit {assistants|one einem Assistenten|other # Assistenten} {francs} F auf.',
  'events.assistantWaited': '{crew} wartet und verbraucht einen Assistenten auf {box}.',
  'events.crewPassed': '{crew} passt{guards|0 |one  und behält # Wache|other  und behält # Wachen}.',
  'events.tilesDrawn': '{crew} zieht {count|other # Plättchen} aus dem Beutel: {tiles}.',
  'events.tileLaid': '{crew} legt ein Plättchen {onto}: {tile}.',
  'events.tilesSetAside': '{crew} entfernt {count|other # Plättchen}: {tiles}.',
  'events.tilesReturned':
    '{crew} hat keinen Platz für {count|one # Plättchen; es kommt|other # Plättchen; sie kommen} zurück in den Beutel.',
  'events.tileCleared': '{crew} entfernt mit einer Wache das Plättchen {at} ({tile}).',
  'events.cardsDrawn': '{crew} zieht {count|0 keine Karte|one # Karte|other # Karten}.',
  'events.cardsSeen': 'Nur du siehst: {cards}.',
  'events.cardDiscarded': '{crew} legt {card} ab.',
  'events.deckShuffled':
    'Der Ablagestapel wird gemischt und bildet einen neuen Nachziehstapel mit {count|one # Karte|other # Karten}.',
  'events.bagRefilled':
    'Der Beutel ist leer: {count|one # entferntes Plättchen kommt|other # entfernte Plättchen kommen} wieder hinein.',
  'events.repairBegun': '{crew} öffnet die Motorhaube und repariert.',
  'events.partFitted': '{crew} setzt {card} ein: {gains}.',
  'events.partFitted.bought': '{crew} kauft ein Teil für {francs} F: {gains}.',
  'events.driveBegun': '{crew} fährt los: bis zu {spaces|one # Feld|other # Felder} weit.',
  'events.tileUncovered': 'Unbekanntes Gelände {at}: {crew} deckt ein Plättchen auf ({tile}).',
  'events.lineTaken':
    '{crew} nimmt {line} für {francs} F{cards|0 |one , mit # Transportkarte|other , mit # Transportkarten}.',
  'events.dangerMet': '{crew} setzt {shield} ein und wendet die Gefahr {at} ab.',
  'events.spaceEntered': '{crew} fährt {into}: {price}.',
  'events.spaceEntered.free': '{crew} fährt kostenlos {into}.',
  'events.damageTaken': '{crew} erleidet Schaden: {losses}.',
  'events.turnedBack': '{crew} versucht, {into} zu fahren, kehrt aber um. Die Fahrt ist vorbei.',
  'events.stopIgnored': '{crew} ignoriert das Stoppsymbol.',
  'events.stopped': 'Stoppsymbol: Die Fahrt von {crew} endet {at}.',
  'events.brokeDown': 'Panne! Der Motor von {crew} steht auf 0.',
  'events.cityEntered':
    '{crew} macht Station in {city}{cards|0 |one , wo es # Karte gibt|other , wo es # Karten gibt}.',
  'events.levelReached': '{crew} erreicht Feld {level} der Fortschrittsleiste.',
  'events.crewTargeted': 'Gefahr! {crew} spielt {card} gegen {target}.',
  'events.tilesTargeted': 'Gefahr! {crew} spielt {card}. Ziel: {places}.',
  'events.cardStopped':
    '{by} setzt {shield} ein, und {card|m der|f die|other die Karte} {card} von {crew} bleibt wirkungslos.',
  'events.tilesRemoved': '{crew} entfernt {count|other # Plättchen}: {tiles}.',
  'events.tilesSwapped': '{crew} vertauscht zwei Plättchen. Jetzt: {tiles}.',
  'events.tileThere': '{tile} {at}',
  'events.crewArrived': 'Ankunft! {crew} erreicht {city} auf Platz {place|other #}.',
  'events.orderChanged': 'Neue Zugreihenfolge: {order}.',
  'events.bonusPaid': 'Fortschrittsprämie für {crew}: {francs} F.',
  'events.raceEnded': 'Das Rennen endet in Runde {turn}. {crew} gewinnt!',
  'events.raceEnded.none':
    'Das Rennen endet in Runde {turn}. Keine Mannschaft ist angekommen, also gewinnt niemand.',
});
