import type { solo as chapter } from '../../chapters/solo.ts';
import type { ChapterText } from '../../text.ts';

export const solo = {
  sections: {
    torpedo: 'La Torpedo de René Estienne',
    deck: 'Construction du paquet',
    legacy: 'Les pouvoirs hérités',
    passport: 'Le passeport',
  },
  rules: {
    'SOLO-01': {
      title: 'La Torpedo',
      rule: 'La Torpedo de René Estienne a deux jauges, essence et mécanique. Dans la première course, toutes deux commencent à 6, leur maximum. Cinq assistants à elle marquent ses cinq actions par tour. Elle n’a ni argent ni main.',
    },
    'SOLO-02': {
      title: 'Qui commence',
      rule: 'Dans la première course, vous êtes premier dans l’ordre du tour.',
    },
    'SOLO-03': {
      title: 'Le paquet de René',
      rule: 'Dans la première course, le paquet de René se compose des 8 cartes de niveau 1, mélangées. À chaque tour, une carte est révélée et guide la Torpedo.',
      ruling: 'Quand le paquet est épuisé, les cartes sont de nouveau mélangées.',
    },
    'SOLO-04': {
      title: 'Ce qu’indique une carte',
      rule: 'Une carte de René indique son niveau, une lettre et une couleur cible ; combien de tuiles poser et la limite entre facile et difficile (au niveau 1 : 2 tuiles, limite 3) ; les pas du deuxième assistant et des suivants ; les cases où il se sert au bivouac quand il est premier et quand il est second ; les dégâts de chaque carte danger qui reste ; l’essence et la mécanique qu’il récupère.',
    },
    'SOLO-05': {
      title: 'Un tour contre René',
      rule: 'Un tour se déroule ainsi : révélation d’une carte de René ; convoi, où vous et la Torpedo jouez à tour de rôle, un assistant à la fois ; intendance ; bivouac ; planification.',
      ruling:
        'Avant le premier tour, cinq cartes sont étalées. Vous en prenez une, ou deux si vous êtes second ; les autres sont défaussées sans dommage pour personne. Puis vous planifiez. Aucune carte de René n’est révélée pour cela.',
    },
    'SOLO-06': {
      title: 'Tuiles faciles et difficiles',
      rule: 'Avec son premier assistant, la Torpedo pioche autant de tuiles que sa carte l’indique. La valeur d’une tuile est son essence plus ses dégâts, plus 1 pour un danger et 1 pour un symbole stop. Si la valeur est sous la limite, la tuile va sur le chemin de la Torpedo ; à la limite ou au-dessus, elle va sur le vôtre. À somme égale, un stop est plus difficile qu’une tuile simple et un danger plus difficile qu’un stop.',
    },
    'SOLO-07': {
      title: 'Sa cible',
      rule: 'La Torpedo se dirige vers la ville la plus proche de la couleur cible, mais jamais vers une ville située à sa hauteur ou derrière elle sur la piste de progression. De deux villes aussi proches, elle choisit la plus proche de l’arrivée ; quand elle en a atteint une, elle se dirige vers la suivante de cette couleur. S’il n’y en a plus, ou si la ville d’arrivée est plus proche, elle se dirige vers celle-ci.',
    },
    'SOLO-08': {
      title: 'Tuiles sur son chemin',
      rule: 'Les tuiles faciles vont sur le plus court chemin vers sa cible, à partir de la Torpedo et toujours reliées à elle. Les villes font partie du chemin, les lignes maritimes non. S’il n’y a pas de case libre sur le chemin, la tuile retourne inutilisée dans la boîte.',
    },
    'SOLO-09': {
      title: 'Tuiles sur votre chemin',
      rule: 'Les tuiles difficiles vont sur votre plus court chemin vers l’arrivée. S’il est plein, elles vont autour de votre véhicule, puis à côté de ce chemin. Les villes font partie du chemin, les lignes maritimes non, et chaque tuile doit être reliée à votre véhicule.',
    },
    'SOLO-10': {
      title: 'Ses pas',
      rule: 'Avec son deuxième assistant et chacun des suivants, la Torpedo avance d’autant de pas que la carte l’indique pour cet assistant.',
    },
    'SOLO-11': {
      title: 'Comment elle se déplace',
      rule: 'Entre deux tuiles, la Torpedo prend la plus facile. À côté d’une ville plus avancée qu’elle sur la piste de progression, son prochain pas est cette ville, qu’elle soit sa cible ou non. Elle n’entre jamais dans une ville située à sa hauteur ou derrière elle, ni sur une case qu’elle ne peut pas payer. Un danger lui coûte 2 niveaux de mécanique, une zone à risque 1 niveau d’essence de plus. Sans tuile devant elle, elle roule à l’aveugle, comme tout équipage en territoire inconnu. Une ville ou un symbole stop met fin au déplacement ; l’assistant suivant peut continuer.',
      ruling:
        'De plusieurs villes de ce genre, elle entre dans sa cible, sinon dans la plus proche de sa cible.',
    },
    'SOLO-12': {
      title: 'Les cartes d’une ville',
      rule: 'Quand la Torpedo entre dans une ville, elle pioche les cartes que la ville indique ; elles comptent pour ses pouvoirs hérités.',
      ruling: 'Puis elle les défausse.',
    },
    'SOLO-13': {
      title: 'Toujours le même chemin',
      ruling:
        'Le plus court chemin est celui qui compte le moins de cases. À égalité, la plus petite somme de valeurs décide, puis l’ordre des cases du plateau : la même position donne toujours le même déplacement. Une case vide compte 2. Les chemins de la Torpedo évitent les villes où elle ne peut pas entrer depuis l’endroit où elle se trouve.',
    },
    'SOLO-14': {
      title: 'Qui est devant',
      rule: 'L’ordre du tour se détermine comme d’habitude. Si vous êtes premier, vous recevez 20 F. Si la Torpedo est première, elle gagne 2 niveaux d’essence dans une ville, ou 1 hors des villes.',
    },
    'SOLO-15': {
      title: 'Cinq cases numérotées',
      rule: 'Cinq cartes sont posées sur cinq cases numérotées. Dans l’ordre du tour, et non à l’inverse, le premier prend une carte, puis le second en prend deux. La Torpedo se sert sur les cases que sa carte indique. À tous les niveaux, elle prend une carte quand elle est première et deux quand elle est seconde ; seules les cases changent d’une carte à l’autre.',
      ruling:
        'Si une case est vide, la Torpedo se sert sur la prochaine case occupée, en repartant à 1 après la 5. Les cartes qui restent sont défaussées quand leurs dangers ont été comptés, celles de la Torpedo aussitôt après ses pouvoirs hérités.',
    },
    'SOLO-16': {
      title: 'Les dangers qui restent',
      rule: 'Chaque carte danger qui reste vous coûte autant de niveaux de mécanique que l’indique la carte de René.',
      ruling: 'Vous répartissez la perte.',
    },
    'SOLO-17': {
      title: 'Récupération',
      rule: 'Vous planifiez comme d’habitude ; la Torpedo gagne l’essence et la mécanique qu’indique sa carte, jusqu’à ses maximums.',
    },
    'SOLO-18': {
      title: 'La fin',
      rule: 'Le premier arrivé fait de ce tour le dernier. Si vous arrivez tous les deux pendant ce tour, le premier marque 5 points et le second 3. Chacun marque 1 point par niveau de mécanique. Vous marquez aussi 1 point par tranche complète de 50 F, la Torpedo 1 point pour chacune de ses cartes révélées pendant la course. Si un seul des deux arrive, il gagne.',
    },
    'SOLO-19': {
      title: 'Les coups contre la Torpedo',
      ruling:
        'Vos cartes danger agissent sur la Torpedo : un saboteur lui prend 2 niveaux de mécanique. Elle ne réagit jamais.',
    },
    'SOLO-20': {
      title: 'Sa panne',
      ruling:
        'Quand sa mécanique est à 0, la Torpedo est en panne. Elle reste sur place jusqu’à ce qu’elle récupère, et ses assistants sont dépensés quand même. Entrer dans une ville lui coûte 1 niveau d’essence.',
    },
    'SOLO-21': {
      title: 'Valeurs égales',
      ruling:
        'À valeur égale, l’essence est la plus facile, puis les dégâts, le stop et le danger. De plusieurs tuiles pour un chemin, la plus facile de la Torpedo, ou la plus difficile pour vous, va le plus près du véhicule, et toutes sont posées sur ce même chemin.',
    },
    'SOLO-22': {
      title: 'Un pas',
      ruling:
        'Chaque pas mène à une case voisine, située sur un plus court chemin vers sa cible : d’abord une ville où elle doit entrer, puis la tuile la plus facile qu’elle peut payer, puis une case vide. S’il n’y a rien de tout cela, elle reste sur place et le déplacement s’arrête.',
    },
    'SOLO-23': {
      title: 'Les gardes de nuit',
      ruling:
        'Chaque carte milice, et chaque garde qui vous reste du convoi, arrête les dégâts d’une carte danger, au bivouac comme contre les pouvoirs hérités rouges. Si les dégâts dépassent vos niveaux, vous les perdez tous.',
    },
    'SOLO-24': {
      title: 'Les courses suivantes',
      ruling:
        'Le perdant de la dernière course est premier. Vous avez 80 F si vous êtes premier et 70 F si vous êtes second. Les jauges de la Torpedo commencent à leur maximum.',
    },
    'SOLO-25': {
      title: 'Ce qui compte pour la Torpedo',
      ruling:
        'Chaque carte révélée compte pour son score, y compris celles qui reviennent après un mélange. Une égalité revient au premier arrivé.',
    },
    'SOLO-26': {
      title: 'Quand la Torpedo arrive',
      ruling: 'Quand la Torpedo arrive, ses assistants sont retirés ; vous terminez le convoi.',
    },
    'SOLO-27': {
      title: 'Toujours les cinq',
      ruling: 'La Torpedo joue un assistant par séquence, toujours les cinq, dans l’ordre.',
    },
    'SOLO-28': {
      title: 'Les villes d’outre-mer',
      ruling:
        'Une ville inaccessible par voie terrestre n’est jamais une cible, avant le troisième pouvoir hérité bleu.',
    },
    'DECK-01': {
      title: 'René apprend',
      rule: 'Après une course que vous avez gagnée, deux cartes au hasard du plus bas niveau du paquet de René sont remplacées par deux cartes du niveau suivant ; après une course perdue, une seule.',
    },
    'DECK-02': {
      title: 'À la lettre',
      rule: 'Pour moins de hasard, chaque carte est remplacée par celle qui porte la même lettre.',
    },
    'DECK-03': {
      title: 'Le paquet d’une campagne',
      rule: 'Une campagne garde le paquet de course en course. Il y a huit cartes de chacun des niveaux 1 à 3.',
    },
    'DECK-04': {
      title: 'La dernière d’un niveau',
      ruling:
        'S’il ne reste qu’une carte du plus bas niveau, la seconde à partir est une carte du niveau suivant. Un paquet de niveau 3 ne change plus. Sans les lettres, la remplaçante est tirée parmi les cartes du niveau suivant qui ne sont pas dans le paquet.',
    },
    'LEGACY-01': {
      title: 'Gagner des pouvoirs',
      rule: 'Chaque fois que la Torpedo entre dans une ville de sa couleur cible, elle gagne le niveau suivant de cette couleur pour le reste de la campagne. Le pouvoir agit aussitôt, avant que les cartes de la ville soient piochées. Les niveaux s’additionnent.',
    },
    'LEGACY-02': {
      title: 'Quatre niveaux, et la mer',
      ruling:
        'Au-dessus du niveau 4, il n’y a plus rien. Une ligne maritime est un pas, coûte 1 niveau d’essence et met fin au déplacement ; les lignes aériennes et une mer fermée ne servent jamais. La Torpedo prend une ligne maritime quand le chemin qui y passe a moins de pas que tout chemin terrestre. Sa cible, ses distances et ses pas comptent les lignes maritimes ouvertes de la même façon ; elle ne reste donc jamais sur place tant qu’il existe un chemin qu’elle peut payer.',
    },
    'LEGACY-BLUE-01': {
      title: 'Plus d’arrêts',
      rule: 'Les symboles stop n’arrêtent plus la Torpedo.',
    },
    'LEGACY-BLUE-02': {
      title: 'À l’aise dans le risque',
      rule: 'La Torpedo ne paie pas d’essence en plus dans les zones à risque.',
    },
    'LEGACY-BLUE-03': {
      title: 'Passage gratuit',
      rule: 'La Torpedo prend gratuitement les lignes maritimes, mais seulement si elles la rapprochent de sa cible.',
    },
    'LEGACY-BLUE-04': {
      title: 'Un pas de plus',
      rule: 'La Torpedo avance d’un pas de plus avec son deuxième assistant.',
    },
    'LEGACY-GREEN-01': {
      title: 'L’essence du bivouac',
      rule: 'Les cartes jerrican et station-service que la Torpedo prend au bivouac font remonter son essence.',
    },
    'LEGACY-GREEN-02': {
      title: 'Les pièces du bivouac',
      rule: 'Les pièces détachées et les boîtes à outils que la Torpedo prend au bivouac la réparent.',
    },
    'LEGACY-GREEN-03': {
      title: 'L’essence des villes',
      rule: 'Les cartes jerrican et station-service que la Torpedo pioche en entrant dans une ville font aussi remonter son essence.',
    },
    'LEGACY-GREEN-04': {
      title: 'Les pièces des villes',
      rule: 'Les pièces détachées et les boîtes à outils que la Torpedo pioche en entrant dans une ville la réparent aussi.',
    },
    'LEGACY-RED-01': {
      title: 'Les dangers qu’elle prend',
      rule: 'Les cartes danger que la Torpedo prend au bivouac vous infligent les dégâts indiqués par la carte de René.',
    },
    'LEGACY-RED-02': {
      title: 'Les dangers des villes',
      rule: 'Les cartes danger que la Torpedo pioche en entrant dans une ville vous infligent aussi des dégâts.',
    },
    'LEGACY-RED-03': {
      title: 'Endurcie',
      rule: 'Une tuile danger coûte à la Torpedo 1 niveau de mécanique au lieu de 2.',
    },
    'LEGACY-RED-04': {
      title: 'Sans peur',
      rule: 'Une tuile danger ne coûte rien à la Torpedo.',
    },
    'LEGACY-YELLOW-01': {
      title: 'Un plus grand réservoir',
      rule: 'Le maximum de ses deux jauges est de 7.',
    },
    'LEGACY-YELLOW-02': {
      title: 'Un cadre plus solide',
      rule: 'Le maximum de ses deux jauges est de 8.',
    },
    'LEGACY-YELLOW-03': {
      title: 'Un moteur neuf',
      rule: 'Le maximum de ses deux jauges est de 9.',
    },
    'LEGACY-YELLOW-04': {
      title: 'La machine parfaite',
      rule: 'Le maximum de ses deux jauges est de 10.',
    },
    'PASS-01': {
      title: 'Trois modes',
      rule: 'Le passeport est une liste de missions. Chaque mission accomplie vous vaut un cachet. Il y a trois modes pour le remplir : prudent, avec le paquet seulement ; légendaire, avec le paquet et les pouvoirs hérités ; solitaire, sans aucun adversaire.',
    },
    'PASS-02': {
      title: 'Les missions',
      ruling:
        'Les missions sont les nôtres : au moins 15 par continent, chacune vérifiée par le jeu, avec un cachet à part pour chacun des trois modes. En mode solitaire, vous courez contre un nombre fixe de tours.',
    },
    'PASS-03': {
      title: 'Un pilote légendaire',
      rule: 'Remplissez un passeport en mode légendaire, et vous êtes un pilote légendaire.',
    },
  },
} satisfies ChapterText<typeof chapter>;
