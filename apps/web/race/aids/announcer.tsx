// What happens in a race, and what is asked, as somebody listens to it.
import type { JSX } from 'preact';
import { printed } from '../../paper/dispatches.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { questionNow } from '../decide/sentence.tsx';
import { isAnswering, past, sight } from '../race.ts';
import { Told } from './live-region.tsx';

export function Teller(): JSX.Element {
  const log = past.value.map(
    ({ events }) =>
      () =>
        printed({ events }).map(sentenceOf).join(' '),
  );
  const now = sight.value;
  const question = now === null || isAnswering.value ? null : questionNow();
  return <Told log={log} question={question} isShut={(now?.curtain ?? null) !== null} />;
}
