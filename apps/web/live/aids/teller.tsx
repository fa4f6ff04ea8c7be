// Read out, not shown: what happened and what is asked, in one place, so that it is heard in that order.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { printed } from '../../paper/dispatches.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { language, say } from '../../words/say.ts';
import { questionNow } from '../decide/sentence.tsx';
import { isAnswering, past, sight } from '../race.ts';
import { NOTHING_TOLD, tellOn } from './telling.ts';

export function Teller(): JSX.Element {
  const telling = useSignal(NOTHING_TOLD);
  const log = past.value.map(
    ({ events }) =>
      () =>
        printed({ events }).map(sentenceOf).join(' '),
  );
  const now = sight.value;
  const question = now === null || isAnswering.value ? null : questionNow();
  const isShut = (now?.curtain ?? null) !== null;
  // Nothing stays in a language that is no longer spoken.
  useEffect(() => {
    telling.value = { ...telling.value, asked: '', lines: [] };
  }, [language.value]);
  useEffect(() => {
    telling.value = tellOn(telling.value, { log, question, isShut });
  });
  return (
    <div class="unseen" role="log" aria-label={say('live.told')}>
      {telling.value.lines.map(({ at, words: line }) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}
