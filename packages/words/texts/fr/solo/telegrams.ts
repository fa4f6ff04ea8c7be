import { translationOf } from '../../../text.ts';
import type { telegrams as English } from '../../en/solo/telegrams.ts';

export const telegrams = translationOf<typeof English>()({
  'solo.telegram.first.1': 'On dit que vous savez conduire. L’Afrique, prudemment, demain à six heures ?',
  'solo.telegram.start.1': 'Moteur chaud, écharpe nouée. Vous venez ?',
  'solo.telegram.start.2': 'Je n’emporte qu’une chemise. Je serai rentré avant qu’elle soit poussiéreuse.',
  'solo.telegram.lead.1': 'Vous êtes devant ? Profitez de la vue, je connais un raccourci.',
  'solo.telegram.lead.2': 'Je vous ai laissé la route. Un pilote de mon rang aime voir son adversaire.',
  'solo.telegram.lead.3': 'Ralentissez un peu : je veux vous voir quand je vous doublerai.',
  'solo.telegram.behind.1': 'Je suis devant et le café est chaud. Je vous en garde une tasse ?',
  'solo.telegram.behind.2': 'Je me suis retourné : rien que du sable. Êtes-vous quelque part dedans ?',
  'solo.telegram.behind.3':
    'Dans les villages, on agite encore les mouchoirs après mon passage. Saluez de ma part.',
  'solo.telegram.even.1': 'Côte à côte ! L’un de nous va céder, et je ne cède jamais.',
  'solo.telegram.even.2': 'Au coude à coude. Je commence presque à faire un effort.',
  'solo.telegram.outing.1': 'Vous roulez sans moi ? Je le lirai dans le journal, si quelqu’un l’écrit.',
  'solo.telegram.won.1':
    'Vous avez gagné la dernière, je pars donc le premier. Régalez-vous de ma poussière.',
  'solo.telegram.won.2': 'Bien roulé. J’ai pris des notes, et elles sont longues.',
  'solo.telegram.won.3': 'Vous, arriver avant moi ? Une erreur d’écriture. J’exige une autre course.',
  'solo.telegram.wonAgain.1': 'Encore vous à la première place. Je commence à me lever plus tôt.',
  'solo.telegram.wonAgain.2': 'Mon mécanicien rit de moi. Une course, que cela cesse !',
  'solo.telegram.wonAgain.3': 'De la chance, sûrement. Personne ne me bat si souvent exprès.',
  'solo.telegram.lost.1': 'J’ai gagné la dernière. Partez donc devant, cela n’y changera rien.',
  'solo.telegram.lost.2': 'L’arrivée était charmante. Dommage que vous l’ayez vue si tard.',
  'solo.telegram.lost.3': 'Ma coupe cherche une étagère. Venez me disputer la suivante.',
  'solo.telegram.lostAgain.1': 'Je gagne si souvent que je n’ai plus d’étagère.',
  'solo.telegram.lostAgain.2': 'Encore une coupe pour moi. La prochaine fois, je conduirai d’une main.',
  'solo.telegram.lostAgain.3':
    'Les journaux connaissent mon nom par cœur. Donnez-leur-en un autre à apprendre.',
  'solo.telegram.abandoned.1':
    'Vous avez quitté la route ? Moi, je suis arrivé, et je vous ai gardé un verre.',
  'solo.telegram.abandoned.2':
    'J’ai attendu à l’arrivée jusqu’au départ de la fanfare. Elle joue mieux pour moi, de toute façon.',
  'solo.telegram.alone.1': 'Vous avez roulé sans moi ? Sans rival, une course n’est qu’une promenade.',
  'solo.telegram.alone.2': 'Belle route, me dit-on, et personne à battre. Comme c’est reposant.',
  'solo.telegram.alone.3': 'Vous vous entraînez en secret ? Je suis flatté.',
  'solo.telegram.away.1': 'Quel silence. Auriez-vous vendu votre voiture ?',
  'solo.telegram.away.2': 'Mes pneus se sont dégonflés à force d’attendre. Et les vôtres ?',
  'solo.telegram.away.3':
    'Des semaines sans adversaire. J’ai dû courir contre le bateau-poste, et j’ai gagné.',
});
