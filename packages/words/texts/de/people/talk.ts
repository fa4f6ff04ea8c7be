import { translationOf } from '../../../text.ts';
import type { talk as English } from '../../en/people/talk.ts';

export const talk = translationOf<typeof English>()({
  'talk.title': 'Reden',
  'talk.how': 'Alle lesen das in ihrer Sprache.',
  'talk.none': 'Noch hat niemand etwas gesagt.',
  'talk.said': '{name}: {words}',
  'talk.list': 'Was gesagt wurde',
  'talk.mute.of': '{name} stumm schalten',
  'talk.write': 'In eigenen Worten',
  'talk.write.do': 'Sagen',
  'talk.write.how': 'Nur wer am Tisch sitzt, liest das, als einfachen Text.',
  'talk.write.left': '{count|one noch # Zeichen|other noch # Zeichen}',
  'talk.only': 'Nur fertige Sätze, für mich',
  'talk.words.off': 'Du liest und schreibst nur fertige Sätze. Niemand sonst erfährt es.',
  'talk.words.phrases': 'An diesem Tisch gibt es nur fertige Sätze.',
  'talk.words.unread':
    'Dieser Tisch steht allen offen, und niemand liest hier Meldungen: Es gibt nur fertige Sätze.',
  'talk.words.watching': 'Eigene Worte bleiben unter denen, die am Tisch sitzen.',
  'talk.phrase.hello': 'Guten Tag allerseits!',
  'talk.phrase.luck': 'Viel Glück!',
  'talk.phrase.well': 'Gut gefahren!',
  'talk.phrase.close': 'Das war knapp!',
  'talk.phrase.road': 'Was für eine Straße!',
  'talk.phrase.thinking': 'Moment, ich überlege.',
  'talk.phrase.time': 'Lass dir Zeit.',
  'talk.phrase.back': 'Ich bin gleich zurück.',
  'talk.phrase.thanks': 'Danke!',
  'talk.phrase.sorry': 'Tut mir leid.',
  'talk.phrase.again': 'Fahren wir noch einmal?',
  'talk.phrase.bye': 'Bis zum nächsten Mal!',
});
