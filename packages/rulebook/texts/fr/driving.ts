import type { driving as chapter } from '../../chapters/driving.ts';
import type { ChapterText } from '../../text.ts';

export const driving = {
  sections: {
    driving: 'Rouler',
  },
  rules: {
    'BASE-DRIVE-01': {
      title: 'Un trajet',
      rule: 'Vous faites un trajet avec un assistant placé sur mécanique, avec une carte pilote ou avec une autre carte qui le prévoit. Votre véhicule avance de case en case voisine, au plus d’autant de cases que votre moteur avait de niveaux au début du trajet. Vous pouvez vous arrêter après chaque case.',
    },
    'BASE-DRIVE-02': {
      title: 'Le coût d’une case',
      rule: 'Pour entrer sur une case, vous devez payer tout ce qu’elle demande : l’essence de sa tuile, 1 niveau de plus dans une zone à risque, ses dégâts et son danger. Si vous ne pouvez pas payer, vous n’y entrez pas et vous ne perdez rien.',
    },
    'BASE-DRIVE-03': {
      title: 'Dégâts et danger',
      rule: 'Répartissez les dégâts à votre guise entre le moteur et le châssis. Un danger ajoute 2 dégâts, sauf si vous l’écartez avec un garde ou une carte milice.',
    },
    'BASE-DRIVE-04': {
      title: 'Pouvoir payer',
      ruling:
        'Vous pouvez payer une case si tout ce que vous pourriez encore faire sur place couvre son coût : jouer des jerricans, jouer une carte milice, utiliser un garde. Vous pouvez subir des dégâts tant que le moteur et le châssis ont ensemble assez de niveaux.',
    },
    'BASE-DRIVE-05': {
      title: 'Jauges vides',
      rule: 'Quand votre moteur est à 0, votre véhicule est en panne : le trajet s’arrête aussitôt, et vous ne pouvez pas en commencer un autre avant d’avoir réparé. Un châssis à 0 vide seulement votre main. Quand votre essence est à 0, vous ne pouvez rien faire qui coûte de l’essence.',
    },
    'BASE-DRIVE-06': {
      title: 'Symbole stop',
      rule: 'Un symbole stop met fin à votre trajet sur cette tuile, sauf si vous jouez une carte guide.',
    },
    'BASE-DRIVE-07': {
      title: 'Territoire connu',
      rule: 'Les tuiles n’appartiennent à personne. Tout équipage peut utiliser n’importe quelle tuile.',
    },
    'BASE-DRIVE-08': {
      title: 'Territoire inconnu',
      rule: 'Quand vous entrez sur une case de terrain sans tuile, piochez une tuile dans le sac. Si vous pouvez la payer, votre véhicule s’y installe et le trajet continue. Sinon, votre véhicule revient en arrière, la tuile reste sur la case que vous avez essayée et le trajet s’arrête. Vous ne perdez rien.',
    },
    'BASE-DRIVE-09': {
      title: 'Payer ou reculer',
      ruling:
        'Si vous pouvez payer la tuile piochée sans carte ni garde, vous devez la payer. S’il vous faut des cartes ou des gardes, vous décidez de les dépenser ou non ; si vous renoncez, votre véhicule revient en arrière.',
    },
    'BASE-DRIVE-10': {
      title: 'Plus aucune tuile',
      ruling:
        'Quand il n’y a plus de tuile à piocher (voir « BASE-PATH-06 »), entrer sur une case vide coûte 2 niveaux d’essence et met fin au trajet ; on ne pose pas de tuile. Ainsi, vous n’êtes jamais bloqué : le financement ne demande rien, et l’argent achète le reste.',
    },
    'BASE-DRIVE-11': {
      title: 'Entrer dans une ville',
      rule: 'Entrer dans une ville coûte 1 niveau d’essence, quelle que soit la façon d’y arriver, et jamais le supplément d’une zone à risque. Cela met fin au trajet. Piochez autant de cartes ressource que la ville en indique, puis vérifiez votre limite de main.',
    },
    'BASE-DRIVE-12': {
      title: 'Lignes maritimes et aériennes',
      rule: 'Au départ d’une ville desservie par une ligne maritime ou aérienne, un trajet peut suivre cette ligne jusqu’à la ville située à l’autre bout. Payez son coût, moins 50 F par carte transport jouée (mais jamais moins de 0 F), puis entrez dans cette ville. C’est un déplacement : il faut un trajet, et la ligne y met fin.',
    },
    'BASE-DRIVE-13': {
      title: 'Une ligne, une case',
      ruling:
        'Une ligne compte pour une case du trajet. Vous ne pouvez la prendre que dans la ville où le trajet commence.',
    },
    'BASE-DRIVE-14': {
      title: 'À plusieurs, en arrière',
      rule: 'Plusieurs véhicules peuvent partager une case. Vous pouvez revenir en arrière.',
    },
    'BASE-DRIVE-15': {
      title: 'Jeton de progression',
      rule: 'Chaque fois que votre véhicule entre sur une case, placez votre jeton de progression sur la case correspondante de la piste de progression, au-dessus des jetons qui s’y trouvent déjà.',
      ruling: 'Si la case de la piste ne change pas, la pile ne change pas non plus.',
    },
    'BASE-DRIVE-16': {
      title: 'Ligne et entrée',
      rule: 'Vous ne pouvez prendre une ligne que si vous pouvez payer à la fois son coût et l’entrée dans la ville. Un essai manqué ne déplace ni votre véhicule ni votre jeton.',
    },
    'BASE-DRIVE-17': {
      title: 'Entrer, étape par étape',
      ruling:
        'Entrez sur une case dans cet ordre : choisissez la case ; piochez une tuile si elle est vide ; additionnez le coût ; utilisez un garde, une carte milice ou des jerricans ; payez l’essence, puis les dégâts ; déplacez le véhicule et le jeton ; vérifiez votre limite de main ; appliquez enfin la panne, le stop ou la ville. Pour ignorer un stop, vous devez encore avoir la carte guide en main à ce moment-là.',
    },
    'BASE-DRIVE-18': {
      title: 'Essayer le réservoir vide',
      ruling:
        'Vous pouvez essayer une case vide, si peu d’essence qu’il vous reste. Si vous ne pouvez pas payer, vous n’avez fait que révéler la tuile.',
    },
    'BASE-DRIVE-19': {
      title: 'Villes violettes',
      ruling:
        'Vous ne piochez pas de cartes dans les villes violettes. Vous pouvez revenir dans la ville de départ, pour 1 niveau d’essence.',
    },
    'BASE-DRIVE-20': {
      title: 'Quitter une ville',
      ruling:
        'Quitter une ville ne coûte rien, ville de départ comprise. Entrer dans la ville d’arrivée par une ligne est une arrivée comme une autre.',
    },
    'BASE-DRIVE-21': {
      title: 'Renoncer à payer',
      ruling:
        'Si vous ne pouvez payer une case qu’avec une carte ou un garde, vous pouvez y renoncer. Vous revenez en arrière comme dans « BASE-DRIVE-08 », vous ne perdez rien et le trajet s’arrête, même en territoire connu.',
    },
    'BASE-DRIVE-22': {
      title: 'Sans tuile, pas de supplément',
      ruling:
        'Les 2 niveaux d’essence de « BASE-DRIVE-10 » sont tout ce que coûte une telle case, même dans une zone à risque : le supplément ne concerne que les tuiles.',
    },
    'BASE-DRIVE-23': {
      title: 'Piocher sous un véhicule',
      ruling:
        'À cause de « BASE-DRIVE-10 », un véhicule peut se trouver sur une case vide. Dès qu’il y a de nouveau des tuiles, l’équipage qui s’y rend en pioche une comme dans « BASE-DRIVE-08 ». Elle va sous le véhicule, et l’équipage déjà présent ne paie rien.',
    },
    'BASE-DRIVE-24': {
      title: 'Une carte qui lance un trajet',
      ruling:
        'Une carte qui lance un trajet (pilote, station météo) est défaussée quand ce trajet est terminé. Elle ne peut donc jamais être parmi les cartes que vous piochez en route.',
    },
  },
} satisfies ChapterText<typeof chapter>;
