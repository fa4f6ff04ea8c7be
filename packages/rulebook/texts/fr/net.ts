import type { net as chapter } from '../../chapters/net.ts';
import type { ChapterText } from '../../text.ts';

export const net = {
  sections: {
    net: 'Par le réseau',
    people: 'Les personnes',
    ratings: 'Classement',
    administration: 'Administrer',
  },
  rules: {
    'NET-01': {
      title: 'Une question, une réponse',
      ruling:
        'Une réponse désigne la question à laquelle elle a été donnée. Venue trop tard, elle est refusée et ne change rien ; envoyée deux fois, elle ne compte qu’une fois, et qui l’a envoyée apprend de nouveau ce qu’elle est devenue.',
    },
    'NET-02': {
      title: 'À qui la place',
      ruling:
        'Seule la personne assise à une place répond pour elle, reprend pour elle et la quitte. Qui a dressé la table lance la course et peut libérer la place d’une personne absente depuis une minute ; en son absence, la première personne à la table s’en charge. Un robot remplace jusqu’au retour de la personne ou, à une place libérée, jusqu’à ce que quelqu’un d’autre s’assoie. Personne ne tient deux mains dans une même course.',
    },
    'NET-03': {
      title: 'Où en est la table',
      ruling:
        'Les places se prennent avant la course, et pendant si elles ont été libérées ; les réponses se donnent pendant, et la revanche vient après. Pour revenir en arrière, il faut un point où revenir et quelqu’un qui l’ait proposé. Une fois la course terminée, rien ne peut plus y être annulé.',
    },
    'NET-04': {
      title: 'Forme des messages',
      ruling:
        'Un message a exactement les parties de son espèce, ni plus ni moins, et une taille limitée. Tout le reste est refusé et ne change rien.',
    },
    'NET-05': {
      title: 'Allure',
      ruling:
        'Personne n’est ralenti qui joue à la main. Qui envoie bien davantage est refusé jusqu’à ce qu’un peu de temps ait passé.',
    },
    'NET-06': {
      title: 'Liens, codes et jetons',
      ruling:
        'Une table se trouve par son lien, un signalement par le sien, et une personne par le secret conservé sur l’appareil. Un code amène une personne sur un autre appareil, une fois et dans les dix minutes. Ce que personne n’a créé ne mène nulle part.',
    },
    'NET-07': {
      title: 'Noté avant d’être dit',
      ruling:
        'Une réponse compte quand elle est notée en lieu sûr, et personne n’en apprend rien avant. Si elle ne peut être notée, la table reste telle quelle.',
    },
    'NET-08': {
      title: 'Pendules',
      ruling:
        'Une table peut mesurer le temps. Les premières secondes de chaque décision sont gratuites ; ce qui les dépasse est pris sur la réserve de la course. Tant que la connexion est perdue, le temps prévu pour cela s’écoule d’abord ; tant que le serveur est absent, aucune pendule ne tourne, et une demi-minute s’ajoute à son retour. Le temps écoulé, la réponse qui décide le moins est donnée ou, si la table l’a choisi, un robot prend la place jusqu’à ce que son occupant la reprenne ; la dernière place jouée par une personne n’est pas prise. Dans une fenêtre de danger, toutes les personnes interrogées ont le même temps, qui ne coûte rien à personne. Pendant une course, toutes les personnes à la table s’accordent sur une pendule, ou sur son absence.',
    },
    'NET-09': {
      title: 'Consignes',
      ruling:
        'Qui occupe une place peut fixer ce qui est répondu pour elle : décliner dans les fenêtres de danger à moins d’y perdre au moins tant de niveaux, passer quand il ne reste que des gardes, confirmer un plan tel quel une fois les autres confirmés. Les consignes ne dépendent que de ce que tout le monde sait, ne sont connues de personne d’autre, et la réponse ne vient pas plus tôt que celle d’une personne. Si tous ceux qu’on attend attendent les autres, tous confirment.',
    },
    'NET-10': {
      title: 'Avis',
      ruling:
        'Qui doit répondre et ne regarde pas la table peut en être averti sur un appareil qui l’a demandé, une fois pour toutes ses tables et pas de nouveau aussitôt. Un avis dit où, et rien de ce qui est demandé ou tenu en main ; sa venue ne dépend que de ce que tout le monde sait et de ses propres réponses. Les avis vont aux services d’avis et à l’adresse nommée par l’hôte, et nulle part ailleurs.',
    },
    'PEOPLE-01': {
      title: 'Comptes',
      ruling:
        'Il ne faut pas de compte pour jouer. Qui en a un le prouve par un identifiant et un mot de passe, par une clé d’accès, ou par l’un des codes de secours reçus avec lui ; ce qui n’allait pas n’est pas dit. Seul qui vient de prouver son identité change un accès ou efface le compte, et le dernier accès reste. Un invité qui se connecte apporte ses tables, mais jamais une seconde main dans une même course.',
    },
    'PEOPLE-02': {
      title: 'Se parler',
      ruling:
        'À table, on se parle par phrases toutes faites, que chacun lit dans sa langue. Seul qui est assis parle, et pas trop souvent. Qui a été mis en sourdine n’est plus entendu de la personne qui l’a fait, à aucune table.',
    },
    'PEOPLE-03': {
      title: 'Ses propres mots',
      ruling:
        'Outre les phrases toutes faites, qui est assis à une table peut écrire jusqu’à 280 caractères, quelques messages à la fois. C’est du texte simple, sans rien d’invisible. Seules les personnes assises le lisent, jamais les spectateurs ; il reste avec la table et disparaît avec elle. Qui a ouvert la table peut s’en tenir aux phrases toutes faites, et chacun peut couper les mots libres pour soi : ils ne sont alors ni montrés ni proposés. À une table ouverte à tous, il n’y en a que si quelqu’un lit les signalements.',
    },
    'RATE-01': {
      title: 'Les courses qui comptent',
      ruling:
        'Une course en réseau compte pour le classement si elle est menée à son terme et si la personne qui a ouvert la table n’a pas dit le contraire avant le départ. Il y faut au moins une personne ; les robots sont des rivaux comme les autres. Les modules n’y changent rien, pas plus que les réponses reprises.',
    },
    'RATE-02': {
      title: 'Comment une course compte',
      ruling:
        'Une course compte une seule fois, quand elle est terminée. Chacun est comparé à tous les autres selon sa place. Qui a laissé son équipage à un robot et n’est pas revenu à la fin est classé dernier. Qui a repris un siège en cours de route n’est pas coté. Un robot reste là où on l’a mesuré : aucune course d’ici ne le déplace.',
    },
    'RATE-03': {
      title: 'Ce que dit une cote',
      ruling:
        'Les cotes sont tenues par jeu, par plateau et par nombre d’équipages. Une cote est un nombre et la marge dont il peut se tromper. Tout le monde commence à 1500, là où se tient le robot qui prend les sièges vides ; qui a 400 points d’avance gagne dix fois pour une défaite. À chaque course le nombre devient plus sûr ; jusque-là, la cote est dite encore incertaine.',
    },
    'RATE-04': {
      title: 'Trouver une course',
      ruling:
        'Qui cherche une course est réuni avec des gens qui cherchent la même chose et dont la cote est proche ; plus on attend, plus l’écart admis grandit, pour les deux. Au bout d’un moment, des robots de même force sont proposés pour les sièges vides. La table s’ouvre pour tous ceux qui ont été réunis, et la course commence quand ils sont tous là. Qui ferme la page n’attend plus.',
    },
    'RATE-05': {
      title: 'Les abandons',
      ruling:
        'Tout le monde peut être appelé ailleurs, et une seule course abandonnée ne dit rien. De qui a abandonné au moins trois de ses dix dernières courses, on le dit sur sa page et dans la salle d’attente, et rien d’autre ne s’ensuit. Finir des courses l’efface. Une course quittée pendant que le serveur était absent, ou dans l’heure qui suit, ne compte ni pour cela ni pour la cote.',
    },
    'PEOPLE-04': {
      title: 'Signaler quelqu’un',
      ruling:
        'Qui est assis à une table peut signaler une phrase dite là, ou une personne qui y est assise, avec un motif et ses propres mots. Ce qui s’est dit autour est recopié dans le signalement et y reste, quoi qu’il advienne de la table. La personne signalée n’en est pas informée, ni de qui l’a fait. Le même signalement fait deux fois n’en est qu’un, et personne n’en a plus de vingt en attente. Là où personne ne lit les signalements, aucun n’est pris.',
    },
    'ADMIN-01': {
      title: 'Qui administre',
      ruling:
        'L’hôte nomme les administrateurs par l’identifiant avec lequel ils se connectent, au démarrage du serveur ; personne d’autre ne peut le devenir. Eux seuls voient les signalements, et toute autre personne qui demande reçoit le même refus, quoi qu’il y ait.',
    },
    'ADMIN-02': {
      title: 'Actes des administrateurs',
      ruling:
        'Un signalement se règle une fois : classé, ou suivi d’un avertissement, d’un silence ou d’une exclusion. Qui arrive second l’apprend. Chaque acte est inscrit dans un journal que voient tous les administrateurs. Rien ne s’impose à un administrateur : cela revient à l’hôte.',
    },
    'ADMIN-03': {
      title: 'Averti et réduit au silence',
      ruling:
        'Qui a été averti ou réduit au silence le lit aussitôt, ou à sa visite suivante, dans sa langue, avec le motif, et le confirme. Au silence, on lit les mots libres des autres et on dit des phrases toutes faites, mais on n’en écrit pas, jusqu’à la fin du délai ou sa levée.',
    },
    'ADMIN-04': {
      title: 'Exclu',
      ruling:
        'Qui a été exclu n’entre plus, sur aucun appareil et par aucun accès à son compte, jusqu’à la fin du délai ou sa levée, et apprend jusqu’à quand. Dans les courses en cours, un robot continue comme pour qui s’en va ; avant une course, la place redevient libre.',
    },
    'ADMIN-05': {
      title: 'Conservation des tables',
      ruling:
        'Les tables dont la course est finie sont gardées toujours, sauf si un administrateur a fixé un nombre de jours. Les plus anciennes sont alors effacées avec leur journal et tout ce qui s’y est dit ; jamais une table dont la course dure. Qui vient par un ancien lien lit que la table n’est plus gardée.',
    },
  },
} satisfies ChapterText<typeof chapter>;
