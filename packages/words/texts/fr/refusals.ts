import { translationOf } from '../../text.ts';
import type { refusals as English } from '../en/refusals.ts';

export const refusals = translationOf<typeof English>()({
  'refusals.unknown': 'Ce n’est pas possible maintenant.',

  'refusals.seat.spectator': 'Vous regardez. Seuls les joueurs peuvent faire cela.',
  'refusals.race.over': 'La course est finie.',
  'refusals.crew.arrived': 'Votre équipage est arrivé : sa course est finie.',
  'refusals.crew.ready': 'Votre plan est confirmé. Annulez-le si vous voulez le changer.',
  'refusals.crew.passed': 'Vous avez passé : plus de séquence pour vous ce tour-ci.',
  'refusals.crew.done': 'Tous vos assistants sont dépensés. Cette phase est finie pour vous.',
  'refusals.turn.other': 'C’est à {crew} de jouer.',
  'refusals.turn.discarding': 'Pas encore : {crew} doit d’abord se défausser.',
  'refusals.window.answered': 'Vous avez déjà répondu.',
  'refusals.window.notAsked': 'Patientez : une carte danger est en cours, et vous ne pouvez pas y réagir.',
  'refusals.window.notAShield':
    '{card} : cette carte ne contre pas une carte danger. Utilisez un garde ou une carte milice.',

  'refusals.choose.taken': 'Ce véhicule est déjà pris : {team}.',
  'refusals.take.notThere': '{card} : cette carte n’est pas proposée.',

  'refusals.expected.setup': 'Choisissez d’abord un véhicule.',
  'refusals.expected.bivouac': 'Prenez une des cartes proposées. Vous ne pouvez pas refuser.',
  'refusals.expected.plan': 'Placez d’abord vos cinq assistants.',
  'refusals.expected.hold': 'Choisissez d’abord la tuile à poser (il en reste {tiles}).',
  'refusals.expected.place': 'Posez d’abord cette tuile : {tile}.',
  'refusals.expected.repair':
    'Vous réparez. Utilisez une pièce (elle coûte {price} F ici) ou terminez d’abord la réparation.',
  'refusals.expected.drive':
    'Vous roulez. Entrez sur une case ({spaces|one # restante|other # restantes}) ou arrêtez-vous d’abord.',
  'refusals.expected.entry': 'Décidez d’abord comment payer {place}.',
  'refusals.expected.halt': 'À un symbole stop, arrêtez-vous ou jouez une carte guide.',
  'refusals.expected.split': 'Répartissez d’abord {amount|one # dégât|other # dégâts}.',
  'refusals.expected.hand':
    'Votre limite de main est de {chassis}. Défaussez d’abord {excess|one # carte|other # cartes}.',
  'refusals.expected.tracking':
    'Vous avez pioché {drawn|one # carte|other # cartes}. Défaussez-en d’abord une.',
  'refusals.expected.target': '{card} : choisissez d’abord l’équipage visé.',
  'refusals.expected.pick': '{card} : choisissez d’abord les tuiles.',
  'refusals.expected.window':
    '{card} : contrez cette carte avec un garde ou une carte milice, ou laissez faire.',

  'refusals.misplaced.choose': 'Les véhicules sont déjà choisis.',
  'refusals.misplaced.take': 'Vous ne pouvez prendre les cartes proposées que pendant le bivouac.',
  'refusals.misplaced.plan': 'Les plans sont révélés. Les assistants ne changent plus de poste.',
  'refusals.misplaced.lay': 'Vous n’avez pas de tuile à poser. Jouez d’abord un éclaireur.',
  'refusals.misplaced.drive': 'Vous ne roulez pas. Commencez d’abord un trajet.',
  'refusals.misplaced.repair': 'Vous ne réparez pas. Commencez d’abord une réparation.',
  'refusals.misplaced.price': 'Il n’y a rien à payer maintenant.',
  'refusals.misplaced.decline': 'Il n’y a pas de carte danger à contrer.',
  'refusals.misplaced.split': 'Il n’y a pas de dégâts à répartir.',
  'refusals.misplaced.discard': 'Votre main ne dépasse pas sa limite : il n’y a rien à défausser.',
  'refusals.misplaced.target': 'Jouez d’abord une carte danger, puis choisissez sa cible.',

  'refusals.fuel.afterCard':
    'L’essence s’achète avant tout le reste. Annulez la carte, ou attendez votre prochaine séquence.',
  'refusals.fuel.whileDriving':
    'Vous ne pouvez pas acheter d’essence pendant un trajet. Achetez-en au début d’une séquence.',
  'refusals.fuel.nothing': 'Choisissez au moins 1 niveau d’essence.',
  'refusals.fuel.tankFull': 'C’est trop : votre essence est à {petrol}, et le maximum est de {max}.',
  'refusals.fuel.tooPoor': 'Cela coûte {price} F ; vous avez {francs} F.',

  'refusals.assistant.none': 'Vous n’avez plus d’assistant {box:on}.',
  'refusals.wait.funding':
    'Les assistants du financement ne peuvent pas attendre : ils collectent de l’argent ensemble.',
  'refusals.lay.noTiles': 'Il n’y a plus de tuile à piocher.',
  'refusals.lay.noFreeSpace': 'Aucune case libre n’est reliée à votre véhicule.',
  'refusals.lay.notDrawn': 'Vous n’avez pas pioché cette tuile : {tile}.',
  'refusals.lay.onCity': 'Vous ne pouvez pas poser de tuile sur une ville ({city}).',
  'refusals.lay.notConnected':
    'Pas reliée à votre véhicule : {place}. Posez les tuiles à côté de lui, ou reliées à lui par des tuiles et des villes.',
  'refusals.lay.underVehicle': 'Vous ne pouvez pas poser de tuile sous un véhicule : il y en a un {at}.',
  'refusals.lay.taken': 'Il y a déjà une tuile {at}.',
  'refusals.draw.noCards': 'Il n’y a plus de carte à piocher.',
  'refusals.clear.notNear':
    'Pas à côté de votre véhicule : {place}. Un garde ne retire qu’une tuile voisine.',
  'refusals.clear.noTile': 'Il n’y a pas de tuile {at}.',
  'refusals.clear.underVehicle': 'La tuile {at} est sous un véhicule : vous ne pouvez pas la retirer.',

  'refusals.repair.nothingWorn': 'Rien à réparer : le moteur et le châssis sont au maximum.',
  'refusals.repair.noParts':
    'Vous n’avez pas de pièce, et en acheter une coûte {price} F ici ; vous avez {francs} F.',
  'refusals.repair.noPart': '{card} : vous ne pouvez pas réparer avec cette carte.',
  'refusals.repair.tooPoor': 'Une pièce coûte {price} F ici ; vous avez {francs} F.',
  'refusals.repair.engineFull': 'C’est trop pour le moteur : son maximum est de {max}.',
  'refusals.repair.chassisFull': 'C’est trop pour le châssis : son maximum est de {max}.',
  'refusals.repair.wrongSum':
    'Répartissez exactement {levels|one # niveau|other # niveaux} entre le moteur et le châssis.',
  'refusals.repair.cardMustRepair': 'Réparez d’abord quelque chose avec la carte mécanicien.',

  'refusals.drive.brokenDown': 'Votre véhicule est en panne. Réparez d’abord le moteur.',
  'refusals.drive.noWay': 'Vous ne pouvez payer aucune case voisine ; votre essence est à {petrol}.',
  'refusals.drive.cardMustDrive': 'Avancez d’abord d’au moins une case avec la carte pilote.',
  'refusals.enter.notNear': 'Choisissez une case voisine de votre véhicule. Celle-ci ne l’est pas : {place}.',
  'refusals.enter.cannotPour':
    'Pour payer avec un jerrican, vous devez en avoir un en main et avoir le réservoir plein.',
  'refusals.enter.petrolShort': 'Cela coûte {needed} essence ; vous en avez {left}.',
  'refusals.enter.mechanicsShort':
    'Cela coûte {needed|one # dégât|other # dégâts} ; il vous reste {left|one # niveau|other # niveaux} de moteur et de châssis.',
  'refusals.entry.canBePaid': 'Vous pouvez payer cette case : vous devez donc la payer.',
  'refusals.entry.nothingToCover':
    'Il n’y a plus d’essence à payer et votre réservoir est plein : un jerrican n’aurait aucun effet.',
  'refusals.line.onlyFromStart':
    'Vous ne pouvez prendre un bateau ou un zeppelin que dans la ville où commence le trajet.',
  'refusals.line.notHere': 'Vous ne pouvez pas embarquer ici : {line}.',
  'refusals.line.cardsMissing':
    'Il faut {cards|one # carte transport|other # cartes transport} ; vous en avez {held}.',
  'refusals.line.cardsWasted':
    'C’est trop : {cards|one # carte transport vaut|other # cartes transport valent} plus que le coût. Jouez-en moins.',
  'refusals.line.tooPoor': 'Cela coûte {price} F ; vous avez {francs} F.',

  'refusals.guard.none': 'Vous n’avez plus de garde.',
  'refusals.guard.noDanger': 'Il n’y a pas de danger à écarter.',
  'refusals.guard.onlyDefends': 'Vous avez passé : vos gardes ne peuvent plus que vous défendre.',
  'refusals.split.tooMuch': 'Il n’y a que {amount|one # dégât|other # dégâts} à répartir.',
  'refusals.split.engineShort': 'Le moteur n’a plus que {left|one # niveau|other # niveaux}.',
  'refusals.split.chassisShort': 'Le châssis n’a plus que {left|one # niveau|other # niveaux}.',
  'refusals.target.self': 'Vous ne pouvez pas viser votre propre équipage.',
  'refusals.target.arrived': '{crew} est à l’arrivée, hors d’atteinte.',
  'refusals.target.nothingLeft': '{crew} n’a plus rien à perdre : le moteur et le châssis sont à 0.',
  'refusals.pick.noTile': 'Il n’y a pas de tuile {at}.',
  'refusals.pick.underVehicle': 'La tuile {at} est sous un véhicule. Choisissez-en une autre.',
  'refusals.pick.same': 'Vous avez déjà choisi cette tuile. Choisissez-en une autre.',
  'refusals.pick.alike':
    'Les deux tuiles ont le même coût : les échanger ne changerait rien. Choisissez-en une autre.',

  'refusals.card.notHeld': '{card} : vous n’avez pas cette carte.',
  'refusals.card.tankFull': '{card} : votre réservoir est déjà plein.',
  'refusals.card.noTiles': '{card} : il n’y a pas de tuile à retirer.',
  'refusals.card.noTwoTiles': '{card} : il n’y a pas deux tuiles différentes à échanger.',
  'refusals.card.nobodyToHurt': 'Il n’y a aucun équipage qu’un saboteur puisse viser.',
  'refusals.card.beforeAssistant': '{card} : seulement dans votre séquence, avant de jouer un assistant.',
  'refusals.card.withDrive': '{card} : seulement pendant un trajet, quand cette carte a un effet.',
  'refusals.card.withRepair': '{card} : seulement pendant une réparation.',
  'refusals.card.anyTime': '{card} : cette carte n’aurait aucun effet maintenant.',
  'refusals.card.noAssistant':
    'Pour jouer cette carte, il vous faut encore un assistant, et les vôtres sont dépensés.',
  'refusals.tracking.notDrawn': '{card} : cette carte n’est pas parmi celles que vous venez de piocher.',

  'refusals.undo.over': 'La partie est terminée : plus rien ne peut être annulé.',
  'refusals.undo.horizon':
    'Vous ne pouvez plus annuler ce coup : il a révélé quelque chose, fait appel au hasard, touché un autre équipage, ou quelqu’un a répondu depuis.',
  'refusals.record.otherGame': 'Ce fichier vient d’un autre jeu : {game}.',
  'refusals.record.otherRules':
    'Cette course utilise la version {version} des règles, qui n’est pas prise en charge ici.',
  'refusals.record.commitment': 'La graine de ce fichier n’est pas celle du départ de la course.',
  'refusals.record.noAnswer': 'La ligne {line} du fichier n’est pas un coup valide.',
  'refusals.record.illegal': 'La ligne {line} du fichier enfreint une règle.',
  'refusals.record.fork': 'Vous ne pouvez pas repartir de ce moment.',
  'refusals.record.differs':
    'Après la ligne {line}, le fichier mène à une autre position que celle qu’il a enregistrée.',
  'refusals.record.unreachable': 'La course enregistrée n’a pas pu être chargée.',
  'refusals.study.notANotebook': 'Ce fichier ne contient aucune variante.',
  'refusals.study.badLink': 'Ce lien est abîmé ou incomplet. Rien n’a été modifié.',
  'refusals.study.otherRace': 'Ces variantes viennent d’une autre course.',
  'refusals.study.hidden': 'Ces variantes montrent des cartes encore secrètes ici.',
  'refusals.study.impossible': 'Une de ces variantes ne peut pas être jouée.',
  'refusals.study.full': 'Un carnet contient au plus 200 actions.',
  'refusals.position.notAPosition': 'Ce n’est pas une position de course.',
  'refusals.position.impossible': 'Aucune course ne peut mener à cette position.',
  'refusals.record.notJson': 'Le fichier est illisible. Il est peut-être incomplet.',
  'refusals.record.notARecord': 'Ce fichier n’est pas une course enregistrée.',
  'refusals.record.newer': 'Le fichier vient d’une version plus récente (format {format}).',
  'refusals.record.options': 'Le fichier utilise une option que cette version ne connaît pas : {option}.',
  'refusals.record.players': 'Le fichier ne dit pas qui joue quel équipage.',
  'refusals.table.unknown': 'Cette course n’est pas enregistrée sur cet appareil.',
  'refusals.table.damaged':
    'Impossible d’ouvrir cette course : son enregistrement est endommagé ou vient d’une autre version.',
  'refusals.table.stale': 'Cette course a avancé dans un autre onglet. Regardez la table, puis réessayez.',
  'refusals.table.noAnswer': 'Cette réponse n’est pas valide ici.',
  'refusals.save.notJson': 'La course enregistrée est illisible. Le fichier est peut-être incomplet.',
  'refusals.save.notASave': 'Ce fichier n’est pas une course enregistrée.',
  'refusals.save.otherForm': 'La course a été enregistrée avec une version différente.',
  'refusals.save.otherGame': 'Ce fichier vient d’un autre jeu.',
  'refusals.save.otherRules': 'La course a été enregistrée avec une autre version des règles.',
  'refusals.save.damaged': 'La course enregistrée est endommagée.',

  'refusals.way.tooFar': 'Trop loin : ce trajet peut faire {spaces|one # case|other # cases} au plus.',
  'refusals.way.thirsty': 'Il faut au moins {needed} essence pour y aller ; vous en avez {left}.',
  'refusals.way.tooDear':
    'Tous les chemins coûtent plus que ce que vous avez : {petrol} essence et {mechanics|one # niveau|other # niveaux} de moteur et de châssis.',
  'refusals.way.stopped':
    'Sur tous les chemins, un symbole stop met fin au trajet. Seul un guide permet de continuer.',

  'refusals.net.stale': 'La partie a avancé. Regardez la table, puis réessayez.',
  'refusals.net.otherWrote': 'Quelqu’un a été plus rapide. La table est à jour.',
  'refusals.net.notYourSeat': 'Ce n’est pas votre place.',
  'refusals.net.seatTaken': 'Quelqu’un occupe déjà cette place.',
  'refusals.net.noSeat': 'Cette table n’a pas cette place.',
  'refusals.net.notHost': 'Seul l’hôte peut faire cela.',
  'refusals.net.clockDecides': 'Dans cette course, seule la pendule confie une place à un bot.',
  'refusals.net.sentAway': 'L’hôte vous a renvoyé de cette table.',
  'refusals.net.fewSeats': 'Il faut une place pour tous ceux qui sont assis ici.',
  'refusals.net.firstTurnOnly':
    'Une course ne s’annule qu’au premier tour. Ensuite, tout le monde doit être d’accord.',
  'refusals.net.noHoliday': 'Il ne vous reste pas autant de jours de congé.',
  'refusals.net.isHere': 'Ce joueur est à la table et garde sa place.',
  'refusals.net.justLeft':
    'Cette personne était là il y a moins de deux minutes. Laissez-lui le temps de revenir.',
  'refusals.net.nobodyToAgree':
    'Cette course compte pour le classement et personne d’autre n’est là pour donner son accord : impossible de revenir aussi loin.',
  'refusals.net.otherHand':
    'Vous avez déjà eu une autre main dans cette partie, et personne ne doit en connaître deux.',
  'refusals.net.notBegun': 'La partie n’a pas encore commencé.',
  'refusals.net.begun': 'La partie a déjà commencé.',
  'refusals.net.notOver': 'La partie n’est pas encore finie.',
  'refusals.net.isOver': 'La partie est déjà finie.',
  'refusals.net.noProposal': 'Cette proposition n’est plus valable.',
  'refusals.net.nothingThere': 'Il n’y a rien à quoi revenir.',
  'refusals.net.malformed': 'Le serveur n’a pas compris. Rechargez la page.',
  'refusals.net.noAnswer': 'Ce n’est pas un coup valide dans ce jeu.',
  'refusals.net.protocol': 'La page et le serveur n’ont pas la même version. Rechargez la page.',
  'refusals.net.tooFast': 'Trop de demandes. Patientez un instant.',
  'refusals.net.full': 'Vous avez trop de tables ouvertes. Quittez-en une d’abord.',
  'refusals.net.unknownTable': 'Table introuvable. Vérifiez que le lien est complet.',
  'refusals.net.unknownBug':
    'Signalement introuvable, ou sa table a été supprimée. Vérifiez que le lien est complet.',
  'refusals.net.tableGone': 'Cette table a été supprimée : sa course est finie depuis longtemps.',
  'refusals.net.unknownToken': 'Le serveur ne connaît plus cet appareil.',
  'refusals.net.unknownCode': 'Ce code est incorrect ou a expiré.',
  'refusals.net.unknownPlayer': 'Joueur introuvable. Vérifiez que le lien est complet.',
  'refusals.net.helloFirst': 'La connexion n’est pas encore prête. Patientez un instant.',
  'refusals.net.signInFailed': 'Identifiant ou mot de passe incorrect.',
  'refusals.net.badPasskey': 'Cette clé d’accès n’appartient à aucun compte ici.',
  'refusals.net.manyPasskeys': 'Vous pouvez avoir dix clés d’accès. Supprimez-en une d’abord.',
  'refusals.net.badLogin': 'L’identifiant doit avoir au moins trois caractères.',
  'refusals.net.loginTaken': 'Cet identifiant est déjà pris. Choisissez-en un autre.',
  'refusals.net.weakPassword':
    'Le mot de passe doit avoir au moins dix caractères et différer de l’identifiant.',
  'refusals.net.proveFirst': 'Confirmez d’abord votre identité.',
  'refusals.net.lastWayIn': 'C’est le seul accès à votre compte. Ajoutez-en un autre d’abord.',
  'refusals.net.unknownCup': 'Coupe introuvable. Vérifiez que le lien est complet.',
  'refusals.net.manyCups':
    'Vous avez trois coupes qui ne sont pas terminées. Attendez la fin de l’une d’elles.',
  'refusals.net.cupTooSoon': 'Laissez au moins dix secondes pour s’inscrire.',
  'refusals.net.cupBegun': 'Cette coupe a commencé. Seuls les inscrits d’avant peuvent revenir.',
  'refusals.net.cupOver': 'Cette coupe est terminée.',
  'refusals.net.cupFull': 'Cette coupe est complète.',
  'refusals.net.notInCup': 'Vous n’êtes pas inscrit à cette coupe.',
  'refusals.net.notCupHost': 'Seule la personne qui a ouvert la coupe peut faire cela.',
  'refusals.net.noPrograms':
    'Les coupes sont réservées aux personnes : un compte de robot ne peut ni y entrer ni en ouvrir.',
  'refusals.net.cupDecides':
    'À cette table, c’est la coupe qui décide : les places, le départ et la pendule.',
  'refusals.net.shutTable':
    'Toutes les tables de cette manche font la même route. Celle-ci s’ouvrira quand toutes seront arrivées.',
  'refusals.net.unknownClub': 'Club introuvable. Il n’existe peut-être plus, ou le lien est incomplet.',
  'refusals.net.clubNamed': 'Un club porte ce nom ou un nom trop semblable. Choisissez-en un autre.',
  'refusals.net.manyClubs':
    'Vous êtes dans autant de clubs que possible, ou en avez fondé trois. Quittez-en d’abord un.',
  'refusals.net.clubFull': 'Ce club est complet.',
  'refusals.net.barred': 'Vous ne pouvez pas revenir dans ce club.',
  'refusals.net.noBotsInClubs':
    'Les clubs sont réservés aux personnes : un compte de robot ne peut ni y entrer ni en fonder.',
  'refusals.net.notInClub': 'Seuls les membres du club peuvent faire cela.',
  'refusals.net.notOfficer': 'Seuls le fondateur et les officiers du club peuvent faire cela.',
  'refusals.net.notFounder': 'Seul le fondateur du club peut faire cela.',
  'refusals.net.notItsMember': 'Cette personne n’est pas, ou plus, dans une situation qui le permette.',
  'refusals.net.clubDecides': 'Seuls les membres du club s’assoient ici ou s’inscrivent à ses coupes.',
  'refusals.net.noWords': 'Seuls les joueurs de la table peuvent écrire librement.',
  'refusals.net.wordsOff': 'Vous avez désactivé les messages libres.',
  'refusals.net.phrasesOnly': 'Cette table n’autorise que les phrases rapides.',
  'refusals.net.unreadWords':
    'Les tables publiques de ce serveur n’autorisent que les phrases rapides, car personne ne lit les signalements.',
  'refusals.net.silenced': 'Vous ne pouvez pas écrire pour le moment. Les phrases rapides restent possibles.',
  'refusals.net.noReports': 'Personne ne lit les signalements sur ce serveur.',
  'refusals.net.noSuchLine': 'Ce message ou ce joueur ne peut pas être signalé.',
  'refusals.net.manyReports': 'Vous avez envoyé assez de signalements pour le moment. Ils seront lus.',
  'refusals.net.notAdministrator': 'Seuls les administrateurs peuvent faire cela.',
  'refusals.net.unknownReport': 'Cela n’existe plus.',
  'refusals.net.settled': 'Un autre administrateur s’en est déjà chargé.',
  'refusals.net.removed': 'Ce message est déjà retiré.',
  'refusals.net.nameHeld':
    'Un administrateur vous a donné ce nom. Vous ne pouvez pas le changer pour le moment.',
  'refusals.net.unknownPerson': 'Cette personne n’est plus connue ici.',
  'refusals.net.notAdministrators': 'Cette personne administre le serveur. Seul l’hébergeur peut faire cela.',
  'refusals.net.banned': 'L’accès à ce serveur vous est interdit.',
  'refusals.net.bannedUntil': 'L’accès à ce serveur vous est interdit jusqu’au {until}.',
  'refusals.net.heldAddress':
    'Une personne exclue utilise cette adresse : aucun nouvel invité ne peut commencer ici aujourd’hui. Connectez-vous à votre compte pour jouer.',
  'refusals.net.notKept': 'Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez dans un instant.',
  'refusals.net.tableBroken':
    'Un problème est survenu à cette table : elle est fermée pour le moment. La course est enregistrée ; réessayez dans quelques minutes.',
  'refusals.net.option': 'Une table ne peut pas être créée ainsi : {option}.',
  'refusals.net.noMail': 'Ce serveur n’envoie pas d’e-mails.',
  'refusals.net.noMailAddress': 'Cette adresse e-mail n’est pas valide.',
  'refusals.net.noPushService': 'Ce serveur ne prend pas en charge ce service de notifications.',
  'refusals.net.noSuchDay': 'Il n’y a pas d’expédition pour ce jour.',
  'refusals.net.otherDay': 'Cette journée est terminée. Essayez l’expédition d’aujourd’hui.',
  'refusals.net.itCounts':
    'Cette course compte pour le classement du jour : personne ne peut prendre le relais, et vous ne pouvez ni recommencer ni annuler ce qui a été révélé.',
  'refusals.net.sealed':
    'C’est l’expédition du jour d’un autre joueur. Tout le monde pourra la voir à la fin de la journée.',
  'refusals.net.away': 'Pas de connexion. Rien n’a été envoyé : réessayez une fois la connexion revenue.',

  'refusals.net.commonPassword':
    'Ce mot de passe figure sur les listes que les pirates essaient en premier. Choisissez-en un autre : une phrase entière convient bien.',
  'refusals.net.patternPassword':
    'Ce mot de passe suit un schéma, ou se réduit presque à votre nom. Choisissez-en un plus difficile à deviner : une phrase entière convient bien.',
  'refusals.net.wrongCode':
    'Ce code est incorrect ou a déjà servi. Attendez le prochain dans votre application.',
  'refusals.net.signInAgain': 'Trop de temps ou trop d’essais. Recommencez par votre mot de passe.',
  'refusals.net.secondFactorOn':
    'Une application d’authentification est déjà configurée. Désactivez-la d’abord.',
  'refusals.net.noSecondFactor': 'Aucune application d’authentification n’est configurée.',
  'refusals.net.unknownSession': 'Cet appareil n’est plus connecté.',
  'refusals.net.ownSession': 'C’est l’appareil que vous utilisez. Déconnectez-vous plutôt directement.',
  'refusals.net.elderSession':
    'Cet appareil a été ajouté avant celui-ci. Il ne peut être déconnecté que depuis lui-même.',
  'refusals.net.accountFirst': 'Les programmes demandent un compte. Créez-en un d’abord.',
  'refusals.net.manyTokens': 'Vous pouvez avoir vingt jetons. Mettez d’abord fin à l’un d’eux.',
  'refusals.net.manyBots': 'Vous pouvez avoir cinq comptes de robot. Supprimez-en un d’abord.',
  'refusals.net.unknownProgram': 'Ce programme ou ce compte de robot n’existe plus.',
  'refusals.net.scope': 'Ce jeton ne le permet pas : il lui manque « {scope} ».',
  'refusals.net.badName': 'Ce nom n’a aucun caractère visible. Choisissez-en un autre.',
  'refusals.net.apart': 'L’un de vous deux a bloqué l’autre.',
  'refusals.net.manyTies': 'Votre liste de joueurs est pleine. Retirez-en d’abord.',
  'refusals.net.reservedName': 'Ce nom est réservé. Choisissez-en un autre.',
  'refusals.net.secondFactorFirst':
    'Les administrateurs ont besoin d’une application d’authentification. Configurez-en d’abord une dans votre compte.',

  'refusals.campaign.notJson': 'Le fichier est illisible. Il est peut-être incomplet.',
  'refusals.campaign.notACampaign': 'Ce fichier n’est pas une campagne.',
  'refusals.campaign.newer': 'Le fichier vient d’une version plus récente (format {format}).',
  'refusals.campaign.stranger':
    'Le fichier contient quelque chose qui n’a pas sa place dans une campagne : {field}.',
  'refusals.campaign.name': 'Donnez à la campagne un nom de {most} caractères au plus.',
  'refusals.campaign.noRace': 'La course {race} du fichier n’en est pas une.',
  'refusals.campaign.way': 'La course {race} du fichier utilise un mode qui n’existe pas.',
  'refusals.campaign.options':
    'La course {race} utilise une option que cette version ne connaît pas : {option}.',
  'refusals.campaign.otherRival': 'La course {race} n’a pas été jouée contre le René de cette campagne.',
  'refusals.campaign.unfinished': 'La course {race} n’a été ni terminée ni abandonnée.',
  'refusals.campaign.race': 'La course {race} du fichier ne peut pas être rejouée.',
  'refusals.campaign.unknown': 'Cette campagne n’est pas enregistrée sur cet appareil.',
  'refusals.campaign.underWay':
    'Une course de cette campagne est encore en cours. Terminez-la ou abandonnez-la d’abord.',
  'refusals.campaign.noRaceOn': 'Aucune course de cette campagne n’est en cours.',
  'refusals.campaign.empty': 'Cette campagne n’a pas encore de course terminée.',
  'refusals.campaign.choice': 'Cette course ne peut pas se jouer ainsi : {option}.',
});
