import { translationOf } from '../../../text.ts';
import type { talk as English } from '../../en/people/talk.ts';

export const talk = translationOf<typeof English>()({
  'talk.title': 'Reden',
  'talk.how': 'Alle lesen das in ihrer Sprache.',
  'talk.none': 'Noch hat niemand etwas gesagt.',
  'talk.said': '{name}: {words}',
  'talk.list': 'Was gesagt wurde',
  'talk.mute.of': '{name} stumm schalten',
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
