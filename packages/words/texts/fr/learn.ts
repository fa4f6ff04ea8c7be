import { translationOf } from '../../text.ts';
import type { English } from '../en/learn.ts';

export const messages = translationOf<English>()({
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

  'learn.helper': 'Moniteur',
  'learn.fold': 'Masquer les notes',
  'learn.unfold': 'Afficher les notes',
  'learn.advice': 'Conseil',
  'learn.show': 'Me montrer',
  'learn.deeds': 'Déjà fait',
  'learn.deed.driven': 'rouler',
  'learn.deed.laid': 'poser des tuiles',
  'learn.deed.repaired': 'réparer',
  'learn.deed.danger': 'affronter un danger',
  'learn.deed.arrived': 'arriver',
  'learn.done': 'fait',
  'learn.toCome': 'à faire',
  'learn.watching':
    'C’est aux autres de jouer. Lisez ce qu’ils font dans le journal ; ce sera bientôt à vous.',
  'learn.arrived':
    'Vous voilà à l’arrivée : vous défaussez votre main et vos assistants, et plus rien ne peut vous atteindre. Les autres finissent ce tour, puis on compte les points de prestige.',
  'learn.welcome':
    'Vous êtes Delatour, l’autochenille bleu canard à Élisabethville. Rejoignez Le Cap, la ville violette au sud, avant Martinetti, qui est derrière vous.',

  'learn.ask.bivouac':
    'Chaque tour commence au bivouac. Des cartes sont étalées face visible et chaque équipage en prend une, le dernier dans l’ordre du tour d’abord. Elles vous aideront plus tard. Votre limite de main est le niveau de votre châssis.',
  'learn.ask.plan':
    'Cinq assistants, quatre postes, un tour : les éclaireurs posent des tuiles ou piochent des cartes, la mécanique permet de rouler ou de réparer, les gardes écartent les dangers, le financement rapporte de l’argent. Tous planifient en secret ; après la révélation, plus rien ne bouge.',
  'learn.ask.sequence':
    'Vous jouez maintenant votre plan, un assistant à la fois, un équipage après l’autre. Dans votre séquence, vous pouvez acheter de l’essence, puis jouer des cartes ; ensuite, un assistant se met au travail : choisissez son poste sur votre tableau de bord.',
  'learn.ask.lay':
    'Vous avez pioché ces tuiles dans le sac et devez les poser : sur des cases libres à côté de votre véhicule, ou reliées à lui par des tuiles et des villes. Une tuile fixe le coût de sa case pour tous (essence, dégâts, danger, stop) : votre route aide donc aussi les équipages derrière vous.',
  'learn.ask.drive':
    'Vous roulez de case en case. Le niveau de votre moteur est le nombre maximum de cases, et vous payez chaque case en y entrant. Une case inexplorée reçoit sa tuile à votre arrivée. Vous pouvez vous arrêter après chaque case.',
  'learn.ask.danger':
    'Danger ! Si vous ne l’écartez pas avec un garde ou une carte milice, il inflige 2 dégâts de plus au moteur et au châssis. Un garde écarte un danger, puis il est dépensé pour ce tour.',
  'learn.ask.short':
    'Vous n’avez pas assez d’essence pour cette case. Vous pouvez utiliser un jerrican maintenant, ou reculer : cela ne coûte rien, et la tuile reste là.',
  'learn.ask.halt':
    'Un symbole stop met fin à votre trajet sur cette tuile. Seule une carte guide vous permet de continuer.',
  'learn.ask.damage':
    'Vous choisissez comment répartir les dégâts entre le moteur et le châssis. Le niveau du moteur dit jusqu’où vous pouvez rouler, et à 0 vous tombez en panne ; celui du châssis dit combien de cartes vous pouvez avoir en main.',
  'learn.ask.sabotage': 'Votre saboteur est passé : choisissez les niveaux que perd votre adversaire.',
  'learn.ask.repair':
    'Une réparation remonte le moteur et le châssis, niveau par niveau : avec des pièces détachées et des boîtes à outils de votre main, ou avec des pièces achetées 20 F en ville et 40 F hors des villes. Un seul assistant fait tout.',
  'learn.ask.hand':
    'Vous pouvez avoir en main autant de cartes que votre châssis a de niveaux. Défaussez les autres maintenant. Une carte jouable à tout moment, comme un jerrican, peut être jouée au lieu d’être défaussée.',
  'learn.ask.tracking': 'Le pisteur a pioché trois cartes pour vous : gardez-en deux, défaussez-en une.',
  'learn.ask.target':
    'Choisissez d’abord la cible de votre carte danger. L’équipage visé peut encore la contrer avec un garde ou une carte milice.',
  'learn.ask.pick':
    'Cette carte agit sur des tuiles n’importe où sur le plateau, sauf sous un véhicule. Un adversaire peut encore la contrer.',
  'learn.ask.window':
    'Un adversaire joue une carte danger. Un garde ou une carte milice la contre : la carte danger est alors perdue, sans effet.',
  'learn.ask.other':
    'Tout ce que vous pouvez choisir est en surbrillance ambrée : sur la carte, sur le tableau de bord et dans la barre du bas.',

  'learn.again.bivouac': 'Nouveau tour, nouvelle carte.',
  'learn.again.plan': 'De nouveau cinq assistants : que demande la route ?',
  'learn.again.sequence': 'De l’essence, des cartes, puis un assistant.',
  'learn.again.lay': 'Mettez les tuiles bon marché sur votre route et les chères à côté.',
  'learn.again.drive': 'Continuez, ou arrêtez-vous ici.',
  'learn.again.danger': 'Encore un danger : un garde, une carte milice, ou 2 dégâts de plus.',
  'learn.again.damage':
    'Le moteur pour la distance, le châssis pour les cartes : que pouvez-vous sacrifier ?',
  'learn.again.repair': 'Encore un niveau, ou cela suffit-il ?',
  'learn.again.hand': 'De nouveau trop de cartes pour votre châssis.',

  'learn.new.lastTurn':
    'Un adversaire est arrivé : c’est le dernier tour. Tout équipage qui arrive encore ce tour-ci marque des points.',
  'learn.new.breakdown': 'Une panne : avec le moteur à 0, vous ne pouvez plus rouler avant d’avoir réparé.',
  'learn.new.targeted':
    'La carte d’un adversaire vous visait. C’est aussi un danger : un garde ou une carte milice pouvait la contrer.',
  'learn.new.averted':
    'Le danger est écarté ; ce que vous avez utilisé pour cela, garde ou carte, est dépensé.',
  'learn.new.turnedBack':
    'Vous ne pouviez pas payer cette tuile : vous revoilà à votre point de départ, sans rien perdre. La tuile reste là pour tous.',
  'learn.new.city':
    'Entrer dans une ville coûte 1 essence, met fin à votre trajet et vous donne les cartes qu’elle indique. L’essence et les pièces y coûtent moitié moins.',
  'learn.new.stopped': 'Un symbole stop a mis fin à ce trajet, même si le moteur pouvait aller plus loin.',
  'learn.new.uncovered':
    'Cette case était inexplorée : vous avez pioché sa tuile en y entrant, et elle reste là pour tous. Les équipages derrière vous profitent de votre découverte.',
  'learn.new.damaged':
    'Les dégâts restent jusqu’à ce que vous répariez, et chaque niveau qu’il vous reste à l’arrivée vaut 1 point de prestige.',
  'learn.new.turnOver':
    'Le tour est fini. L’équipage le plus avancé passe en premier et reçoit 20 F pour cela.',
  'learn.new.money':
    'Le financement s’utilise en une seule fois : 1 à 5 assistants rapportent 10, 20, 40, 70 ou 110 F.',
  'learn.new.petrol':
    'L’essence coûte 10 F le niveau en ville et 20 F hors des villes. Vous ne pouvez en acheter qu’au début d’une séquence, jamais pendant un trajet.',
  'learn.new.paid':
    'Vous avez payé cette case : regardez les jauges. La tuile coûtera autant au prochain équipage.',

  'learn.why.take': 'Son effet : {does}.',
  'learn.why.plan.first': 'Un peu de tout, pour voir chaque poste une fois à l’œuvre.',
  'learn.why.plan': 'De quoi préparer et faire les trajets que vous pouvez payer.',
  'learn.why.fuel':
    'Vous en aurez besoin pour le prochain trajet, et plus tard dans la séquence ce sera trop tard.',
  'learn.why.lay':
    'La carte est vide devant vous, et vous connaissez le coût d’une tuile que vous posez vous-même.',
  'learn.why.draw': 'Une carte vous est plus utile maintenant qu’une tuile de plus.',
  'learn.why.repair':
    'Moteur {engine} sur {engineMax}, châssis {chassis} sur {chassisMax} : mieux vaut réparer avant que la route n’en prenne davantage.',
  'learn.why.drive': 'Vous pouvez payer ce trajet, et il vous rapproche de l’arrivée.',
  'learn.why.blind': 'Personne n’a exploré cette case. Si elle coûte trop, vous reculez sans rien perdre.',
  'learn.why.danger': 'Il y a un danger en chemin, et vous avez un garde pour l’écarter.',
  'learn.why.city':
    'Une ville est le meilleur endroit où s’arrêter : vous y recevez des cartes, et l’essence et les pièces sont à moitié prix.',
  'learn.why.finish': 'C’est l’arrivée.',
  'learn.why.line':
    'Un bateau ou un zeppelin vous y mène d’un coup, et se paie en francs plutôt qu’en essence.',
  'learn.why.stop': 'Continuer coûterait maintenant plus que cela ne rapporte.',
  'learn.why.fund': 'L’argent paie l’essence et les pièces. Collecté tôt, il peut encore servir ce tour-ci.',
  'learn.why.hold': 'La moins chère d’abord : elle peut ouvrir la voie à la suivante.',
  'learn.why.place': 'C’est là qu’elle vous aide le plus, ou vous gêne le moins.',
  'learn.why.guard': 'Le garde est là pour cela : ce danger ne vous inflige aucun dégât.',
  'learn.why.pay': 'Votre véhicule peut le supporter.',
  'learn.why.back': 'Reculer ne vous coûte rien.',
  'learn.why.decline': 'Ce que vous utiliseriez pour la contrer vaut plus ailleurs.',
  'learn.why.split': 'C’est ce qui vous manquera le moins maintenant.',
  'learn.why.fit':
    'Le moteur pour la distance, le châssis pour les cartes, et chaque niveau vaut 1 point de prestige à l’arrivée.',
  'learn.why.done': 'Gardez le reste pour l’essence et les réparations à venir.',
  'learn.why.discard': 'C’est la carte qui vous manquera le moins.',
  'learn.why.card': 'C’est là que la carte est la plus utile.',
  'learn.why.clear': 'Cette tuile vous gêne. Sans elle, la case est de nouveau vide.',
  'learn.why.pass':
    'Il n’y a plus rien d’utile à faire ce tour-ci. Les gardes que vous conservez peuvent encore écarter des dangers.',

  'learn.end.title': 'Vous avez terminé votre première course',
  'learn.end.all':
    'Vous avez roulé, posé des tuiles, réparé, affronté le danger et rejoint l’arrivée : c’est tout le jeu. Vous marquez 5, 3 ou 1 point de prestige pour votre place, 1 par niveau de moteur et de châssis, et 1 par tranche complète de 50 F.',
  'learn.end.some': 'Reste à essayer : {deeds}. Vous pouvez rejouer la même course à tout moment.',
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
  'learn.verdict.failed': 'Pas cette fois : le tour est fini, et le but n’est pas atteint.',
  'learn.again': 'Réessayer',
  'learn.next': 'Exercice suivant',
  'learn.all': 'Tous les exercices',
});
