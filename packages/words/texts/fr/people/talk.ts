import { translationOf } from '../../../text.ts';
import type { talk as English } from '../../en/people/talk.ts';

export const talk = translationOf<typeof English>()({
  'talk.title': 'Se parler',
  'talk.how': 'Chacun les lit dans sa langue.',
  'talk.none': 'Personne n’a encore rien dit.',
  'talk.said': '{name} : {words}',
  'talk.list': 'Ce qui s’est dit',
  'talk.mute.of': 'Ne plus entendre {name}',
  'talk.write': 'Avec ses propres mots',
  'talk.write.do': 'Dire',
  'talk.write.how': 'Seules les personnes assises à la table lisent ceci, en texte simple.',
  'talk.write.left': '{count|one # caractère restant|other # caractères restants}',
  'talk.only': 'Phrases toutes faites seulement, pour moi',
  'talk.words.off':
    'Seules les phrases toutes faites sont montrées et proposées. Personne d’autre n’en est informé.',
  'talk.words.phrases': 'À cette table, on s’en tient aux phrases toutes faites.',
  'talk.words.unread':
    'Cette table est ouverte à tous, et personne ici ne lit de signalements : il n’y a que des phrases toutes faites.',
  'talk.words.watching': 'Les mots libres restent entre les personnes assises à la table.',
  'talk.phrase.hello': 'Bonjour à tous !',
  'talk.phrase.luck': 'Bonne chance !',
  'talk.phrase.well': 'Bien roulé !',
  'talk.phrase.close': 'C’était juste !',
  'talk.phrase.road': 'Quelle route !',
  'talk.phrase.thinking': 'Un instant, je réfléchis.',
  'talk.phrase.time': 'Rien ne presse.',
  'talk.phrase.back': 'Je reviens tout de suite.',
  'talk.phrase.thanks': 'Merci !',
  'talk.phrase.sorry': 'Désolé pour cela.',
  'talk.phrase.again': 'On remet ça ?',
  'talk.phrase.bye': 'À la prochaine !',
});
