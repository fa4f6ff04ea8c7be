import { translationOf } from '../../text.ts';
import type { English } from '../en/learn.ts';

export const messages = translationOf<English>()({
  'learn.title': 'Apprendre le jeu',
  'learn.aside': 'une courte course bien accompagnée, puis cinq exercices',
  'learn.race': 'Une première course',
  'learn.race.how':
    'Les dernières étapes jusqu’au Cap, pour de bon, contre un débutant. Environ dix minutes. Le guide explique ce qui est demandé et pourquoi ; les décisions restent libres. On peut s’arrêter à tout moment : la course attend.',
  'learn.begin': 'Commencer',
  'learn.anew': 'Recommencer',
  'learn.exercises': 'Cinq exercices',
  'learn.exercises.how':
    'une vraie position et un but chacun ; plusieurs réponses sont bonnes, et un essai ne coûte rien',
  'learn.solved': 'Réussi',
  'learn.unsolved': 'Pas encore réussi',
  'learn.try': 'Essayer',
  'learn.failed': 'Impossible à ouvrir. {reason}',

  'learn.helper': 'Le guide',
  'learn.fold': 'Ranger les notes',
  'learn.unfold': 'Voir les notes',
  'learn.advice': 'Conseil',
  'learn.show': 'Montrer',
  'learn.deeds': 'Déjà vu',
  'learn.deed.driven': 'roulé',
  'learn.deed.laid': 'posé des tuiles',
  'learn.deed.repaired': 'réparé',
  'learn.deed.danger': 'connu le danger',
  'learn.deed.arrived': 'arrivé',
  'learn.done': 'fait',
  'learn.toCome': 'à venir',
  'learn.watching':
    'C’est aux autres. Ce qu’ils font est dans le journal ; ce sera bientôt de nouveau à nous.',
  'learn.arrived':
    'Arrivée ! Main et assistants sont rendus, plus rien ne peut nuire. Les autres finissent ce tour, puis on compte le prestige.',
  'learn.welcome':
    'Le véhicule bleu canard à Élisabethville est celui de Delatour, le nôtre. Le but : Le Cap, la ville violette au sud, avant Martinetti, qui est derrière.',

  'learn.ask.bivouac':
    'Chaque tour commence au bivouac : des cartes sont ouvertes, et chaque équipage en prend une, le dernier dans l’ordre du tour d’abord. Une carte aide plus tard. La main en tient autant que le châssis en indique.',
  'learn.ask.plan':
    'Cinq assistants, quatre postes, un tour : les éclaireurs posent des tuiles ou piochent, la mécanique roule ou répare, les gardes parent les dangers, le financement rapporte. Tous planifient en secret ; une fois révélé, plus rien ne bouge.',
  'learn.ask.sequence':
    'Le plan se joue maintenant, un assistant à la fois, un équipage après l’autre. Dans une séquence : de l’essence si besoin, puis des cartes, puis un assistant au travail ; il suffit de toucher son poste sur le tableau de bord.',
  'learn.ask.lay':
    'Ces tuiles sortent du sac et doivent être posées : sur des cases libres qui touchent le véhicule, ou reliées à lui par des tuiles et des villes. Une tuile est le coût de sa case pour tous (essence, dégâts, danger, stop) : la route sert aussi à qui vient derrière.',
  'learn.ask.drive':
    'Un trajet avance case par case, au plus autant que le moteur en indique, et chaque case se paie en entrant. Une case inconnue tire sa tuile à l’arrivée. On peut s’arrêter après chaque case.',
  'learn.ask.danger':
    'Danger ! Sans garde ni carte milice, il coûte 2 dégâts de plus au moteur et au châssis. Un garde répond à un danger, puis il est parti pour ce tour.',
  'learn.ask.short':
    'Le réservoir ne suffit pas pour cette case. Un jerrican peut encore aider ; reculer ne fait rien perdre, et la tuile reste là.',
  'learn.ask.halt':
    'Un symbole stop termine le trajet sur cette tuile. Seule une carte guide permet de continuer.',
  'learn.ask.damage':
    'Les dégâts se répartissent librement entre moteur et châssis. Le moteur dit jusqu’où va un trajet, et à 0 plus rien ne roule ; le châssis, combien de cartes tient la main.',
  'learn.ask.sabotage': 'Le saboteur est passé : reste à dire quels niveaux le rival perd.',
  'learn.ask.repair':
    'Le mécanicien remonte moteur et châssis, niveau par niveau : avec des pièces et des boîtes à outils de la main, ou des pièces achetées 20 F en ville et 40 F ailleurs. Un seul assistant fait tout.',
  'learn.ask.hand':
    'La main tient autant de cartes que le châssis en indique ; le surplus part maintenant. Une carte de tout moment, comme un jerrican, peut être jouée à la place.',
  'learn.ask.tracking': 'Le pisteur a pioché trois cartes : deux restent, une part.',
  'learn.ask.target':
    'Une carte danger vise d’abord quelqu’un, qui peut encore l’arrêter avec un garde ou une milice.',
  'learn.ask.pick':
    'Cette carte agit sur des tuiles n’importe où, sauf sous un véhicule. Un rival peut encore l’arrêter.',
  'learn.ask.window':
    'Un rival joue une carte danger. Un garde ou une milice l’arrête : la carte est perdue, sans effet.',
  'learn.ask.other':
    'Ce qui peut être choisi est en ambre : sur la carte, au tableau de bord et dans la barre.',

  'learn.again.bivouac': 'Nouveau tour, nouvelle carte.',
  'learn.again.plan': 'De nouveau cinq assistants : que demande la route ?',
  'learn.again.sequence': 'De l’essence, des cartes, puis un assistant.',
  'learn.again.lay': 'Les tuiles bon marché sur la route prévue, les chères à côté.',
  'learn.again.drive': 'Continuer la route, ou s’arrêter là.',
  'learn.again.danger': 'Encore un danger : un garde, une milice, ou 2 dégâts de plus.',
  'learn.again.damage': 'Le moteur pour la distance, le châssis pour les cartes : que sacrifier ?',
  'learn.again.repair': 'Encore un niveau, ou cela suffit ?',
  'learn.again.hand': 'De nouveau trop de cartes pour le châssis.',

  'learn.new.lastTurn': 'Un rival est arrivé : c’est le dernier tour. Arriver encore compte aussi.',
  'learn.new.breakdown': 'Une panne : moteur à 0, plus aucun trajet avant une réparation.',
  'learn.new.targeted':
    'La carte d’un rival nous visait : c’est aussi un danger, qu’un garde ou une milice peut parer.',
  'learn.new.averted': 'Le danger est paré, et ce qui l’a paré est dépensé.',
  'learn.new.turnedBack':
    'Cette tuile était trop chère : retour en arrière, sans rien perdre. Elle reste là, visible de tous.',
  'learn.new.city':
    'Une ville : elle coûte 1 d’essence, termine le trajet, donne ses cartes, et l’essence et les pièces y coûtent moitié moins.',
  'learn.new.stopped': 'Un symbole stop a terminé ce trajet, quoi qu’il reste au moteur.',
  'learn.new.uncovered':
    'Personne ne connaissait cette case : sa tuile est sortie du sac à l’entrée, et reste là pour tous. Qui vient derrière roule sur cette découverte.',
  'learn.new.damaged':
    'Les dégâts restent jusqu’à une réparation, et chaque niveau encore bon à l’arrivée vaut un point de prestige.',
  'learn.new.turnOver': 'Le tour est fini : l’équipage le plus avancé commence désormais, et reçoit 20 F.',
  'learn.new.money':
    'Le financement part d’un coup : de 1 à 5 assistants rapportent 10, 20, 40, 70 ou 110 F.',
  'learn.new.petrol':
    'L’essence coûte 10 F le niveau en ville et 20 F ailleurs, et seulement au début d’une séquence : jamais en route.',
  'learn.new.paid': 'Cette case est payée : les cadrans le montrent. Elle coûtera autant au suivant.',

  'learn.why.take': 'Son effet : {does}.',
  'learn.why.plan.first': 'Un peu de tout, pour voir chaque poste une fois à l’œuvre.',
  'learn.why.plan': 'Des bras pour les trajets qu’on peut payer, et pour ce qu’il leur faut d’abord.',
  'learn.why.fuel': 'Le prochain trajet en a besoin, et plus tard dans la séquence ce sera trop tard.',
  'learn.why.lay': 'La carte est vide devant, et une tuile posée soi-même est un coût connu.',
  'learn.why.draw': 'Une carte vaut plus maintenant qu’une tuile de plus.',
  'learn.why.repair':
    'Moteur {engine} sur {engineMax}, châssis {chassis} sur {chassisMax} : mieux vaut réparer avant que la route n’en prenne davantage.',
  'learn.why.drive': 'C’est payable, et il reste ensuite moins de chemin.',
  'learn.why.blind': 'Personne n’a vu cette case. Trop chère, on recule sans rien perdre.',
  'learn.why.danger': 'Un danger attend en route, et un garde est prêt.',
  'learn.why.city':
    'Une ville est la meilleure étape : des cartes, et l’essence et les pièces à moitié prix.',
  'learn.why.finish': 'C’est l’arrivée.',
  'learn.why.line': 'En bateau ou en zeppelin on y est aussitôt, pour des francs au lieu d’essence.',
  'learn.why.stop': 'Aller plus loin coûterait maintenant plus que cela ne rapporte.',
  'learn.why.fund': 'L’argent paie l’essence et les pièces ; levé tôt, il sert encore ce tour-ci.',
  'learn.why.hold': 'La moins chère d’abord : elle peut ouvrir la voie à la suivante.',
  'learn.why.place': 'C’est là qu’elle aide le plus, ou gêne le moins.',
  'learn.why.guard': 'Le garde est là pour cela : ce danger ne fera pas de dégâts.',
  'learn.why.pay': 'Le véhicule peut le supporter.',
  'learn.why.back': 'Reculer ne fait rien perdre.',
  'learn.why.decline': 'Ce qu’il faudrait pour l’arrêter vaut plus ailleurs.',
  'learn.why.split': 'C’est ce qui manquera le moins maintenant.',
  'learn.why.fit':
    'Le moteur pour la distance, le châssis pour les cartes, et chaque niveau vaut un prestige à l’arrivée.',
  'learn.why.done': 'Le reste servira mieux pour l’essence et plus tard.',
  'learn.why.discard': 'C’est la carte qui manquera le moins.',
  'learn.why.card': 'C’est là que la carte fait le plus.',
  'learn.why.clear': 'Cette tuile gêne ; sans elle, la case redevient vide.',
  'learn.why.pass': 'Il n’y a plus rien d’utile à faire ce tour ; les gardes restent en veille.',

  'learn.end.title': 'La première course est finie',
  'learn.end.all':
    'Rouler, poser des tuiles, réparer, affronter le danger, arriver : tout le jeu y est passé. Le prestige : 5, 3 ou 1 pour la place, 1 par niveau de moteur et de châssis, 1 pour chaque 50 F entiers.',
  'learn.end.some': 'Reste à voir : {deeds}. La même course peut être recommencée à tout moment.',
  'learn.end.exercises': 'Aux exercices',

  'learn.exercise.planning': 'Planifier',
  'learn.exercise.planning.goal':
    'Le châssis est à bout. Planifier ce tour pour atteindre Stanleyville avec moteur et châssis à 8 ou plus ensemble.',
  'learn.exercise.planning.hint':
    'Un mécanicien répare là où une pièce coûte 20 F, un autre conduit. Lever d’abord l’argent qui manque.',
  'learn.exercise.ways': 'Les chemins',
  'learn.exercise.ways.goal': 'Atteindre Fort-Lamy ce tour et garder au moins 3 d’essence.',
  'learn.exercise.ways.hint':
    'Toucher encore la ville montre un autre chemin ; on peut aussi le tracer case par case. Un chemin peut coûter des dégâts plutôt que de l’essence.',
  'learn.exercise.guards': 'Main et gardes',
  'learn.exercise.guards.goal':
    'Un danger guette sur la route de Bangui. Y arriver ce tour sans aucun dégât, et garder la carte mécanicien.',
  'learn.exercise.guards.hint':
    'Le garde répond au danger ; ne pas le dépenser avant. La ville donne une carte : bien choisir ce qui part si la main est pleine.',
  'learn.exercise.lines': 'Les lignes',
  'learn.exercise.lines.goal':
    'De Porto-Novo, un bateau va à Luanda pour 170 F. Y être avant la fin du tour.',
  'learn.exercise.lines.hint':
    'Une ligne est un trajet : garder un mécanicien. Lever d’abord l’argent ; la carte transport ôte 50 F.',
  'learn.exercise.finish': 'Bien finir',
  'learn.exercise.finish.goal': 'Le Cap est proche. Arriver ce tour avec au moins 13 points de prestige.',
  'learn.exercise.finish.hint':
    'Le premier arrivé reçoit 5. Réparer avant d’entrer, et ne pas oublier que chaque 50 F entiers comptent : une boîte à outils est gratuite.',
  'learn.goal.city': 'À {city}',
  'learn.goal.petrol': 'Essence : {now}, il en faut {least}',
  'learn.goal.mechanics': 'Moteur et châssis : {now}, il en faut {least}',
  'learn.goal.prestige': 'Prestige : {now}, il en faut {least}',
  'learn.goal.unharmed': 'Aucun dégât',
  'learn.goal.card': '{card} en main',
  'learn.goal.arrived': 'Arrivée faite',
  'learn.goal.yes': 'acquis',
  'learn.goal.no': 'pas encore',
  'learn.hint': 'Indice',
  'learn.verdict.solved': 'Réussi ! C’est une façon ; il y en a d’autres.',
  'learn.verdict.failed': 'Pas cette fois : le tour est fini, et tout n’y est pas.',
  'learn.again': 'Réessayer',
  'learn.next': 'Exercice suivant',
  'learn.all': 'Tous les exercices',
});
