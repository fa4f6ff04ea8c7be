import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'La Torpedo de René Estienne',
    deck: 'La pioche de René grandit',
    legacy: 'Les pouvoirs hérités',
    passport: 'Le passeport',
  },
  rules: {
    'SOLO-01': {
      title: 'La Torpedo',
      rule: 'La Torpedo de René Estienne a deux jauges, essence et mécanique, toutes deux à 6 sur 6 au départ de la première course. Cinq assistants à elle marquent ses cinq actions du tour. Elle n’a ni argent ni main.',
    },
    'SOLO-02': {
      title: 'Qui commence',
      rule: 'Dans la première course, le joueur est premier dans l’ordre du tour.',
    },
    'SOLO-03': {
      title: 'La pioche de René',
      rule: 'Dans la première course, sa pioche est faite des 8 cartes de niveau 1, mélangées. Chaque tour, on en révèle une : elle le guide.',
      ruling: 'Quand la pioche est épuisée, ses cartes sont mélangées de nouveau.',
    },
    'SOLO-04': {
      title: 'Ce que dit une carte',
      rule: 'Une de ses cartes indique son niveau, une lettre, une couleur cible, combien de tuiles il pioche et à partir de quelle valeur une tuile est dure, les pas de son deuxième assistant et des suivants, les cases où il se sert au bivouac quand il est premier et quand il est second, ce que coûte chaque carte danger laissée là, et ce qu’il récupère en essence et en mécanique.',
    },
    'SOLO-05': {
      title: 'Un tour contre René',
      rule: 'On révèle une de ses cartes ; puis viennent le convoi, où joueur et Torpedo alternent assistant par assistant, l’intendance, le bivouac et la planification.',
      ruling:
        'Avant le premier tour, cinq cartes sont étalées : le joueur en prend une, ou deux s’il est second, les autres sont défaussées sans nuire à personne. Puis le joueur planifie. Aucune carte de René n’est révélée pour cela.',
    },
    'SOLO-06': {
      title: 'Tuiles douces et dures',
      rule: 'Avec son premier assistant, il pioche les tuiles que dit sa carte. Une tuile vaut son essence et ses dégâts, plus 1 pour un danger comme pour un symbole stop. Sous la limite de la carte, elle va sur son chemin ; à la limite ou au-dessus, sur celui du joueur. À somme égale, un stop pèse plus qu’une tuile simple, un danger plus qu’un stop.',
    },
    'SOLO-07': {
      title: 'Sa cible',
      rule: 'Il vise la ville la plus proche de la couleur cible, jamais une ville à sa hauteur ou derrière lui. De deux aussi proches, c’est la plus voisine de l’arrivée ; une fois atteinte, la suivante de la couleur. S’il n’en reste pas, ou si la ville d’arrivée est plus proche, il vise celle-ci.',
    },
    'SOLO-08': {
      title: 'Tuiles sur son chemin',
      rule: 'Ses tuiles douces vont sur le plus court chemin vers sa cible, à partir du véhicule et toujours reliées à lui. Les villes comptent comme chemin, les lignes maritimes non. Sans case libre sur ce chemin, la tuile retourne inutilisée dans la boîte.',
    },
    'SOLO-09': {
      title: 'Tuiles sur le chemin adverse',
      rule: 'Les tuiles dures vont sur le plus court chemin du joueur vers l’arrivée ; s’il est plein, autour du véhicule du joueur, puis à côté de ce chemin. Les villes comptent comme chemin, les lignes maritimes non, et chaque tuile est reliée au véhicule du joueur.',
    },
    'SOLO-10': {
      title: 'Ses pas',
      rule: 'Avec son deuxième assistant, puis avec chacun des suivants, il avance du nombre de pas que dit la carte.',
    },
    'SOLO-11': {
      title: 'Comment il roule',
      rule: 'Entre deux tuiles, il prend la plus douce. À côté d’une ville plus avancée que lui sur la piste, son prochain pas est cette ville, cible ou non ; il n’entre jamais dans une ville à sa hauteur ou derrière lui. Ce qu’il ne peut payer, il n’y entre pas. Un danger lui coûte 2 de mécanique, une zone à risque 1 d’essence de plus. Sans tuile devant lui, il roule à l’aveugle, comme tout le monde. Une ville ou un symbole stop met fin au mouvement ; l’assistant suivant peut continuer.',
      ruling: 'De plusieurs villes voisines, il choisit sa cible, sinon la plus proche d’elle.',
    },
    'SOLO-12': {
      title: 'Les cartes d’une ville',
      rule: 'En entrant dans une ville, il pioche les cartes qu’elle indique ; elles comptent pour ses pouvoirs.',
      ruling: 'Puis il les défausse.',
    },
    'SOLO-13': {
      title: 'Toujours le même chemin',
      ruling:
        'Le plus court chemin se compte en cases ; à égalité compte la plus petite somme de valeurs, puis l’ordre des cases du plateau : la même position donne toujours le même coup. Une case vide compte 2. Ses chemins évitent les villes qui lui sont fermées, vues d’où il se trouve.',
    },
    'SOLO-14': {
      title: 'Qui est devant',
      rule: 'L’ordre du tour se fait comme toujours. Si le joueur est premier : 20 F. Si la Torpedo est première : 2 d’essence dans une ville, 1 ailleurs.',
    },
    'SOLO-15': {
      title: 'Cinq cases numérotées',
      rule: 'Cinq cartes sont posées sur cinq cases numérotées. Dans l’ordre du tour, et non à l’envers, le premier en prend une, puis le second deux ; la Torpedo se sert sur les cases que nomme sa carte.',
      ruling:
        'Une case vide cède son droit à la prochaine occupée, de 5 à 1. Les cartes qui restent sont défaussées une fois qu’elles ont frappé, celles de la Torpedo aussitôt après ses pouvoirs.',
    },
    'SOLO-16': {
      title: 'Les dangers qui restent',
      rule: 'Chaque carte danger qui reste coûte au joueur la mécanique qu’indique la carte de René.',
      ruling: 'Le joueur la répartit.',
    },
    'SOLO-17': {
      title: 'Récupération',
      rule: 'Le joueur planifie comme toujours ; la Torpedo gagne l’essence et la mécanique qu’indique sa carte, dans la limite de ses maximums.',
    },
    'SOLO-18': {
      title: 'La fin',
      rule: 'Le premier arrivé fait de ce tour le dernier. Si les deux arrivent : 5 points au premier et 3 au second, 1 par niveau de mécanique, 1 au joueur pour 50 F, et 1 à la Torpedo pour chacune de ses cartes révélées dans la course. Si un seul arrive, il gagne.',
    },
    'SOLO-19': {
      title: 'Les coups contre lui',
      ruling:
        'Les cartes danger du joueur agissent sur la Torpedo : un saboteur lui ôte 2 de mécanique. Elle ne répond jamais.',
    },
    'SOLO-20': {
      title: 'Sa panne',
      ruling:
        'La mécanique à 0, c’est la panne : elle reste sur place jusqu’à ce qu’elle récupère, et ses assistants sont dépensés quand même. Entrer dans une ville lui coûte 1 d’essence.',
    },
    'SOLO-21': {
      title: 'Valeurs égales',
      ruling:
        'À valeur égale, l’essence est la plus douce, puis les dégâts, le stop et le danger. De plusieurs tuiles pour un chemin, sa plus douce, ou la plus dure du joueur, va le plus près du véhicule.',
    },
    'SOLO-22': {
      title: 'Un pas',
      ruling:
        'Un pas mène sur une case voisine d’un plus court chemin vers sa cible : une ville d’abord, sinon la tuile la plus douce qu’il peut payer, sinon une case vide. Sans rien de tout cela, il reste et le mouvement s’achève.',
    },
    'SOLO-23': {
      title: 'Les gardes de nuit',
      ruling:
        'Les cartes milice et les gardes restants du convoi arrêtent chacun les dégâts d’une carte danger, au bivouac et contre ses pouvoirs rouges. Plus de dégâts que de niveaux : tous y passent.',
    },
    'SOLO-24': {
      title: 'Les courses suivantes',
      ruling:
        'Le perdant de la dernière course est premier. Le joueur a 80 F s’il est premier, 70 F s’il est second. Les jauges de la Torpedo partent de leur maximum.',
    },
    'SOLO-25': {
      title: 'Ce qui compte pour lui',
      ruling:
        'Chaque carte révélée compte, même répétée après un mélange. À égalité, le premier arrivé l’emporte.',
    },
    'SOLO-26': {
      title: 'Quand il arrive',
      ruling: 'Quand la Torpedo arrive, ses assistants s’en vont ; le joueur termine le convoi.',
    },
    'SOLO-27': {
      title: 'Toujours les cinq',
      ruling: 'Elle joue un assistant par séquence, toujours les cinq, dans l’ordre.',
    },
    'SOLO-28': {
      title: 'Les villes d’outre-mer',
      ruling: 'Une ville inaccessible par terre n’est jamais une cible, avant son troisième pouvoir bleu.',
    },
    'DECK-01': {
      title: 'Il apprend',
      rule: 'Après une course gagnée par le joueur, deux cartes au hasard du plus bas niveau de sa pioche sont remplacées par deux du niveau suivant ; après une course perdue, une seule.',
    },
    'DECK-02': {
      title: 'À la lettre',
      rule: 'Pour moins de hasard, une carte est remplacée par celle de la même lettre.',
    },
    'DECK-03': {
      title: 'La pioche d’une campagne',
      rule: 'Une campagne garde la pioche de course en course : niveaux 1 à 3, huit cartes chacun.',
    },
    'DECK-04': {
      title: 'La dernière d’un niveau',
      ruling:
        'S’il ne reste qu’une carte du plus bas niveau, la seconde à partir est du suivant. Une pioche de niveau 3 ne change plus. Sans les lettres, la remplaçante est tirée parmi les cartes du niveau suivant absentes de la pioche.',
    },
    'LEGACY-01': {
      title: 'Des pouvoirs pour de bon',
      rule: 'Chaque fois que la Torpedo entre dans une ville de sa couleur cible, elle gagne le niveau suivant de cette couleur pour le reste de la campagne, aussitôt, avant de piocher les cartes de la ville. Les niveaux s’ajoutent.',
    },
    'LEGACY-02': {
      title: 'Quatre niveaux, et la mer',
      ruling:
        'Au-dessus du niveau 4, plus rien ne vient. Une ligne maritime est un pas, coûte 1 d’essence et met fin au mouvement ; il ne prend ni ligne aérienne ni mer fermée. La cible et les distances comptent aussi les lignes maritimes ouvertes comme des pas, et il prend une ligne quand le chemin qui y passe a moins de pas que tout chemin par terre. Il ne reste donc jamais sur place tant qu’il existe un chemin qu’il peut payer.',
    },
    'LEGACY-BLUE-01': {
      title: 'Plus d’arrêts',
      rule: 'Les symboles stop ne l’arrêtent plus.',
    },
    'LEGACY-BLUE-02': {
      title: 'Chez lui partout',
      rule: 'Les zones à risque ne lui coûtent pas plus d’essence que le reste.',
    },
    'LEGACY-BLUE-03': {
      title: 'Passage gratuit',
      rule: 'Les lignes maritimes lui sont gratuites, mais seulement si elles le rapprochent de sa cible.',
    },
    'LEGACY-BLUE-04': {
      title: 'Un pas de plus',
      rule: 'Il avance d’un pas de plus avec son deuxième assistant.',
    },
    'LEGACY-GREEN-01': {
      title: 'L’essence du bivouac',
      rule: 'Les cartes jerrican et station-service qu’il prend au bivouac remplissent son réservoir.',
    },
    'LEGACY-GREEN-02': {
      title: 'Les pièces du bivouac',
      rule: 'Les pièces détachées et boîtes à outils qu’il prend au bivouac le réparent.',
    },
    'LEGACY-GREEN-03': {
      title: 'L’essence des villes',
      rule: 'Les cartes jerrican et station-service piochées en entrant dans une ville remplissent aussi son réservoir.',
    },
    'LEGACY-GREEN-04': {
      title: 'Les pièces des villes',
      rule: 'Les pièces détachées et boîtes à outils piochées en entrant dans une ville le réparent aussi.',
    },
    'LEGACY-RED-01': {
      title: 'Les dangers qu’il prend',
      rule: 'Les cartes danger qu’il prend au bivouac blessent le joueur comme l’indique sa carte.',
    },
    'LEGACY-RED-02': {
      title: 'Les dangers des villes',
      rule: 'Les cartes danger piochées en entrant dans une ville blessent aussi le joueur.',
    },
    'LEGACY-RED-03': {
      title: 'Endurci',
      rule: 'Une tuile danger lui coûte 1 de mécanique au lieu de 2.',
    },
    'LEGACY-RED-04': {
      title: 'Sans peur',
      rule: 'Une tuile danger ne lui coûte plus de mécanique.',
    },
    'LEGACY-YELLOW-01': {
      title: 'Un plus grand réservoir',
      rule: 'Ses deux jauges montent jusqu’à 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'Un cadre plus solide',
      rule: 'Ses deux jauges montent jusqu’à 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'Un moteur neuf',
      rule: 'Ses deux jauges montent jusqu’à 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'La machine parfaite',
      rule: 'Ses deux jauges montent jusqu’à 10.',
    },
    'PASS-01': {
      title: 'Trois manières',
      rule: 'Le passeport est une liste de missions ; chacune remplie vaut un cachet. Il y a trois manières de le remplir : prudente, avec sa seule pioche ; légendaire, avec sa pioche et ses pouvoirs ; solitaire, sans aucun adversaire.',
    },
    'PASS-02': {
      title: 'Les missions',
      ruling:
        'Les missions sont de nous, au moins 15 par continent, et chacune se tamponne séparément pour les trois manières. En solitaire, l’équipage court contre un nombre fixe de tours.',
    },
    'PASS-03': {
      title: 'Un pilote légendaire',
      rule: 'Un passeport rempli à la manière légendaire fait un pilote légendaire.',
    },
  },
} satisfies ChapterText<typeof chapter>;
