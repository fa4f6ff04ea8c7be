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
      rule: 'Vous pouvez avoir en main autant de cartes que votre châssis a de niveaux. Dès que vous en avez plus, choisissez celles que vous défaussez avant que le jeu continue.',
    },
    'BASE-HAND-02': {
      title: 'Piocher la main pleine',
      rule: 'Vous pouvez piocher même si votre main est pleine. Piochez d’abord, puis choisissez les cartes que vous gardez.',
    },
    'BASE-HAND-03': {
      title: 'Jouer plutôt que défausser',
      rule: 'Au lieu de défausser un jerrican, vous pouvez le jouer si votre essence est sous son maximum.',
      ruling: 'Il en va de même de toute autre carte instantanée qui a un effet à ce moment-là.',
    },
    'BASE-HAND-04': {
      title: 'Troisième carte du pisteur',
      ruling:
        'Des trois cartes que fait piocher un pisteur, celle que vous ne gardez pas est défaussée ; vous ne pouvez pas la jouer à la place. Vérifiez ensuite votre limite de main.',
    },
    'BASE-MAINT-01': {
      title: 'Nouvel ordre du tour',
      rule: 'L’équipage le plus avancé sur la piste de progression devient premier, et ainsi de suite jusqu’au dernier. Sur une même case de la piste, le jeton le plus bas de la pile passe devant.',
    },
    'BASE-MAINT-02': {
      title: 'Prime de progression',
      rule: 'À 3 équipages ou plus, le nouveau premier reçoit 20 F et le nouveau deuxième 10 F. À 2 équipages, seul le premier reçoit 20 F.',
    },
    'BASE-END-01': {
      title: 'Arrivée',
      rule: 'Quand vous entrez dans la ville d’arrivée, votre course est finie. Payez l’entrée, défaussez votre main, retirez tous vos assistants du tableau de bord, gardes compris, et passez. Vos jauges et votre argent sont figés : plus rien ne peut les viser ni les changer.',
    },
    'BASE-END-02': {
      title: 'Le dernier convoi',
      rule: 'La première arrivée fait de cette phase de convoi la dernière. Les autres équipages la terminent ; la course prend alors fin, sans intendance.',
    },
    'BASE-END-03': {
      title: 'Qui peut gagner',
      rule: 'Seuls les équipages qui sont dans la ville d’arrivée peuvent gagner.',
    },
    'BASE-END-04': {
      title: 'Points de prestige',
      rule: 'L’équipage qui a le plus de points de prestige gagne. Vous marquez 5 points si vous arrivez premier, 3 si vous êtes deuxième et 1 si vous êtes troisième, 1 point par niveau de moteur et de châssis, et 1 point par tranche complète de 50 F.',
    },
    'BASE-END-05': {
      title: 'Égalités',
      ruling: 'En cas d’égalité, l’équipage arrivé le plus tôt est devant.',
    },
    'BASE-END-06': {
      title: 'Restés en route',
      ruling:
        'Les équipages qui ne sont pas arrivés sont classés après tous les autres, selon la piste de progression et ses piles, comme dans « BASE-MAINT-01 ».',
    },
    'BASE-END-07': {
      title: 'Limite de tours',
      ruling:
        'Si personne n’est arrivé à la fin du tour 30, la course s’arrête. Les équipages sont classés comme dans « BASE-END-06 », et personne ne gagne.',
    },
    'BASE-END-08': {
      title: 'Un joueur s’en va',
      ruling:
        'Quand un joueur s’en va, un robot joue son équipage. Sans robot, l’équipage passe à chaque tour et compte toujours au bivouac.',
    },
  },
} satisfies ChapterText<typeof chapter>;
