import { translationOf } from '../../text.ts';
import type { events as English } from '../en/events.ts';

export const events = translationOf<typeof English>()({
  'events.crewChosen': '{crew} prend le volant de sa {vehicle} ({team}).',
  'events.orderDrawn': 'Ordre de départ : {order}.',
  'events.turnBegun': 'Le tour {turn} commence par le bivouac.',
  'events.cardsDealt': 'Au bivouac : {cards}.',
  'events.cardsDealt.none': 'Il n’y a plus de cartes pour le bivouac.',
  'events.cardTaken': '{crew} prend {card}.',
  'events.cardLeftOver': '{crew} reçoit la dernière carte : {card}.',
  'events.planned': 'Plan de {crew} : {plan}.',
  'events.petrolBought': '{crew} achète {levels|one # niveau|other # niveaux} d’essence pour {francs} F.',
  'events.cardPlayed': '{crew} joue {card}.',
  'events.petrolPoured': '{crew} ajoute {levels|one # niveau|other # niveaux} d’essence.',
  'events.moneyReceived': '{crew} reçoit {francs} F.',
  'events.assistantsFunded':
    '{crew} collecte {francs} F avec {assistants|one # assistant|other # assistants}.',
  'events.assistantWaited': '{crew} attend et dépense un assistant {box:on}.',
  'events.crewPassed': '{crew} passe{guards|0 |one  et conserve # garde|other  et conserve # gardes}.',
  'events.tilesDrawn': '{crew} pioche {count|one # tuile|other # tuiles} dans le sac : {tiles}.',
  'events.tileLaid': '{crew} pose une tuile {onto} : {tile}.',
  'events.tilesSetAside': '{crew} retire {count|one # tuile|other # tuiles} du jeu : {tiles}.',
  'events.tilesReturned':
    '{crew} n’a plus de case pour {count|one # tuile, qui retourne|other # tuiles, qui retournent} dans le sac.',
  'events.tileCleared': '{crew} envoie un garde et retire la tuile {at} ({tile}).',
  'events.cardsDrawn': '{crew} {count|0 ne pioche aucune carte|one pioche # carte|other pioche # cartes}.',
  'events.cardsSeen': 'Personne d’autre ne voit ces cartes : {cards}.',
  'events.cardDiscarded': '{crew} défausse {card}.',
  'events.deckShuffled':
    'La défausse est mélangée et forme une nouvelle pioche de {count|one # carte|other # cartes}.',
  'events.bagRefilled':
    'Le sac est vide : {count|one # tuile retirée du jeu y retourne|other # tuiles retirées du jeu y retournent}.',
  'events.repairBegun': '{crew} soulève le capot pour réparer.',
  'events.partFitted': '{crew} répare avec {card} : {gains}.',
  'events.partFitted.bought': '{crew} achète une pièce pour {francs} F : {gains}.',
  'events.driveBegun': '{crew} démarre : un trajet de {spaces|one # case|other # cases} au plus.',
  'events.tileUncovered': 'Territoire inconnu {at} : {crew} révèle une tuile ({tile}).',
  'events.lineTaken':
    '{crew} prend {line} pour {francs} F{cards|0 |one , avec # carte transport|other , avec # cartes transport}.',
  'events.dangerMet': '{crew} utilise {shield} et écarte le danger {at}.',
  'events.spaceEntered': '{crew} roule {into} : {price}.',
  'events.spaceEntered.free': '{crew} roule {into} sans rien payer.',
  'events.damageTaken': '{crew} subit des dégâts : {losses}.',
  'events.turnedBack': '{crew} tente d’aller {into}, mais fait demi-tour. Le trajet est terminé.',
  'events.stopIgnored': '{crew} ignore le symbole stop.',
  'events.stopped': 'Symbole stop : le trajet de {crew} se termine {at}.',
  'events.brokeDown': 'Panne ! Le moteur de {crew} est à 0.',
  'events.cityEntered':
    '{crew} fait étape à {city}{cards|0 |one , qui offre # carte|other , qui offre # cartes}.',
  'events.levelReached': '{crew} atteint la case {level} de la piste de progression.',
  'events.crewTargeted': 'Danger ! {crew} joue {card} contre {target}.',
  'events.tilesTargeted': 'Danger ! {crew} joue {card} sur {places}.',
  'events.cardStopped': '{by} utilise {shield} pour contrer {crew} : la carte {card} n’a aucun effet.',
  'events.tilesRemoved': '{crew} retire {count|one # tuile|other # tuiles} du jeu : {tiles}.',
  'events.tilesSwapped': '{crew} échange deux tuiles. Désormais : {tiles}.',
  'events.tileThere': '{tile} {at}',
  'events.crewArrived':
    'Arrivée ! {crew} atteint {city} en {place|1 première|2 deuxième|3 troisième|4 quatrième|other #e} position.',
  'events.orderChanged': 'Nouvel ordre du tour : {order}.',
  'events.bonusPaid': 'Prime de progression pour {crew} : {francs} F.',
  'events.raceEnded': 'La course se termine au tour {turn}. {crew} gagne !',
  'events.raceEnded.none':
    'La course se termine au tour {turn}. Aucun équipage n’est arrivé : personne ne gagne.',
});
