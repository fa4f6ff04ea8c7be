import { translationOf } from '../../text.ts';
import type { learn as English } from '../en/learn.ts';

export const learn = translationOf<typeof English>()({
  'learn.title': 'Apprendre à jouer',
  'learn.aside': 'une courte course avec un moniteur, puis cinq exercices',
  'learn.race': 'Votre première course',
  'learn.race.how':
    'Les dernières étapes jusqu’au Cap contre un débutant, jouées pour de vrai en une dizaine de minutes. Le moniteur explique ce qu’on vous demande et pourquoi ; c’est vous qui décidez. Arrêtez quand vous voulez : la course est enregistrée.',
  'learn.begin': 'Commencer',
  'learn.anew': 'Recommencer',
  'learn.exercises': 'Cinq exercices',
  'learn.exercises.how':
    'chacun est une vraie position avec un but ; il y a plusieurs solutions, et vous pouvez essayer autant de fois que vous voulez',
  'learn.solved': 'Réussi',
  'learn.unsolved': 'Pas encore réussi',
  'learn.try': 'Essayer',
  'learn.failed': 'Ouverture impossible. {reason}',

  'learn.guide': 'Moniteur',
  'learn.step': 'étape {step} sur {of}',
  'learn.leave': 'Quitter',
  'learn.forward': 'Continuer',
  'learn.back': 'Revenir',
  'learn.show': 'Me montrer',
  'learn.deed.driven': 'rouler',
  'learn.deed.laid': 'poser des tuiles',
  'learn.deed.repaired': 'réparer',
  'learn.deed.danger': 'affronter un danger',
  'learn.deed.arrived': 'arriver',

  'learn.tell.you': 'Voici votre équipage : Delatour, dans l’autochenille bleu canard, à Élisabethville.',
  'learn.tell.goal': 'Votre but est Le Cap, la ville violette tout au sud.',
  'learn.tell.rival': 'Votre rival est Martinetti, dans l’autochenille orange, quatre niveaux derrière vous.',
  'learn.tell.bivouac':
    'Chaque tour commence par les cartes : chacun en prend une, le dernier dans l’ordre du tour d’abord.',
  'learn.tell.limit': 'Vous pouvez avoir en main autant de cartes que votre châssis a de niveaux.',
  'learn.tell.plan': 'Vous avez cinq assistants : leur place décide de ce que vous pourrez faire ce tour-ci.',
  'learn.tell.pathfinder': 'Un éclaireur pose des tuiles sur la carte, ou pioche une carte.',
  'learn.tell.mechanics': 'La mécanique roule ou répare : il faut un assistant par trajet ou par réparation.',
  'learn.tell.security': 'Un garde écarte un danger de la route, ou l’attaque d’un adversaire.',
  'learn.tell.funding': 'Le financement rapporte de quoi payer l’essence et les pièces.',
  'learn.tell.sequence':
    'Les plans sont révélés : les équipages agissent tour à tour, un assistant à la fois.',
  'learn.tell.tank': 'L’essence s’achète au début de votre séquence, jamais pendant un trajet.',
  'learn.tell.lay': 'Une tuile fixe le coût de sa case pour tous : essence, dégâts, danger ou stop.',
  'learn.tell.range': 'Le niveau de votre moteur est le nombre maximum de cases d’un trajet.',
  'learn.tell.danger': 'Danger ! Sans garde ni carte milice pour l’écarter, vous subissez 2 dégâts de plus.',
  'learn.tell.engine': 'Un moteur abîmé vous mène moins loin, et à 0 vous tombez en panne.',
  'learn.tell.chassis': 'Un châssis abîmé vous laisse moins de place pour vos cartes.',
  'learn.tell.repair':
    'Les pièces de votre main sont gratuites ; achetées, elles coûtent 20 F en ville, 40 F ailleurs.',
  'learn.tell.over': 'Vous avez plus de cartes que votre châssis ne le permet : il faut en défausser.',
  'learn.tell.paid': 'Vous avez payé la route, case par case : regardez l’aiguille.',
  'learn.tell.averted': 'Le danger est écarté, et ce qui l’a écarté est dépensé.',
  'learn.tell.damaged':
    'Les dégâts restent jusqu’à la réparation ; chaque niveau restant à l’arrivée vaut 1 point de prestige.',
  'learn.tell.turnOver': 'Nouveau tour : l’équipage le plus avancé passe en premier et reçoit 20 F.',
  'learn.tell.money':
    'Le financement s’utilise en une fois : 1 à 5 assistants rapportent 10, 20, 40, 70 ou 110 F.',
  'learn.tell.bought': 'Un niveau d’essence coûte 10 F en ville et 20 F ailleurs.',
  'learn.tell.city':
    'Une ville met fin au trajet et donne des cartes ; essence et pièces y sont à moitié prix.',
  'learn.tell.uncovered': 'Personne ne connaissait cette case ; sa tuile y reste désormais pour tous.',
  'learn.tell.stopped': 'Un symbole stop a mis fin à ce trajet.',
  'learn.tell.turnedBack': 'Vous ne pouviez pas payer cette tuile : vous avez reculé sans rien perdre.',
  'learn.tell.targeted':
    'La carte d’un adversaire vous visait : un garde ou une carte milice peut la contrer.',
  'learn.tell.breakdown': 'Une panne : avec le moteur à 0, il faut réparer avant de rouler.',
  'learn.tell.lastTurn':
    'Un adversaire est arrivé : c’est le dernier tour, et qui arrive encore marque des points.',
  'learn.tell.short': 'Vous n’avez pas assez d’essence pour cette case.',
  'learn.tell.halt': 'Un symbole stop met fin à votre trajet ici, sauf si vous jouez une carte guide.',
  'learn.tell.sabotage': 'Votre saboteur est passé : choisissez les niveaux que perd votre adversaire.',
  'learn.tell.tracking': 'Le pisteur a pioché trois cartes pour vous : gardez-en deux, défaussez-en une.',
  'learn.tell.target': 'Choisissez la cible de votre carte danger ; un garde peut encore la contrer.',
  'learn.tell.pick': 'Cette carte agit sur des tuiles n’importe où, sauf sous un véhicule.',
  'learn.tell.window': 'Un adversaire joue une carte danger : un garde ou une carte milice la contre.',
  'learn.tell.arrived':
    'Vous voilà à l’arrivée, et plus rien ne peut vous atteindre : les autres finissent ce tour.',

  'learn.do.take': 'Prenez {card} : {does}.',
  'learn.do.put': 'Placez {count|one # assistant|other # assistants} {box:on}.',
  'learn.do.ready': 'Les cinq sont placés : touchez « {button} », et les plans sont révélés.',
  'learn.do.fuel':
    'Touchez « {button} » : il en faut {levels|one # niveau|other # niveaux} de plus pour le prochain trajet.',
  'learn.do.lay':
    'La carte est vide devant vous : touchez « {button} » et choisissez le prix de votre route.',
  'learn.do.draw': 'Touchez « {button} » : une carte vous aide plus maintenant qu’une tuile.',
  'learn.do.repair':
    'Moteur {engine} sur {engineMax}, châssis {chassis} sur {chassisMax} : touchez « {button} » avant que cela n’empire.',
  'learn.do.drive': 'Cette route coûte {price} : touchez « {button} » et regardez l’aiguille.',
  'learn.do.blind': 'Case inconnue : touchez « {button} » ; si elle coûte trop, vous reculez sans frais.',
  'learn.do.danger': 'Un danger vous attend sur cette route, et vous avez un garde : touchez « {button} ».',
  'learn.do.city':
    'Cette route coûte {price} et mène à une ville, la meilleure étape : touchez « {button} ».',
  'learn.do.finish': 'Le Cap est à portée : touchez « {button} », et vous voilà à l’arrivée.',
  'learn.do.begin': 'Touchez « {button} », puis choisissez une case sur la carte.',
  'learn.do.line':
    'Touchez « {button} » : un bateau ou un zeppelin vous y mène, sans essence, pour des francs.',
  'learn.do.stop': 'Touchez « {button} » : continuer coûterait plus que cela ne rapporte.',
  'learn.do.fund': 'Touchez « {button} » : l’argent collecté tôt peut encore servir ce tour-ci.',
  'learn.do.hold': 'Choisissez d’abord la tuile la moins chère : elle peut ouvrir la voie à la suivante.',
  'learn.do.place': 'Posez la tuile sur la case entourée de rouge : c’est là qu’elle vous aide le plus.',
  'learn.do.guard': 'Touchez « {button} » : ce danger n’inflige alors aucun dégât.',
  'learn.do.pay': 'Touchez « {button} » : votre autochenille le supporte.',
  'learn.do.back': 'Touchez « {button} » : cela ne vous coûte rien.',
  'learn.do.decline': 'Touchez « {button} » : ce qui contrerait la carte vaut plus ailleurs.',
  'learn.do.split':
    'Répartissez les dégâts sur les jauges selon ce qui vous manquera le moins, puis confirmez.',
  'learn.do.fit': 'Confirmez cette réparation : chaque niveau restant à l’arrivée vaut 1 point de prestige.',
  'learn.do.done': 'Cela suffit : touchez « {button} » et gardez le reste pour plus tard.',
  'learn.do.discard':
    'Choisissez {card} dans votre main et défaussez-la : c’est celle qui vous manquera le moins.',
  'learn.do.play': 'Choisissez {card} dans votre main et jouez cette carte : {does}.',
  'learn.do.aim': 'Confirmez cette cible : c’est là que la carte est la plus utile.',
  'learn.do.clear': 'Retirez la tuile entourée de rouge : elle vous gêne.',
  'learn.do.pass': 'Plus rien d’utile à faire ce tour-ci : touchez « {button} ».',
  'learn.do.other': 'Tout ce que vous pouvez choisir est en surbrillance ambrée.',

  'learn.end.all':
    'Vous avez roulé, posé des tuiles, réparé, affronté un danger et rejoint l’arrivée : c’est tout le jeu.',
  'learn.end.some': 'Reste à essayer : {deeds}. Vous pouvez rejouer la même course à tout moment.',
  'learn.end.points':
    'Points de prestige : 5, 3 ou 1 pour la place, 1 par niveau, 1 par tranche complète de 50 F.',
  'learn.end.exercises': 'Passer aux exercices',

  'learn.exercise.planning': 'Planification',
  'learn.exercise.planning.goal':
    'Votre châssis est à 0. Planifiez ce tour de façon à atteindre Stanleyville avec au moins 8 niveaux de moteur et de châssis en tout.',
  'learn.exercise.planning.hint':
    'Un mécanicien répare là où les pièces coûtent 20 F, un autre roule. Collectez l’argent nécessaire avant d’acheter.',
  'learn.exercise.ways': 'Chemins',
  'learn.exercise.ways.goal': 'Atteignez Fort-Lamy ce tour-ci et gardez au moins 3 niveaux d’essence.',
  'learn.exercise.ways.hint':
    'Choisissez de nouveau la ville pour voir un autre chemin, ou tracez-le case par case. Un chemin peut coûter des dégâts plutôt que de l’essence.',
  'learn.exercise.guards': 'Main et gardes',
  'learn.exercise.guards.goal':
    'Il y a un danger sur la route de Bangui. Arrivez-y ce tour-ci sans aucun dégât, et gardez la carte mécanicien.',
  'learn.exercise.guards.hint':
    'Le garde écarte le danger : ne l’utilisez pas avant. La ville vous donne une carte : choisissez bien laquelle défausser si votre main est pleine.',
  'learn.exercise.lines': 'Transport',
  'learn.exercise.lines.goal':
    'Un bateau va de Porto-Novo à Luanda pour 190 F. Soyez à Luanda avant la fin du tour.',
  'learn.exercise.lines.hint':
    'Prendre un bateau est un trajet : gardez un mécanicien. Collectez d’abord l’argent ; la carte transport réduit le coût de 50 F.',
  'learn.exercise.finish': 'Une belle arrivée',
  'learn.exercise.finish.goal': 'Le Cap est proche. Arrivez ce tour-ci avec au moins 13 points de prestige.',
  'learn.exercise.finish.hint':
    'Le premier arrivé marque 5 points. Réparez avant d’entrer, et n’oubliez pas que chaque tranche complète de 50 F compte : une boîte à outils est gratuite.',
  'learn.goal.city': 'Être à {city}',
  'learn.goal.petrol': 'Essence : {now}, il faut {least}',
  'learn.goal.mechanics': 'Moteur et châssis : {now}, il faut {least}',
  'learn.goal.prestige': 'Points de prestige : {now}, il faut {least}',
  'learn.goal.unharmed': 'Aucun dégât subi',
  'learn.goal.card': '{card} en main',
  'learn.goal.arrived': 'À l’arrivée',
  'learn.goal.yes': 'fait',
  'learn.goal.no': 'pas encore',
  'learn.hint': 'Indice',
  'learn.verdict.solved': 'Réussi ! Il y a aussi d’autres solutions.',
  'learn.verdict.failed':
    'Pas cette fois : vous ne pouvez plus rien faire ce tour-ci, et le but n’est pas atteint.',
  'learn.again': 'Réessayer',
  'learn.next': 'Exercice suivant',
  'learn.all': 'Tous les exercices',
});
