import type { modules as chapter } from '../../chapters/modules.ts';
import type { ChapterText } from '../../text.ts';

export const modules = {
  sections: {
    leaders: 'Les chefs d’équipage',
    season: 'Saison et microclimat',
    village: 'Les villages',
    postal: 'La poste',
    paddock: 'Le paddock',
    diplomacy: 'Diplomatie',
    patronage: 'Le mécénat',
    fifth: 'Le cinquième équipage',
    modes: 'Modes de jeu',
    mix: 'Quand les modules se croisent',
  },
  rules: {
    'LEADER-01': {
      title: 'Deux cartes de plus',
      rule: 'Avec les chefs, 2 cartes topographe sont mélangées à la pioche.',
    },
    'LEADER-02': {
      title: 'Choisir un chef',
      rule: 'Dans l’ordre du tour, chaque équipage choisit un chef. Nationalité, véhicule et assistants viennent avec lui.',
    },
    'LEADER-03': {
      title: 'Une fois par tour',
      rule: 'Un pouvoir qui sert une fois par tour est de nouveau prêt au début du tour suivant.',
    },
    'LEADER-04': {
      title: 'L’équipage du mercenaire',
      rule: 'Roy Chapman n’amène pas d’équipage. Quand tous ont choisi, son joueur prend véhicule et équipage parmi ceux qui restent ; le chef de cet équipage reste chez lui.',
    },
    'LEADER-05': {
      title: 'Quand agissent les pouvoirs',
      ruling:
        'Delatour et Martinetti utilisent leur pouvoir à l’étape 2 de leur propre séquence, comme une carte : il faut encore un assistant actif, et la séquence continue. Les 20 F de Chevy arrivent d’eux-mêmes au début de chaque convoi, tant qu’il n’est pas arrivé.',
    },
    'LEADER-06': {
      title: 'Par mer, pas par air',
      ruling:
        'Les 50 F de Walledgrave s’ajoutent aux cartes transport, mais seulement sur les lignes maritimes, jamais dans les airs.',
    },
    'LEADER-07': {
      title: 'La seconde tuile de Chapman',
      ruling:
        'Chapman décide une fois la première tuile retournée. Elle regagne le sac avant que la seconde soit piochée, et peut donc revenir ; la seconde doit être gardée.',
    },
    'LEADER-08': {
      title: 'Chaque chef une seule fois',
      rule: 'Aucun chef ne peut être choisi deux fois. Qui doit choisir peut prendre Chapman à la place de n’importe quel chef encore libre.',
    },
    'LEADER-09': {
      title: 'La carte de Simone',
      rule: 'Quand Simone Deforêt est en course, le bivouac distribue 2 cartes de plus qu’il n’y a d’équipages. Chacun en prend une, puis le dernier équipage dans l’ordre du tour choisit l’une des deux qui restent, et Simone reçoit l’autre.',
      ruling:
        'Cela se fait tout seul. S’il manque des cartes, c’est d’abord celle de Simone, puis la seconde du dernier équipage, puis celles des équipages qui choisissent en dernier.',
    },
    'LEADER-10': {
      title: 'Quand la remise est épuisée',
      ruling:
        'La remise de Walledgrave s’applique d’elle-même. Elle n’est épuisée que si une ligne maritime est vraiment empruntée et si elle a baissé le tarif.',
    },
    'LEADER-11': {
      title: 'Où pioche Van Hotten',
      ruling:
        'Les deux cartes de Van Hotten valent pour les villes de couleur. Villages et villes violettes donnent ce qu’ils donnent toujours.',
    },
    'LEADER-12': {
      title: 'Nulle part où poser',
      ruling:
        'Si les tuiles d’un topographe ne trouvent plus de case libre reliée, toutes celles qui restent en main regagnent le sac et aucune ne sort du jeu.',
    },
    'LEADER-DELATOUR': {
      title: 'Delatour en éclaireur',
      rule: 'Jean Delatour mène l’équipage français. Une fois par tour, il pioche 3 tuiles et les pose.',
    },
    'LEADER-MARTINETTI': {
      title: 'Martinetti répare',
      rule: 'Gianni Martinetti mène l’équipage italien. Une fois par tour, il fait une réparation.',
    },
    'LEADER-WALLEDGRAVE': {
      title: 'Walledgrave voyage moins cher',
      rule: 'Sir Andrew Walledgrave mène l’équipage anglais. Une fois par tour, une ligne maritime lui coûte 50 F de moins.',
    },
    'LEADER-VAN-HOTTEN': {
      title: 'Van Hotten est bien reçu',
      rule: 'Leonard Van Hotten mène l’équipage belge. En entrant dans une ville, il pioche toujours au moins 2 cartes.',
    },
    'LEADER-CHAPMAN': {
      title: 'Chapman regarde deux fois',
      rule: 'Roy Chapman est un mercenaire américain. Une fois par tour, en terrain inconnu, il peut remettre la première tuile dans le sac et en piocher une autre.',
    },
    'LEADER-CHEVY': {
      title: 'Chevy a des appuis',
      rule: 'Louis Chevy mène l’équipage suisse. Une fois par tour, il reçoit 20 F.',
    },
    'LEADER-DEFORET': {
      title: 'Une carte pour Deforêt',
      rule: 'Simone Deforêt mène les Suffragettes. À chaque bivouac, une carte de plus est distribuée ; elle lui revient quand tous ont pris la leur.',
    },
    'CARD-TOPOGRAPHER': {
      title: 'Topographe',
      rule: 'L’équipage pioche 4 tuiles, en pose 2 comme le ferait un éclaireur, et les 2 autres sortent du jeu. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
    'SEASON-01': {
      title: 'Normale ou difficile',
      rule: 'La table convient d’une année normale ou difficile. 2 cartes station météo sont mélangées à la pioche.',
      ruling: 'Une mer fermée l’est aussi pour la station météo.',
    },
    'SEASON-02': {
      title: 'L’année',
      rule: 'L’année compte 6 saisons de deux mois, de janvier-février à novembre-décembre. Avant le premier tour, un dé désigne la saison : 1 la première, 6 la dernière. Chaque tour suivant avance d’une saison, et l’année tourne.',
    },
    'SEASON-03': {
      title: 'Le temps du tour',
      rule: 'Au début de chaque bivouac, le premier joueur lance un dé. Si la saison indique cette face, son temps vaut pour tout le tour et chaque tuile où l’on entre coûte d’autant plus. Sinon, il fait beau.',
    },
    'SEASON-04': {
      title: 'Les effets du temps',
      rule: 'Le mauvais temps demande plus d’essence, cause plus de dégâts ou ferme les lignes maritimes.',
    },
    'SEASON-05': {
      title: 'Ce que le temps épargne',
      ruling:
        'Entrer dans une ville ne coûte rien au titre du temps. Quand la mer est fermée, les zeppelins volent encore.',
    },
    'SEASON-06': {
      title: 'Le microclimat',
      rule: 'Seulement avec la saison. Les tuiles microclimat vont dans le sac. Qui tente d’entrer sur l’une d’elles lance un dé à chaque fois, et ce que dit la table du microclimat s’ajoute au prix de la tuile.',
    },
    'SEASON-07': {
      title: 'Tenter un microclimat',
      ruling:
        'Le dé est lancé avant tout paiement. Qui ne peut alors pas payer fait demi-tour et son trajet s’arrête, comme en terrain inconnu ; à l’essai suivant, il relance le dé. Une tuile connue dont l’équipage ne peut payer le prix imprimé ne peut pas être tentée. Un stop venu de la table est un symbole stop : un guide l’ignore.',
    },
    'SEASON-08': {
      title: 'Trajet de la station météo',
      ruling:
        'Le trajet d’une station météo peut emprunter toute ligne ouverte. On n’y lance pas le dé du microclimat.',
    },
    'SEASON-09': {
      title: 'Un microclimat découvert',
      ruling:
        'Pour une tuile microclimat retournée en terrain inconnu, le dé est lancé quoi que l’équipage puisse payer, afin que personne n’apprenne rien de sa main.',
    },
    'CARD-WEATHER-STATION': {
      title: 'Station météo',
      rule: 'L’équipage fait un trajet pendant lequel les tuiles ne coûtent rien au titre du temps, seulement leur prix habituel. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
    'VILLAGE-01': {
      title: 'Des villages dans le sac',
      rule: 'Les 5 tuiles village du continent vont dans le sac.',
    },
    'VILLAGE-02': {
      title: 'S’arrêter ou continuer',
      rule: 'Un équipage qui entre dans un village peut s’y arrêter, ce qui met fin au trajet, et prendre le cadeau du village ; ou bien il continue et ignore le symbole stop.',
    },
    'VILLAGE-03': {
      title: 'Les cinq cadeaux',
      rule: 'Un village augmente le moteur de 1, un autre le châssis de 1, un autre l’essence de 3 ; un autre donne 20 F, et dans le dernier l’équipage pioche une carte.',
    },
    'VILLAGE-04': {
      title: 'Ce qui vaut un arrêt',
      ruling:
        'Le cadeau se prend à chaque arrêt en entrant. Un trajet qui s’achève là faute de portée ou par une panne compte comme un arrêt. Un niveau de moteur met fin à la panne, mais le trajet est terminé. Repartir d’un village ne rapporte rien.',
    },
    'POSTAL-01': {
      title: 'Deux messagers rapides',
      rule: '2 cartes livraison express sont mélangées à la pioche.',
    },
    'POSTAL-02': {
      title: 'Les colis au départ',
      rule: 'Les colis sont des cubes aux quatre couleurs des villes, tirés d’un sac à eux. À la mise en place, on en tire un pour chaque ville, puis un pour chaque équipage, qui l’embarque.',
    },
    'POSTAL-03': {
      title: 'Livrer',
      rule: 'Arriver dans une ville de sa couleur livre le colis embarqué : le cube regagne le sac et l’équipage reçoit 30 F. Il peut ensuite charger le colis qui se trouve dans la ville.',
    },
    'POSTAL-04': {
      title: 'Un colis à la fois',
      rule: 'Un équipage transporte un seul colis et doit le livrer avant d’en charger un autre.',
      ruling: 'Un équipage qui n’a rien à bord peut charger le colis de toute ville où il arrive.',
    },
    'POSTAL-05': {
      title: 'Nouveaux colis',
      rule: 'Pendant l’intendance, une fois le nouvel ordre du tour établi, chaque ville sans colis en reçoit un nouveau.',
    },
    'POSTAL-06': {
      title: 'Où vont les colis',
      ruling:
        'Les villes violettes n’ont pas de colis et n’en acceptent aucun, même en express. Une livraison express se joue en arrivant, ou à l’étape 2 quand le véhicule est dans une ville de couleur ; on peut ensuite charger le colis qui s’y trouve. Un colis de la couleur même de la ville peut aussi être chargé, et attend une autre ville de cette couleur.',
    },
    'POSTAL-07': {
      title: 'Jamais au lieu de chargement',
      ruling:
        'Aucun colis n’est jamais livré dans la ville où il a été chargé, même en express. Aucun ne peut être jeté.',
    },
    'POSTAL-08': {
      title: 'Un sac de colis vide',
      ruling:
        'Quand le sac manque de colis, le hasard décide quelles villes en reçoivent ; les autres attendent qu’il y en ait.',
    },
    'CARD-EXPRESS-DELIVERY': {
      title: 'Livraison express',
      rule: 'Le colis embarqué est livré dans la ville où se trouve l’équipage, quelle que soit sa couleur. Pour l’étape 2 d’une séquence, ou en arrivant. 2 exemplaires.',
    },
    'PADDOCK-01': {
      title: 'Réglages en route',
      rule: '2 cartes paddock sont mélangées à la pioche. Elles changent d’un cran une jauge du véhicule de l’équipage : monter coûte 100 F, descendre rapporte 100 F.',
      ruling: 'C’est le maximum de la jauge qui change.',
    },
    'PADDOCK-02': {
      title: 'Véhicules tout prêts',
      rule: 'Dans le jeu préconfiguré, chaque véhicule a ses propres maxima.',
    },
    'PADDOCK-03': {
      title: 'L’atelier ouvert',
      rule: 'Dans le jeu libre, chaque équipage reçoit 150 F de plus. Dans l’ordre du tour, ronde après ronde, chacun augmente un maximum de 1 pour 100 F, en baisse un de 1 et reçoit 100 F, ou passe, jusqu’à ce que tous aient passé.',
    },
    'PADDOCK-04': {
      title: 'Jauges pleines',
      rule: 'Toutes les jauges commencent aux maxima qu’a alors le véhicule.',
    },
    'PADDOCK-05': {
      title: 'Limites de l’atelier',
      ruling:
        'Qui a passé dans le jeu libre n’y revient pas. Le maximum d’essence reste entre 4 et 10, ceux du moteur et du châssis entre 3 et 10. Augmenter un maximum augmente aussi le niveau de 1 ; le baisser ne réduit le niveau que s’il est au-dessus, et rapporte dans tous les cas. L’argent qui reste est gardé.',
    },
    'CARD-PADDOCK': {
      title: 'Passage au paddock',
      rule: 'Un maximum du véhicule de l’équipage change de 1 : il monte pour 100 F, ou descend et rapporte 100 F. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
    'DIPLO-01': {
      title: 'Diplomatie normale ou dure',
      rule: 'La table convient d’une diplomatie normale ou difficile. 2 cartes visa sont mélangées à la pioche.',
    },
    'DIPLO-02': {
      title: 'Quatre pistes d’influence',
      rule: 'Le plateau de diplomatie a une piste pour chaque couleur de ville. Chaque équipage commence sur la première case de chacune.',
    },
    'DIPLO-03': {
      title: 'Quitter une ville',
      rule: 'Pendant le convoi, un équipage qui quitte une ville lance un dé. Si la face ne dépasse pas son influence dans cette couleur, il part. Sinon, il paie 20 F par point de différence, ou le trajet s’arrête là.',
    },
    'DIPLO-04': {
      title: 'Acheter de l’influence',
      rule: 'Un équipage qui fait l’action de financement peut aussitôt acheter de l’influence, autant de pas qu’il peut en payer, aux prix du plateau.',
    },
    'DIPLO-05': {
      title: 'Les départs qui comptent',
      ruling:
        'Les villes violettes ne demandent rien. Partir en bateau ou en zeppelin, c’est aussi quitter une ville. On lance le dé une fois par trajet ; un trajet qu’il arrête est perdu.',
    },
    'DIPLO-06': {
      title: 'Le dé d’abord',
      ruling:
        'Le dé est lancé avant de choisir le chemin, de piocher une tuile ou de payer un tarif. Un visa se joue avant. Avec une influence de 6, on ne lance pas le dé.',
    },
    'DIPLO-07': {
      title: 'Un pot-de-vin est perdu',
      ruling:
        'Un pot-de-vin n’est pas rendu, même si le trajet échoue et que le véhicule se retrouve dans la ville. Le trajet suivant relance le dé.',
    },
    'DIPLO-08': {
      title: 'D’abord l’argent',
      ruling:
        'L’influence s’achète une fois l’argent du financement reçu. Les équipages peuvent partager une case ; 6 est le sommet.',
    },
    'CARD-VISA': {
      title: 'Visa',
      rule: 'L’équipage quitte une ville sans lancer le dé. Se joue avec un trajet. 2 exemplaires.',
    },
    'PATRON-01': {
      title: 'Une charmante compagnie',
      rule: '2 cartes dandy sont mélangées à la pioche.',
    },
    'PATRON-02': {
      title: 'La piste des mécènes',
      rule: 'Une piste montre des sommes croissantes. Le marqueur de chaque équipage commence sur sa case de départ, la seule où plusieurs peuvent se tenir.',
    },
    'PATRON-03': {
      title: 'Le financement fait avancer',
      rule: 'L’action de financement avance le marqueur de l’équipage d’une case par assistant engagé. Les cases occupées sont sautées et ne comptent pas.',
    },
    'PATRON-04': {
      title: 'Encaisser',
      rule: 'Au tout début d’une séquence, avant l’essence, un équipage peut encaisser : il prend la somme sous son marqueur, le marqueur revient au départ, et le reste de la séquence est perdu. Ce n’est pas passer.',
    },
    'PATRON-05': {
      title: 'Limites de la piste',
      ruling:
        'Pour encaisser, il faut un assistant actif et un marqueur au-delà du départ. Les pas au-delà de la dernière case libre sont perdus ; un dandy qui ne ferait rien avancer ne peut pas être joué.',
    },
    'PATRON-06': {
      title: 'Le mécène à l’arrivée',
      ruling: 'Un équipage qui arrive retire son marqueur de la piste. Ce qu’il n’a pas encaissé est perdu.',
    },
    'CARD-DANDY': {
      title: 'Dandy',
      rule: 'Le marqueur du mécène avance de 2 cases ; celles qui sont occupées sont sautées et ne comptent pas. Pour l’étape 2 d’une séquence. 2 exemplaires.',
    },
    'FIFTH-01': {
      title: 'Un cinquième équipage',
      rule: 'Un cinquième équipage peut se joindre à la course. Les Suffragettes, Simone Deforêt et sa P20R Belinda, peuvent être celui-là ou prendre la place d’un autre.',
    },
    'FIFTH-02': {
      title: 'Six cartes au bivouac',
      rule: 'À cinq équipages, le bivouac distribue 6 cartes ; le pouvoir de Simone en ajoute une dans toute course. Si elle est dernière dans l’ordre du tour, elle finit le bivouac avec 3 d’entre elles.',
    },
    'FIFTH-03': {
      title: 'Arrivées tardives',
      ruling: 'Arriver quatrième ou cinquième ne rapporte aucun point.',
    },
    'FIFTH-04': {
      title: 'Suffragettes sans chef',
      ruling:
        'Sans le module des chefs, les Suffragettes sont un équipage comme un autre, et le pouvoir de Simone ne sert pas.',
    },
    'MODE-01': {
      title: 'Tirer un mode de jeu',
      rule: 'Au lieu de choisir des modules, une table peut tirer une carte mode de jeu, qui nomme une combinaison.',
    },
    'MODE-02': {
      title: 'Des modes de notre cru',
      ruling:
        'Le paquet des modes est le nôtre : au moins 12, chacun avec son nom, ses modules, son poids (léger, moyen ou lourd) et son effet sur la durée.',
    },
    'MIX-01': {
      title: 'Un trajet avec tout',
      ruling:
        'Dans cet ordre : visa, ou dé et pot-de-vin ; choix de la case ou de la ligne ; pioche d’une tuile ; second regard de Chapman ; dé du microclimat ; prix de la tuile, de la zone à risque, du temps et du microclimat ; garde, milice, jerricans ; paiement ; déplacement ; limite de main ; panne, stop, guide ou village. En ville : paiement, colis, cartes, limite de main.',
    },
    'MIX-02': {
      title: 'Un seul prix',
      ruling:
        'Toutes les parts d’un prix se paient ensemble ou pas du tout. Les dégâts du temps et du microclimat sont des dégâts de la tuile : le pilote les répartit, et les gardes ne les arrêtent pas.',
    },
    'MIX-03': {
      title: 'Le financement avec tout',
      ruling:
        'D’abord l’argent, puis le marqueur du mécène, puis l’influence. Seule l’action de financement fait cela : ni l’argent de Chevy, ni la carte financier, ni les villages, ni les colis ne font avancer le marqueur ou n’ouvrent l’influence.',
    },
    'MIX-04': {
      title: 'Encaisser et pouvoirs',
      ruling:
        'Encaisser fait renoncer aux cartes et au pouvoir du chef pour cette séquence. Les pouvoirs d’une fois par tour restent prêts.',
    },
    'MIX-05': {
      title: 'Ordre de mise en place',
      ruling: 'La mise en place suit cet ordre : chefs, véhicule de Chapman, paddock, saison, colis.',
    },
    'MIX-06': {
      title: 'Des tuiles comme les autres',
      ruling:
        'Villages et microclimats sont des tuiles de terrain pour toute carte, tout garde et tout pouvoir. Elles sortent du jeu et y reviennent comme les autres.',
    },
    'MIX-07': {
      title: 'Les modules contre René',
      ruling:
        'Le temps court de bivouac en bivouac : la saison avance à chacun, et le bivouac d’ouverture lance d’abord le dé. La Torpedo paie le temps et lance le dé des microclimats. Dans la valeur d’une tuile, un microclimat compte 1 de plus et le stop d’un village rien. Elle passe les villages sans arrêt ni cadeau, ne porte pas de colis, ne lance rien aux portes, et n’a ni mécène, ni chef, ni paddock.',
    },
    'MIX-08': {
      title: 'Simone contre René',
      ruling:
        'Avec Simone, une sixième carte est donnée, sur aucune case numérotée. Quand tous deux ont pris, elle en prend une de plus parmi celles qui restent, avant de compter les dangers.',
    },
    'MIX-09': {
      title: 'Seul, mais pas cinquième',
      ruling:
        'Le cinquième équipage et une course en solo s’excluent. Les Suffragettes peuvent être l’équipage du solo.',
    },
  },
} satisfies ChapterText<typeof chapter>;
