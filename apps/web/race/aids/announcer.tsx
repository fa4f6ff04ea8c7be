// Announces what happens in a race, and what is asked.
import type { JSX } from 'preact';
import { printed } from '../../paper/dispatches.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { questionNow } from '../decide/sentence.tsx';
import { isAnswering, past, seatView } from '../race.ts';
import { LiveRegion } from './live-region.tsx';

export function Announcer(): JSX.Element {
  const log = past.value.map(
    ({ events }) =>
      () =>
        printed({ events }).map(sentenceOf).join(' '),
  );
  const now = seatView.value;
  const question = now === null || isAnswering.value ? null : questionNow();
  return <LiveRegion log={log} question={question} isShut={(now?.curtain ?? null) !== null} />;
}
