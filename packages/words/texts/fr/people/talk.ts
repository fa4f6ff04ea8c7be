import { translationOf } from '../../../text.ts';
import type { talk as English } from '../../en/people/talk.ts';

export const talk = translationOf<typeof English>()({
  'talk.title': 'Se parler',
  'talk.how': 'Chacun les lit dans sa langue.',
  'talk.none': 'Personne n’a encore rien dit.',
  'talk.said': '{name} : {words}',
  'talk.list': 'Ce qui s’est dit',
  'talk.mute.of': 'Ne plus entendre {name}',
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
