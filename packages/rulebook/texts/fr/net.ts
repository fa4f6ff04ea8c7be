import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: {
    net: 'Le jeu en ligne',
    people: 'Comptes et messages',
    ratings: 'Le classement',
    cups: 'Coupes',
    clubs: 'Clubs',
    administration: 'L’administration',
  },
  rules: {
    'NET-01': {
      title: 'Une question, une réponse',
      ruling:
        'Chaque réponse appartient à une question. Une réponse qui arrive trop tard est refusée et ne change rien. Une réponse envoyée deux fois compte une fois, et l’expéditeur reçoit de nouveau le même résultat.',
    },
    'NET-02': {
      title: 'Qui joue une place',
      ruling:
        'Seul le joueur assis à une place peut répondre pour elle, annuler et la quitter. L’hôte, qui a ouvert la table, lance la course et peut libérer la place d’un joueur absent depuis deux minutes, sauf si les joueurs ont été réunis par la recherche ou si une pendule tourne dans une course classée : là, seule la pendule le fait. Un ami en retard peut remplacer un robot qui occupe une place restée libre ; si l’hôte est absent lui aussi, le premier joueur à la table peut le faire, et avant la course il devient l’hôte au bout de vingt secondes. Un robot joue jusqu’au retour du joueur ou, à une place libérée, jusqu’à ce que quelqu’un d’autre s’y soit assis. Personne ne peut voir deux mains dans la même course.',
    },
    'NET-03': {
      title: 'Ce qui est possible, et quand',
      ruling:
        'Vous pouvez prendre une place avant la course, et une place libérée pendant la course. Vous jouez pendant la course, et une revanche vient après, pour ceux qui l’acceptent. Une course se termine plus tôt si tous ceux qui jouent sont d’accord, si l’un d’eux l’annule au premier tour, ou si tous les autres ont abandonné. Pour revenir en arrière, il faut un point où revenir et quelqu’un qui l’a proposé. Une fois la course finie, on ne peut plus rien y annuler.',
    },
    'NET-04': {
      title: 'Messages du réseau',
      ruling:
        'Un message doit avoir exactement les éléments de son type et une taille limitée. Tout le reste est refusé et ne change rien.',
    },
    'NET-05': {
      title: 'Limites de rythme',
      ruling:
        'Si vous jouez à la main, vous n’atteignez jamais de limite. Les programmes qui envoient beaucoup plus de messages sont refusés pendant un moment.',
    },
    'NET-06': {
      title: 'Liens, codes et jetons',
      ruling:
        'Une table se trouve par son lien, un rapport d’erreur par le sien, et vous par le secret conservé sur votre appareil. Un code vous fait passer sur un autre appareil, une seule fois et dans les dix minutes. Un lien ou un code inconnu ne mène nulle part.',
    },
    'NET-07': {
      title: 'Enregistré, puis montré',
      ruling:
        'Un coup compte dès qu’il est enregistré, et personne ne le voit avant. S’il ne peut pas être enregistré, la table reste telle qu’elle était.',
    },
    'NET-08': {
      title: 'Pendules',
      ruling:
        'Une table peut jouer à la pendule. Les premières secondes de chaque décision ne sont pas décomptées ; ensuite, votre temps pour la course s’écoule. Une pendule attend que votre page montre la question, un quart de minute au plus. Elle peut ajouter du temps après chaque coup, et s’arrêter la nuit et les jours de congé. Si vous perdez la connexion, une réserve à part s’écoule d’abord. Tant que le serveur est arrêté, aucune pendule ne tourne, et tout le monde reçoit une demi-minute de plus à son retour. Quand votre temps est écoulé, la plus petite réponse est donnée pour vous, dans le convoi un assistant qui attend, ou, si la table l’a choisi, un robot prend votre place jusqu’à ce que vous la repreniez ; la dernière place jouée par une personne n’est jamais prise. Quand des équipages sont interrogés sur une carte danger, tous ont le même temps, et il ne coûte rien à personne. Pendant une course, tout le monde à la table doit être d’accord pour une pendule, ou pour jouer sans.',
    },
    'NET-09': {
      title: 'Réponses automatiques',
      ruling:
        'Vous pouvez décider d’avance comment votre place répond : laisser faire une carte danger, sauf si elle vous coûte au moins un certain nombre de niveaux, passer quand il ne vous reste que des gardes, ou confirmer votre plan tel quel dès que les autres ont confirmé le leur. Ces réponses ne dépendent que de ce que tout le monde sait, personne d’autre ne les connaît, et elles n’arrivent pas plus vite que celles d’une personne. Si tous les joueurs qui manquent attendent les autres, tous les plans sont confirmés.',
    },
    'NET-10': {
      title: 'Notifications',
      ruling:
        'Si c’est à vous de jouer et que vous ne regardez pas la table, vous pouvez recevoir une notification : une seule pour toutes vos tables, et pas d’autre avant un moment. Elle dit quelles tables vous attendent, mais rien de la décision ni de vos cartes. Qu’elle soit envoyée ou non ne dépend que de ce que tout le monde sait et de vos propres réponses. Les notifications vont aux appareils et à l’adresse e-mail que vous avez choisis, ainsi qu’à une adresse désignée par l’hébergeur, et nulle part ailleurs.',
    },
    'PEOPLE-01': {
      title: 'Comptes',
      ruling:
        'Vous n’avez pas besoin d’un compte pour jouer. Si vous en avez un, vous vous connectez avec votre identifiant et votre mot de passe, une clé d’accès ou l’un de vos codes de secours ; en cas d’échec, on ne vous dit pas ce qui était faux. Vous ne pouvez changer votre mode de connexion ou supprimer votre compte que juste après avoir confirmé votre identité, et vous ne pouvez pas retirer le dernier mode de connexion. Si vous vous connectez en étant invité, vous gardez vos tables, mais jamais une seconde main dans la même course.',
    },
    'PEOPLE-02': {
      title: 'Phrases rapides',
      ruling:
        'À une table, les joueurs peuvent dire des phrases rapides, et chacun les lit dans sa langue. Seuls les joueurs de la table et les spectateurs peuvent parler, et pas trop souvent ; les joueurs lisent ce qu’ont dit les spectateurs une fois la course terminée. Si vous masquez quelqu’un, vous ne l’entendez plus, à aucune table.',
    },
    'PEOPLE-03': {
      title: 'Messages libres',
      ruling:
        'Les joueurs d’une table peuvent aussi écrire des messages de 280 caractères au plus, quelques-uns à la fois. Ce sont des textes simples, sans caractères invisibles. Seuls les joueurs de la table peuvent les lire, jamais les spectateurs ; ils sont conservés et supprimés avec la table. L’hôte d’une table peut n’autoriser que les phrases rapides, et vous pouvez désactiver les messages pour vous ; ils ne sont alors ni affichés ni proposés. Aux tables publiques, il n’y a de messages que si quelqu’un traite les signalements.',
    },
    'PEOPLE-04': {
      title: 'Signaler quelqu’un',
      ruling:
        'À une table, vous pouvez signaler un message ou un joueur, avec un motif et un commentaire. Les messages qui l’entourent sont copiés dans le signalement et y restent même si la table est supprimée. La personne signalée n’apprend ni le signalement ni son auteur. Signaler deux fois la même chose compte pour un signalement, et vous ne pouvez pas en avoir plus de vingt en attente. Si personne ne traite les signalements, aucun n’est accepté.',
    },
    'RATE-01': {
      title: 'Quelles courses comptent',
      ruling:
        'Une course en ligne compte pour le classement si elle est jouée jusqu’au bout, sauf si l’hôte de la table en a décidé autrement avant le départ. Au moins une personne doit y participer ; les robots sont des adversaires comme les autres. Les modules et les coups annulés n’y changent rien.',
    },
    'RATE-02': {
      title: 'Comment compte une course',
      ruling:
        'Une course compte une fois, quand elle est finie. Chaque joueur est comparé à chaque autre selon sa place. Si vous avez laissé votre équipage à un robot et que vous n’êtes pas de retour à la fin, vous êtes dernier. Si vous avez repris une place en cours de course, cette course ne compte pas pour vous. Le classement des robots a été mesuré, et aucune course ne le change.',
    },
    'RATE-03': {
      title: 'Ce que dit un classement',
      ruling:
        'Il y a un classement pour chaque jeu, chaque plateau et chaque nombre d’équipages. C’est un nombre avec une marge d’erreur. Tout le monde commence à 1500, le classement du robot qui prend les places vides ; un joueur qui a 400 points d’avance gagne dix fois pour une défaite. Chaque course rend le nombre plus sûr ; jusque-là, il est provisoire.',
    },
    'RATE-04': {
      title: 'Trouver une course',
      ruling:
        'Vous êtes associé à des joueurs qui cherchent la même course et dont le classement est proche du vôtre. Plus vous attendez, plus la recherche s’élargit, pour les deux côtés. Au bout d’un moment, des robots de votre force vous sont proposés pour les places vides. La table s’ouvre pour tous les joueurs associés, et la course commence quand ils sont tous là. Si vous fermez la page, vous quittez la recherche.',
    },
    'RATE-05': {
      title: 'Les joueurs qui partent',
      ruling:
        'Tout le monde peut être appelé ailleurs ; quitter une course ne veut donc rien dire. Si vous avez quitté au moins trois de vos dix dernières courses, votre page et la salle d’attente l’indiquent, sans autre conséquence. Terminer des courses l’efface. Une course quittée pendant que le serveur était arrêté, ou dans l’heure qui suit, ne compte ni ici ni pour votre classement.',
    },
    'RATE-06': {
      title: 'Palmarès',
      ruling:
        'Pour chaque jeu, plateau et nombre d’équipages, les joueurs au classement stable sont rangés selon ce classement. Les joueurs et les comptes de robots ont chacun leur palmarès.',
    },
    'CUP-01': {
      title: 'Les coupes',
      ruling:
        'Une coupe est un tournoi qui se déroule tout seul. Quiconque a le lien peut s’inscrire jusqu’à l’ouverture des tables, dix minutes avant la première course, et partir à tout moment. Elle a lieu si deux équipages au moins sont inscrits. Qui est parti ou n’est pas venu peut revenir pour la manche suivante. Chacun peut avoir trois coupes non terminées, et seule la personne qui a ouvert une coupe peut l’annuler.',
    },
    'CUP-02': {
      title: 'Les appariements',
      ruling:
        'Dans une coupe suisse et dans un duplicate, les équipages à égalité se rencontrent. Personne ne retrouve les mêmes adversaires tant que cela peut s’éviter. Un équipage en trop est exempté ; personne ne l’est deux fois avant que tous l’aient été. S’il en reste deux ou plus, des robots complètent leur table. En formule « tous contre tous », chacun rencontre chacun une fois, à deux par table.',
    },
    'CUP-03': {
      title: 'Points et égalités',
      ruling:
        'À une table de quatre, les places valent 5, 3, 2 et 1 points, à trois 5, 3 et 1, à deux 3 et 1 ; une exemption en vaut trois. Dans un duplicate, votre résultat est comparé à tous ceux de la même place : dix points si vous les devancez tous, cinq au milieu, et une exemption en vaut cinq. Qui a laissé son équipage à un robot n’en a aucun. À égalité de points, le prestige décide, puis les courses entre les équipages à égalité, puis les arrivées les plus tôt.',
    },
    'CUP-04': {
      title: 'Les tables d’une coupe',
      ruling:
        'Les places sont prêtes dix minutes avant la première course, puis dès l’ouverture de chaque manche. Une course commence quand tout le monde est là, au plus tard au bout de cinq minutes entre deux manches. Dans une coupe en direct, un robot part alors pour les absents et leur rend le volant quand ils arrivent ; sur plusieurs jours, leur pendule tourne. Personne d’autre ne peut s’asseoir, et la pendule et les options restent. Les courses d’une coupe sont classées. Dans un duplicate, personne ne peut regarder une autre table et aucun résultat n’est montré avant que toutes les tables de la manche soient arrivées.',
    },
    'CUP-05': {
      title: 'Une coupe continue',
      ruling:
        'Tout ce qui se passe dans une coupe est noté avant d’être montré. Si le serveur s’arrête, la coupe reprend à son retour, avec les mêmes appariements et le même classement ; aucune table n’est ouverte deux fois et aucun résultat ne compte deux fois. Une table perdue compte comme une exemption pour tous ses équipages.',
    },
    'CLUB-01': {
      title: 'Un club',
      ruling:
        'Un club est un camp avec sa page, sa discussion, ses tables et ses coupes. Chacun peut en fonder jusqu’à trois, sous un nom qu’aucun autre club ne porte et qui ne ressemble à aucun autre. Tout le monde peut rejoindre un club ouvert ; pour les autres on demande, et le fondateur ou un officier fait entrer. Un club compte au plus 200 membres et demandes, une personne au plus vingt clubs ; les comptes de robot n’en rejoignent aucun. Tout le monde peut regarder un club, avec ses membres, ses tables et ses coupes.',
    },
    'CLUB-02': {
      title: 'Fondateur et officiers',
      ruling:
        'Chaque club a un fondateur ; il nomme les officiers, peut transmettre le club et le dissoudre. Le fondateur et les officiers écrivent ce que le club dit de lui-même, font entrer et renvoient des membres, au besoin pour toujours. Si le fondateur part ou si son compte est supprimé, l’officier le plus ancien lui succède, sinon le membre le plus ancien ; un club sans personne prend fin avec sa discussion, ses tables et ses coupes continuent.',
    },
    'CLUB-03': {
      title: 'Ce qui appartient à un club',
      ruling:
        'Seuls les membres lisent et écrivent la discussion d’un club ; ses 300 dernières lignes restent. Tout ce qui vaut pour la messagerie s’applique : dans un club ouvert à tous, le texte libre demande des administrateurs, les lignes de ceux que vous avez rendus muets ou bloqués ne sont pas montrées, et chaque ligne, comme ce qu’un club dit de lui-même, peut être signalée. Seuls les membres s’assoient aux tables d’un club et s’inscrivent à ses coupes ; qui a le lien peut regarder.',
    },
    'PEOPLE-05': {
      title: 'Mots de passe et second facteur',
      ruling:
        'Un mot de passe a dix caractères au moins. Ceux qui figurent sur des listes, qui suivent un schéma ou qui se réduisent presque au nom de la personne sont refusés. Avec une application d’authentification, un code est demandé après le mot de passe ; chaque code sert une fois, et un code de secours peut le remplacer. Les essais manqués ralentissent les suivants, mais n’empêchent jamais le titulaire d’entrer sur un appareil où il s’est déjà connecté.',
    },
    'PEOPLE-06': {
      title: 'Appareils',
      ruling:
        'Chacun peut voir les appareils sur lesquels il est connecté, et en déconnecter un ou tous, avec effet immédiat. Avec un compte, un appareil est déconnecté après 60 jours sans utilisation, et de toute façon au bout d’un an ; celui d’un invité, après 400 jours sans utilisation. L’appareil d’un invité ne peut déconnecter que ceux qui ont été ajoutés après lui.',
    },
    'PEOPLE-07': {
      title: 'Noms',
      ruling:
        'Un nom montre tout ce qu’il contient : ce qui ne se voit pas en est retiré. À une table, deux noms ne se ressemblent jamais : le second reçoit un numéro. Les noms que l’on prendrait pour ceux de l’administration sont refusés.',
    },
    'PEOPLE-08': {
      title: 'Joueurs et blocages',
      ruling:
        'La page d’un joueur montre à tous ses courses classées et celles des tables publiques ; les autres courses ne sont visibles que pour ceux qui y ont participé. Vous pouvez suivre des joueurs, écrire à leur sujet des notes que vous seul pouvez lire, et les bloquer. Si l’un de deux joueurs a bloqué l’autre, aucun ne lit ce que l’autre dit ou écrit, aucun ne peut défier l’autre ni s’asseoir à sa table, et ils ne sont jamais associés.',
    },
    'PEOPLE-09': {
      title: 'Défis',
      ruling:
        'Vous pouvez défier un joueur par son nom. Une table s’ouvre pour vous deux, et le joueur défié y est appelé sur toutes les pages et par ses notifications. Il accepte en s’asseyant, ou refuse. L’hôte peut commencer sans attendre de réponse ; le défi prend alors fin.',
    },
    'PEOPLE-10': {
      title: 'Problèmes',
      ruling:
        'Votre niveau, les problèmes que vous avez tentés et votre série sont conservés sur votre appareil. Avec un compte, le serveur les conserve aussi, et tous vos appareils comptent ensemble : de deux essais au même problème, le premier compte, et un jour est réussi s’il l’est sur l’un d’eux. Personne d’autre ne les voit.',
    },
    'API-01': {
      title: 'Programmes',
      ruling:
        'Avec un compte, vous pouvez laisser vos propres programmes utiliser le serveur. Chacun reçoit un jeton qui n’est affiché qu’une fois, qui dit ce que le programme peut faire et qui expire. Vous les voyez tous dans votre compte et pouvez mettre fin à chacun sur-le-champ ; changer de mot de passe met fin à tous. Un programme ne voit et ne peut rien de plus que celui pour qui il agit.',
    },
    'API-02': {
      title: 'Comptes de robot',
      ruling:
        'Un programme qui choisit lui-même ses coups joue avec un compte de robot. Ce compte appartient à quelqu’un qui a un compte, et son nom se termine par [bot] partout où il apparaît ; personne d’autre ne peut porter un tel nom. Les comptes de robot ont leur propre classement : ils ne changent le classement d’aucun joueur. Une course où une même main tient deux places, la sienne et celle d’un compte de robot, ou deux comptes de robot, n’est pas classée. Ils ne peuvent ni écrire, ni chercher d’adversaires, ni participer à l’expédition du jour.',
    },
    'ADMIN-01': {
      title: 'Administrateurs',
      ruling:
        'L’hébergeur désigne les administrateurs par leur identifiant au démarrage du serveur ; il n’y a pas d’autre moyen de devenir administrateur. Seuls les administrateurs voient les signalements. Tous les autres reçoivent le même refus, quoi qu’il y ait à voir.',
    },
    'ADMIN-02': {
      title: 'Ce que font les administrateurs',
      ruling:
        'Un signalement est réglé une seule fois : il est classé sans suite, ou suivi d’un avertissement, d’une interdiction d’écrire, d’une exclusion ou d’un nouveau nom. La personne qui l’a fait apprend si quelque chose a été décidé, et peut recevoir une réponse. Les administrateurs peuvent retirer un message et chercher une personne. Si deux administrateurs agissent, le second en est informé. Tout ce qu’ils font est inscrit dans un journal que tous les administrateurs peuvent lire. On ne peut pas sanctionner un administrateur ; c’est à l’hébergeur d’en décider.',
    },
    'ADMIN-03': {
      title: 'Avertir et interdire d’écrire',
      ruling:
        'Si vous recevez un avertissement ou une interdiction d’écrire, vous l’apprenez aussitôt ou à votre prochaine visite, dans votre langue et avec le motif, et vous confirmez l’avoir lu. Pendant l’interdiction, vous pouvez lire les messages et dire des phrases rapides, mais pas écrire, jusqu’à ce que la durée soit écoulée ou l’interdiction levée. Si l’on vous donne un autre nom, il remplace l’ancien à vos tables et dans vos messages, et vous le gardez pendant la durée indiquée.',
    },
    'ADMIN-04': {
      title: 'Exclusions',
      ruling:
        'Si vous êtes exclu, vous ne pouvez entrer depuis aucun appareil ni vous connecter à votre compte, jusqu’à ce que la durée soit écoulée ou l’exclusion levée ; on vous dit jusqu’à quand. Dans les courses en cours, un robot continue comme pour tout joueur qui part ; avant une course, votre place redevient libre.',
    },
    'ADMIN-05': {
      title: 'Durée de vie des tables',
      ruling:
        'Les tables terminées sont gardées tant qu’une personne qui y a joué est encore connue ici, sauf si un administrateur a fixé un nombre de jours. Une table dont la course ne commence jamais est supprimée au bout de quelques jours, une course que plus personne ne continue au bout de quelques mois\u202f; la page Confidentialité donne les chiffres. Une table est supprimée avec son journal et tout ce qui y a été dit. Si vous suivez un ancien lien, on vous dit que la table n’est plus conservée.',
    },
  },
} satisfies ChapterText<typeof chapter>;
