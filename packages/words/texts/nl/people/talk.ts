import { translationOf } from '../../../text.ts';
import type { talk as English } from '../../en/people/talk.ts';

export const talk = translationOf<typeof English>()({
  'talk.title': 'Praten',
  'talk.how': 'Iedereen leest dit in zijn eigen taal.',
  'talk.none': 'Er is nog niets gezegd.',
  'talk.said': '{name}: {words}',
  'talk.list': 'Wat er gezegd is',
  'talk.mute.of': '{name} dempen',
  'talk.write': 'In je eigen woorden',
  'talk.write.do': 'Zeggen',
  'talk.write.how': 'Alleen wie aan tafel zit leest dit, als gewone tekst.',
  'talk.write.left': '{count|one nog # teken|other nog # tekens}',
  'talk.only': 'Alleen kant-en-klare zinnen, voor mij',
  'talk.words.off': 'Je leest en schrijft alleen kant-en-klare zinnen. Verder weet niemand het.',
  'talk.words.phrases': 'Aan deze tafel zijn er alleen kant-en-klare zinnen.',
  'talk.words.unread':
    'Deze tafel staat open voor iedereen en niemand leest hier meldingen: er zijn alleen kant-en-klare zinnen.',
  'talk.words.watching': 'Eigen woorden blijven onder wie aan tafel zit.',
  'talk.phrase.hello': 'Goedendag allemaal!',
  'talk.phrase.luck': 'Veel geluk!',
  'talk.phrase.well': 'Goed gereden!',
  'talk.phrase.close': 'Dat was op het nippertje!',
  'talk.phrase.road': 'Wat een weg!',
  'talk.phrase.thinking': 'Moment, ik denk na.',
  'talk.phrase.time': 'Neem de tijd.',
  'talk.phrase.back': 'Ik ben zo terug.',
  'talk.phrase.thanks': 'Dank je!',
  'talk.phrase.sorry': 'Sorry daarvoor.',
  'talk.phrase.again': 'Nog een race?',
  'talk.phrase.bye': 'Tot de volgende keer!',
});
