import { translationOf } from '../../text.ts';
import type { events as english } from '../en/events.ts';

export const events = translationOf<typeof english>()({
  'events.crewChosen': '{crew} prend le volant : {vehicle} ({team}).',
  'events.orderDrawn': 'Ils partent dans cet ordre : {order}.',
  'events.turnBegun': 'Tour {turn}. On dresse le camp pour le bivouac.',
  'events.cardsDealt': 'Offert au bivouac : {cards}.',
  'events.cardsDealt.none': 'Le bivouac n’a plus de carte à offrir.',
  'events.cardTaken': '{crew} prend {card}.',
  'events.cardLeftOver': 'La carte restante revient à {crew} : {card}.',
  'events.planned': 'Plan de {crew} : {plan}.',
  'events.petrolBought': '{crew} achète {levels|one # niveau|other # niveaux} d’essence pour {francs} F.',
  'events.cardPlayed': '{crew} joue {card}.',
  'events.petrolPoured': '{crew} verse {levels|one # niveau|other # niveaux} d’essence.',
  'events.moneyReceived': '{crew} reçoit {francs} F.',
  'events.assistantsFunded':
    '{crew} lève {francs} F avec {assistants|one # assistant|other # assistants} au financement.',
  'events.assistantWaited': '{crew} attend : un assistant placé sur {box} est dépensé.',
  'events.crewPassed':
    '{crew} passe{guards|0 |one  ; # garde reste en faction|other  ; # gardes restent en faction}.',
  'events.tilesDrawn': '{crew} pioche {count|one # tuile|other # tuiles} dans le sac : {tiles}.',
  'events.tileLaid': '{crew} pose une tuile {onto} : {tile}.',
  'events.tilesSetAside':
    'Ce que {crew} ne pose pas quitte la partie : {count|one # tuile|other # tuiles} ({tiles}).',
  'events.tilesReturned':
    'Plus de place : {count|one # tuile retourne|other # tuiles retournent} dans le sac pour {crew}.',
  'events.tileCleared': '{crew} envoie un garde ; la tuile {at} sort du jeu ({tile}).',
  'events.cardsDrawn': '{crew} {count|0 ne pioche aucune carte|one pioche # carte|other pioche # cartes}.',
  'events.cardsSeen': 'Sous le sceau du secret : {cards}.',
  'events.cardDiscarded': '{crew} défausse {card}.',
  'events.deckShuffled':
    'La défausse, mélangée, devient une nouvelle pioche de {count|one # carte|other # cartes}.',
  'events.bagRefilled':
    'Le sac est vide ; {count|one # tuile sortie du jeu y retourne|other # tuiles sorties du jeu y retournent}.',
  'events.repairBegun': '{crew} ouvre le capot pour une réparation.',
  'events.partFitted': '{crew} emploie {card} : {gains}.',
  'events.partFitted.bought': '{crew} achète une pièce pour {francs} F : {gains}.',
  'events.driveBegun': '{crew} prend la route : un trajet de {spaces|one # case|other # cases} au plus.',
  'events.tileUncovered': 'Territoire inconnu {at} : {crew} découvre une tuile ({tile}).',
  'events.lineTaken':
    '{crew} prend {line} pour {francs} F{cards|0 |one , avec # carte transport|other , avec # cartes transport}.',
  'events.dangerMet': '{crew} emploie {shield} et écarte le danger {at}.',
  'events.spaceEntered': '{crew} entre {into} : {price}.',
  'events.spaceEntered.free': '{crew} entre {into} sans rien payer.',
  'events.damageTaken': 'Dégâts pour {crew} : {losses}.',
  'events.turnedBack': '{crew} n’entre pas {into} et recule ; le trajet est terminé.',
  'events.stopIgnored': 'Le symbole stop n’arrête pas {crew}.',
  'events.stopped': 'Symbole stop : le trajet de {crew} se termine {at}.',
  'events.brokeDown': 'Panne ! Le moteur de {crew} est à 0.',
  'events.cityEntered':
    '{crew} fait étape à {city}{cards|0 |one , qui offre # carte|other , qui offre # cartes}.',
  'events.levelReached': '{crew} est à la case {level} de la piste de progression.',
  'events.crewTargeted': 'Danger ! {crew} lance {card} contre {target}.',
  'events.tilesTargeted': 'Danger ! {crew} envoie {card} sur {places}.',
  'events.cardStopped': '{by} emploie {shield} et arrête {crew} : la carte {card} reste sans effet.',
  'events.tilesRemoved': '{crew} retire {count|one # tuile|other # tuiles} du jeu : {tiles}.',
  'events.tilesSwapped': '{crew} échange deux tuiles. Les voici à leur nouvelle place : {tiles}.',
  'events.tileThere': '{tile} {at}',
  'events.crewArrived':
    'Arrivée ! {crew} atteint {city} en {place|1 première|2 deuxième|3 troisième|4 quatrième|other #e} position.',
  'events.orderChanged': 'Nouvel ordre du tour : {order}.',
  'events.bonusPaid': 'Prime de progression pour {crew} : {francs} F.',
  'events.raceEnded': 'La course s’achève au tour {turn}. Victoire de {crew} !',
  'events.raceEnded.none':
    'La course s’achève au tour {turn}. Aucun équipage n’est arrivé, et personne ne gagne.',
});
