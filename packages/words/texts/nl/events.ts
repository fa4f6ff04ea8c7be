import { translationOf } from '../../text.ts';
import type { events as english } from '../en/events.ts';

export const events = translationOf<typeof english>()({
  'events.crewChosen': '{crew} neemt het stuur van de {vehicle} ({team}).',
  'events.orderDrawn': 'Ze starten in deze volgorde: {order}.',
  'events.turnBegun': 'Ronde {turn}. Het kamp voor het bivak staat.',
  'events.cardsDealt': 'Te kiezen bij het bivak: {cards}.',
  'events.cardsDealt.none': 'Bij het bivak is er geen kaart meer te kiezen.',
  'events.cardTaken': '{crew} pakt {card}.',
  'events.cardLeftOver': 'De kaart die overblijft, gaat naar {crew}: {card}.',
  'events.planned': 'Het plan van {crew}: {plan}.',
  'events.petrolBought': '{crew} koopt {levels|one # punt|other # punten} benzine voor {francs} F.',
  'events.cardPlayed': '{crew} speelt {card}.',
  'events.petrolPoured': '{crew} giet er {levels|one # punt|other # punten} benzine bij.',
  'events.moneyReceived': '{crew} krijgt {francs} F.',
  'events.assistantsFunded':
    '{crew} zamelt {francs} F in met {assistants|one # assistent|other # assistenten} op financiering.',
  'events.assistantWaited': '{crew} wacht: een assistent op {box} is verbruikt.',
  'events.crewPassed':
    '{crew} past{guards|0 |one ; # bewaker blijft staan|other ; # bewakers blijven staan}.',
  'events.tilesDrawn': '{crew} trekt {count|one # tegel|other # tegels} uit de zak: {tiles}.',
  'events.tileLaid': '{crew} legt een tegel {onto}: {tile}.',
  'events.tilesSetAside':
    'Wat {crew} niet legt, verlaat het spel: {count|one # tegel|other # tegels} ({tiles}).',
  'events.tilesReturned':
    'Geen plek meer: {count|one # tegel gaat|other # tegels gaan} voor {crew} terug in de zak.',
  'events.tileCleared': '{crew} stuurt een bewaker; de tegel {at} gaat uit het spel ({tile}).',
  'events.cardsDrawn': '{crew} trekt {count|0 geen kaart|one # kaart|other # kaarten}.',
  'events.cardsSeen': 'Alleen voor jouw ogen: {cards}.',
  'events.cardDiscarded': '{crew} legt {card} af.',
  'events.deckShuffled':
    'De aflegstapel wordt geschud: een nieuwe trekstapel van {count|one # kaart|other # kaarten}.',
  'events.bagRefilled':
    'De zak is leeg; {count|one # tegel die uit het spel was, gaat|other # tegels die uit het spel waren, gaan} er weer in.',
  'events.repairBegun': '{crew} opent de motorkap voor een reparatie.',
  'events.partFitted': '{crew} gebruikt {card}: {gains}.',
  'events.partFitted.bought': '{crew} koopt een onderdeel voor {francs} F: {gains}.',
  'events.driveBegun': '{crew} gaat op weg: een rit van hoogstens {spaces|one # veld|other # velden}.',
  'events.tileUncovered': 'Onbekend terrein {at}: {crew} onthult een tegel ({tile}).',
  'events.lineTaken':
    '{crew} neemt {line} voor {francs} F{cards|0 |one , met # transportkaart|other , met # transportkaarten}.',
  'events.dangerMet': '{crew} gebruikt {shield} en wendt het gevaar {at} af.',
  'events.spaceEntered': '{crew} rijdt {into}: {price}.',
  'events.spaceEntered.free': '{crew} rijdt {into} en betaalt niets.',
  'events.damageTaken': 'Schade bij {crew}: {losses}.',
  'events.turnedBack': '{crew} rijdt toch niet {into} en keert om; de rit is voorbij.',
  'events.stopIgnored': 'Het stopsymbool houdt {crew} niet tegen.',
  'events.stopped': 'Stopsymbool: de rit van {crew} eindigt {at}.',
  'events.brokeDown': 'Pech! De motor van {crew} staat op 0.',
  'events.cityEntered':
    '{crew} slaat het kamp op in {city}{cards|0 |one ; daar is # kaart te trekken|other ; daar zijn # kaarten te trekken}.',
  'events.levelReached': '{crew} staat op veld {level} van het voortgangsspoor.',
  'events.crewTargeted': 'Gevaar! {crew} stuurt {card} af op {target}.',
  'events.tilesTargeted': 'Gevaar! {crew} stuurt {card} naar {places}.',
  'events.cardStopped': '{by} gebruikt {shield} en houdt {crew} tegen: de kaart {card} heeft geen effect.',
  'events.tilesRemoved': '{crew} haalt {count|one # tegel|other # tegels} uit het spel: {tiles}.',
  'events.tilesSwapped': '{crew} verwisselt twee tegels. Zo liggen ze nu: {tiles}.',
  'events.tileThere': '{tile} {at}',
  'events.crewArrived':
    'Aankomst! {crew} bereikt {city} als {place|1 eerste|2 tweede|3 derde|4 vierde|other nummer #}.',
  'events.orderChanged': 'Nieuwe beurtvolgorde: {order}.',
  'events.bonusPaid': 'Voortgangspremie voor {crew}: {francs} F.',
  'events.raceEnded': 'De race is in ronde {turn} afgelopen. {crew} wint!',
  'events.raceEnded.none':
    'De race is in ronde {turn} afgelopen. Geen enkele bemanning is aangekomen; niemand wint.',
});
