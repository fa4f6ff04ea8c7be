import type { finish as chapter } from '../../chapters/finish.ts';
import type { ChapterText } from '../../text.ts';

export const finish = {
  sections: {
    hand: 'La main',
    maintenance: 'L’intendance',
    end: 'Fin et décompte',
  },
  rules: {
    'BASE-HAND-01': {
      title: 'Limite de main',
      rule: 'Le niveau du châssis est le plus grand nombre de cartes qu’un équipage puisse tenir en main. Dès qu’une main dépasse cette limite, à quelque moment que ce soit, son équipage choisit les cartes qu’il doit défausser, et le jeu attend que ce soit fait.',
    },
    'BASE-HAND-02': {
      title: 'Piocher la main pleine',
      rule: 'Un équipage dont la main est pleine peut quand même piocher. Il pioche d’abord, puis choisit les cartes qu’il garde.',
    },
    'BASE-HAND-03': {
      title: 'Jouer plutôt que défausser',
      rule: 'Plutôt que de défausser un jerrican, un équipage peut le jouer, à condition que son essence soit sous le maximum.',
      ruling: 'Il en va de même de toute autre carte instantanée qui aurait un effet à cet instant.',
    },
    'BASE-HAND-04': {
      title: 'Troisième carte du pisteur',
      ruling:
        'Des trois cartes que fait piocher un pisteur, celle que l’équipage ne garde pas est défaussée et ne peut pas être jouée à la place. On vérifie la limite de main seulement après.',
    },
    'BASE-MAINT-01': {
      title: 'Nouvel ordre du tour',
      rule: 'L’équipage le plus avancé sur la piste de progression devient le premier, et ainsi de suite jusqu’au dernier. Quand des jetons partagent une case de la piste, le plus bas de la pile passe avant ceux du dessus.',
    },
    'BASE-MAINT-02': {
      title: 'Prime de progression',
      rule: 'À 3 équipages ou plus, le nouveau premier reçoit 20 F et le nouveau deuxième 10 F. À 2 équipages, le premier reçoit 20 F et l’autre rien.',
    },
    'BASE-END-01': {
      title: 'Arrivée',
      rule: 'Un équipage dont le véhicule entre dans la ville d’arrivée a fini sa course. Il paie l’entrée, défausse toutes ses cartes, retire tous ses assistants du tableau de bord, gardes compris, et passe. Désormais, ses jauges et son argent restent tels quels : plus rien ne peut viser cet équipage ni changer ce qu’il a.',
    },
    'BASE-END-02': {
      title: 'Le dernier convoi',
      rule: 'Quand le premier équipage arrive, la phase de convoi en cours devient la dernière. Les autres la jouent jusqu’au bout. Ensuite, la course est finie, sans intendance.',
    },
    'BASE-END-03': {
      title: 'Qui peut gagner',
      rule: 'Un équipage ne peut gagner que si son véhicule se trouve dans la ville d’arrivée.',
    },
    'BASE-END-04': {
      title: 'Compter le prestige',
      rule: 'Parmi les équipages arrivés, celui qui a le plus de prestige gagne. Le premier arrivé reçoit 5 points de prestige, le deuxième 3 et le troisième 1. Chaque niveau de moteur et chaque niveau de châssis valent 1 point de plus, tout comme chaque tranche complète de 50 F.',
    },
    'BASE-END-05': {
      title: 'Égalités',
      ruling: 'À prestige égal, l’équipage arrivé le plus tôt est devant.',
    },
    'BASE-END-06': {
      title: 'Restés en route',
      ruling:
        'Les équipages qui ne sont pas arrivés viennent après tous les autres. Entre eux, ils sont classés d’après la piste de progression et ses piles, comme dans BASE-MAINT-01.',
    },
    'BASE-END-07': {
      title: 'Limite de tours',
      ruling:
        'Si aucun équipage n’est arrivé à la fin du tour 30, la course s’arrête là. Les équipages sont classés selon BASE-END-06, et aucun ne gagne.',
    },
    'BASE-END-08': {
      title: 'Un joueur s’en va',
      ruling:
        'Quand un joueur s’en va, un robot joue son équipage. Sans robot, l’équipage passe à chaque tour, et au bivouac il compte toujours comme équipage.',
    },
  },
} satisfies ChapterText<typeof chapter>;
