import { translationOf } from '../../text.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals = translationOf<typeof english>()({
  'refusals.unknown': 'Ce n’est pas possible maintenant.',

  'refusals.seat.spectator': 'Les spectateurs regardent, ils ne jouent pas.',
  'refusals.race.over': 'La course est finie.',
  'refusals.crew.arrived': 'L’équipage est arrivé : sa course est finie.',
  'refusals.crew.ready': 'Le plan est déjà fait. Pour le modifier, il faut d’abord le reprendre.',
  'refusals.crew.passed': 'L’équipage a passé : plus de séquence pendant ce tour.',
  'refusals.crew.done': 'Plus d’assistant : l’équipage en a fini avec cette phase.',
  'refusals.turn.other': 'Pas maintenant : c’est à {crew} de jouer.',
  'refusals.turn.discarding': 'Pas encore : {crew} doit d’abord défausser.',
  'refusals.window.answered': 'La réponse est déjà donnée.',
  'refusals.window.notAsked': 'Une carte danger est en jeu, et cet équipage n’a pas à y répondre.',
  'refusals.window.notAShield': '{card} : cette carte n’arrête pas une carte danger.',

  'refusals.choose.taken': 'Ce véhicule est déjà pris : {team}.',
  'refusals.take.notThere': '{card} : cette carte n’est pas parmi celles offertes.',

  'refusals.expected.setup': 'Il faut d’abord choisir un véhicule.',
  'refusals.expected.bivouac': 'Il faut prendre une des cartes offertes ; personne ne peut refuser.',
  'refusals.expected.plan': 'Il faut d’abord placer les cinq assistants.',
  'refusals.expected.hold': 'Il faut d’abord choisir laquelle des {tiles} tuiles poser.',
  'refusals.expected.place': 'Il faut d’abord poser cette tuile : {tile}.',
  'refusals.expected.repair':
    'La réparation n’est pas finie : employer des pièces ({price} F l’une à l’achat, ici) ou terminer.',
  'refusals.expected.drive':
    'Le trajet n’est pas fini : entrer sur une case (il en reste {spaces}) ou s’arrêter.',
  'refusals.expected.entry': 'Il faut d’abord régler ce que demande {place}.',
  'refusals.expected.halt': 'À un symbole stop, on s’arrête ou on joue une carte guide.',
  'refusals.expected.split': 'Il faut d’abord répartir les dégâts ({amount}).',
  'refusals.expected.hand':
    'La main dépasse sa limite de {chassis} : il faut d’abord défausser {excess|one # carte|other # cartes}.',
  'refusals.expected.tracking': 'Il faut d’abord défausser une des {drawn} cartes piochées.',
  'refusals.expected.target': '{card} : il faut d’abord choisir l’équipage visé.',
  'refusals.expected.pick': '{card} : il faut d’abord choisir les tuiles visées.',
  'refusals.expected.window': '{card} : l’arrêter avec un garde ou une carte milice, ou décliner.',

  'refusals.misplaced.choose': 'Les véhicules sont déjà choisis.',
  'refusals.misplaced.take': 'C’est au bivouac que l’on prend les cartes offertes.',
  'refusals.misplaced.plan': 'Les plans sont révélés : plus aucun assistant ne change de poste.',
  'refusals.misplaced.lay': 'Aucune tuile à poser. Il faut d’abord envoyer un éclaireur.',
  'refusals.misplaced.drive': 'Aucun trajet en cours. Il faut d’abord en commencer un.',
  'refusals.misplaced.repair': 'Aucune réparation en cours. Il faut d’abord en commencer une.',
  'refusals.misplaced.price': 'Il n’y a pas de coût à payer.',
  'refusals.misplaced.decline': 'Il n’y a pas de carte danger à laquelle répondre.',
  'refusals.misplaced.split': 'Il n’y a pas de dégâts à répartir.',
  'refusals.misplaced.discard': 'La main respecte sa limite : rien à défausser.',
  'refusals.misplaced.target': 'Il faut d’abord jouer une carte danger, puis choisir sa cible.',

  'refusals.fuel.afterCard': 'L’essence s’achète tout au début d’une séquence, pas après.',
  'refusals.fuel.whileDriving': 'Pas d’achat d’essence pendant un trajet.',
  'refusals.fuel.nothing': 'Il faut acheter au moins 1 niveau d’essence, ou rien du tout.',
  'refusals.fuel.tankFull':
    'C’est plus que n’en contient la jauge : l’essence est à {petrol}, le maximum est {max}.',
  'refusals.fuel.tooPoor': 'Cela coûte {price} F ; il n’y a que {francs} F en caisse.',

  'refusals.assistant.none': 'Plus d’assistant sur {box}.',
  'refusals.wait.funding':
    'Les assistants du financement n’attendent pas : ils lèvent des fonds, tous ensemble.',
  'refusals.lay.noTiles': 'Il n’y a plus de tuile à piocher.',
  'refusals.lay.noFreeSpace': 'Aucune case libre n’est reliée au véhicule.',
  'refusals.lay.notDrawn': 'Cette tuile n’a pas été piochée : {tile}.',
  'refusals.lay.onCity': 'Une ville ne reçoit jamais de tuile, et {city} en est une.',
  'refusals.lay.notConnected': 'Pas reliée au véhicule : {place}.',
  'refusals.lay.underVehicle': 'Un véhicule se trouve {at}.',
  'refusals.lay.taken': 'Une tuile est déjà posée {at}.',
  'refusals.draw.noCards': 'Il n’y a plus de carte à piocher.',
  'refusals.clear.notNear': 'Pas voisine du véhicule : {place}.',
  'refusals.clear.noTile': 'Il n’y a pas de tuile {at}.',
  'refusals.clear.underVehicle': 'Un véhicule se trouve sur cette tuile, {at}.',

  'refusals.repair.nothingWorn': 'Moteur et châssis sont au maximum.',
  'refusals.repair.noParts':
    'Aucune pièce en main, et en acheter une coûte {price} F ici ; il n’y a que {francs} F en caisse.',
  'refusals.repair.noPart': '{card} : cette carte ne répare rien.',
  'refusals.repair.tooPoor': 'Une pièce coûte {price} F ici ; il n’y a que {francs} F en caisse.',
  'refusals.repair.engineFull': 'C’est trop pour le moteur ; son maximum est {max}.',
  'refusals.repair.chassisFull': 'C’est trop pour le châssis ; son maximum est {max}.',
  'refusals.repair.wrongSum': 'Il faut répartir exactement {levels|one # niveau|other # niveaux}.',
  'refusals.repair.cardMustRepair': 'Une carte mécanicien doit réparer quelque chose.',

  'refusals.drive.brokenDown': 'Le véhicule est en panne : il faut d’abord réparer le moteur.',
  'refusals.drive.noWay': 'Aucune case voisine n’est à la portée de l’équipage ; l’essence est à {petrol}.',
  'refusals.drive.cardMustDrive': 'Avec une carte pilote, il faut rouler.',
  'refusals.enter.notNear': 'Ne touche pas la case du véhicule : {place}.',
  'refusals.enter.cannotPour':
    'Un jerrican ne sert à payer que si l’on en tient un et que la jauge est pleine.',
  'refusals.enter.petrolShort': 'Cela coûte {needed} d’essence ; il en reste {left}.',
  'refusals.enter.mechanicsShort':
    'Cela coûte {needed|one # dégât|other # dégâts} ; moteur et châssis n’ont plus que {left|one # niveau|other # niveaux} à eux deux.',
  'refusals.entry.canBePaid': 'L’équipage a de quoi payer cette case : il doit la payer.',
  'refusals.entry.nothingToCover': 'Il ne reste pas d’essence à payer, et la jauge est pleine.',
  'refusals.line.onlyFromStart': 'Une ligne ne se prend que dans la ville où commence le trajet.',
  'refusals.line.notHere': 'Cette ligne ne part pas d’ici : {line}.',
  'refusals.line.cardsMissing':
    'Pas de quoi jouer {cards|one # carte transport|other # cartes transport} ; il y en a {held} en main.',
  'refusals.line.cardsWasted':
    '{cards|one # carte transport|other # cartes transport} : c’est plus que le tarif n’en demande.',
  'refusals.line.tooPoor': 'Le tarif est de {price} F ; il n’y a que {francs} F en caisse.',

  'refusals.guard.none': 'Il ne reste plus de garde.',
  'refusals.guard.noDanger': 'Il n’y a pas de danger à écarter.',
  'refusals.guard.onlyDefends': 'L’équipage a passé : ses gardes ne servent plus qu’à la défense.',
  'refusals.split.tooMuch': 'Il n’y a que {amount|one # dégât|other # dégâts} à répartir.',
  'refusals.split.engineShort': 'Le moteur n’a plus que {left|one # niveau|other # niveaux}.',
  'refusals.split.chassisShort': 'Le châssis n’a plus que {left|one # niveau|other # niveaux}.',
  'refusals.target.self': 'On ne peut pas viser son propre équipage.',
  'refusals.target.arrived': '{crew} : équipage arrivé, donc à l’abri.',
  'refusals.target.nothingLeft': '{crew} n’a plus rien à perdre : moteur et châssis sont à 0.',
  'refusals.pick.noTile': 'Il n’y a pas de tuile {at}.',
  'refusals.pick.underVehicle': 'Un véhicule se trouve sur cette tuile, {at}.',
  'refusals.pick.same': 'Cette tuile est déjà choisie.',
  'refusals.pick.alike': 'Les deux tuiles ont le même coût : les échanger ne changerait rien.',

  'refusals.card.notHeld': '{card} : cette carte n’est pas en main.',
  'refusals.card.tankFull': '{card} : la jauge d’essence est pleine.',
  'refusals.card.noTiles': '{card} : il n’y a pas de tuile à retirer.',
  'refusals.card.noTwoTiles': '{card} : il n’y a pas deux tuiles différentes à échanger.',
  'refusals.card.nobodyToHurt': 'Un saboteur ne peut nuire à aucun équipage.',
  'refusals.card.beforeAssistant': '{card} : seulement à l’étape 2 de sa propre séquence, avant l’assistant.',
  'refusals.card.withDrive': '{card} : seulement avec un trajet, au bon moment.',
  'refusals.card.withRepair': '{card} : seulement avec une réparation.',
  'refusals.card.anyTime': '{card} : sans effet à cet instant.',
  'refusals.card.noAssistant': 'Une carte de l’étape 2 demande un assistant, et il n’en reste plus.',
  'refusals.tracking.notDrawn': '{card} : cette carte ne vient pas d’être piochée.',

  'refusals.undo.horizon':
    'Cette réponse ne peut plus être reprise : elle a révélé quelque chose, fait appel au hasard ou touché un autre équipage, ou quelqu’un a répondu depuis.',
  'refusals.record.otherGame': 'Ce fichier contient un autre jeu : {game}.',
  'refusals.record.otherRules':
    'Cette course s’est jouée avec la version {version} des règles ; cette édition en a une autre.',
  'refusals.record.commitment': 'La graine de ce fichier n’est pas celle avec laquelle la course a commencé.',
  'refusals.record.noAnswer': 'La ligne {line} du fichier n’est pas une réponse de ce jeu.',
  'refusals.record.illegal': 'La ligne {line} du fichier enfreint une règle.',
  'refusals.record.differs':
    'Après la ligne {line}, le fichier mène à une autre position que celle qu’il indique.',
  'refusals.record.notJson': 'Le fichier est illisible ; il est peut-être tronqué.',
  'refusals.record.notARecord': 'Ce fichier n’est pas l’enregistrement d’une course.',
  'refusals.record.newer': 'Le fichier vient d’une édition plus récente (format {format}).',
  'refusals.save.notJson': 'La course sauvegardée est illisible ; le fichier est peut-être tronqué.',
  'refusals.save.notASave': 'Ce fichier n’est pas une course sauvegardée.',
  'refusals.save.otherForm': 'La course a été sauvegardée par une autre édition.',
  'refusals.save.otherGame': 'Ce fichier contient un autre jeu.',
  'refusals.save.otherRules': 'La course a été sauvegardée avec une autre version des règles.',
  'refusals.save.damaged': 'La course sauvegardée est abîmée.',
});
