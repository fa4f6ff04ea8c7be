import { translationOf } from '../../text.ts';
import type { events as English } from '../en/events.ts';

export const events = translationOf<typeof English>()({
  'events.crewChosen': '{crew} neemt plaats achter het stuur van de {vehicle} ({team}).',
  'events.orderDrawn': 'Startvolgorde: {order}.',
  'events.turnBegun': 'Ronde {turn} begint: bivak.',
  'events.cardsDealt': 'Te kiezen in het bivak: {cards}.',
  'events.cardsDealt.none': 'Er zijn geen kaarten meer voor het bivak.',
  'events.cardTaken': '{crew} pakt {card}.',
  'events.cardLeftOver': '{crew} krijgt de laatste kaart: {card}.',
  'events.planned': 'Het plan van {crew}: {plan}.',
  'events.petrolBought': '{crew} koopt {levels|one # punt|other # punten} benzine voor {francs} F.',
  'events.cardPlayed': '{crew} speelt {card}.',
  'events.petrolPoured': '{crew} tankt {levels|one # punt|other # punten} benzine bij.',
  'events.moneyReceived': '{crew} krijgt {francs} F.',
  'events.assistantsFunded':
    '{crew} zamelt {francs} F in met {assistants|one # assistent|other # assistenten}.',
  'events.assistantWaited': '{crew} wacht; dat kost een assistent op {box}.',
  'events.crewPassed': '{crew} past{guards|0 |one  en houdt # bewaker|other  en houdt # bewakers}.',
  'events.tilesDrawn': '{crew} trekt {count|one # tegel|other # tegels} uit de zak: {tiles}.',
  'events.tileLaid': '{crew} legt een tegel {onto}: {tile}.',
  'events.tilesSetAside': '{crew} verwijdert {count|one # tegel|other # tegels}: {tiles}.',
  'events.tilesReturned':
    '{crew} heeft geen plaats voor {count|one # tegel; die gaat|other # tegels; die gaan} terug in de zak.',
  'events.tileCleared': '{crew} stuurt een bewaker en verwijdert de tegel {at} ({tile}).',
  'events.cardsDrawn': '{crew} trekt {count|0 geen kaart|one # kaart|other # kaarten}.',
  'events.cardsSeen': 'Alleen jij ziet deze: {cards}.',
  'events.cardDiscarded': '{crew} legt {card} af.',
  'events.deckShuffled':
    'De aflegstapel wordt geschud tot een nieuwe trekstapel van {count|one # kaart|other # kaarten}.',
  'events.bagRefilled':
    'De zak is leeg: {count|one # verwijderde tegel gaat|other # verwijderde tegels gaan} er weer in.',
  'events.repairBegun': '{crew} opent de motorkap voor een reparatie.',
  'events.partFitted': '{crew} repareert met {card}: {gains}.',
  'events.partFitted.bought': '{crew} koopt een onderdeel voor {francs} F: {gains}.',
  'events.driveBegun': '{crew} gaat op weg: een rit van hoogstens {spaces|one # veld|other # velden}.',
  'events.tileUncovered': 'Onbekend terrein {at}: {crew} onthult een tegel ({tile}).',
  'events.lineTaken':
    '{crew} neemt {line} voor {francs} F{cards|0 |one , met # transportkaart|other , met # transportkaarten}.',
  'events.dangerMet': '{crew} gebruikt {shield} en wendt het gevaar {at} af.',
  'events.spaceEntered': '{crew} rijdt {into}: {price}.',
  'events.spaceEntered.free': '{crew} rijdt kosteloos {into}.',
  'events.damageTaken': '{crew} loopt schade op: {losses}.',
  'events.turnedBack': '{crew} probeert {into} te rijden, maar keert om. De rit is voorbij.',
  'events.stopIgnored': '{crew} negeert het stopsymbool.',
  'events.stopped': 'Stopsymbool: de rit van {crew} eindigt {at}.',
  'events.brokeDown': 'Pech! De motor van {crew} staat op 0.',
  'events.cityEntered':
    '{crew} slaat in {city} het kamp op{cards|0 |one ; dat levert # kaart op|other ; dat levert # kaarten op}.',
  'events.levelReached': '{crew} bereikt veld {level} van het voortgangsspoor.',
  'events.crewTargeted': 'Gevaar! {crew} speelt {card} tegen {target}.',
  'events.tilesTargeted': 'Gevaar! {crew} speelt {card} op {places}.',
  'events.cardStopped': '{by} gebruikt {shield} en stopt {crew}: de kaart {card} heeft geen effect.',
  'events.tilesRemoved': '{crew} verwijdert {count|one # tegel|other # tegels}: {tiles}.',
  'events.tilesSwapped': '{crew} verwisselt twee tegels. Zo liggen ze nu: {tiles}.',
  'events.tileThere': '{tile} {at}',
  'events.crewArrived':
    'Aankomst! {crew} bereikt {city} als {place|1 eerste|2 tweede|3 derde|4 vierde|other nummer #}.',
  'events.orderChanged': 'Nieuwe beurtvolgorde: {order}.',
  'events.bonusPaid': 'Voortgangsbonus voor {crew}: {francs} F.',
  'events.raceEnded': 'De race eindigt in ronde {turn}. {crew} wint!',
  'events.raceEnded.none':
    'De race eindigt in ronde {turn}. Geen enkele bemanning is aangekomen, dus niemand wint.',
});
