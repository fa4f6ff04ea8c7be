// What happened in a race since one last looked: what touched oneself first, then the others.
import type { JSX } from 'preact';
import { past, reader } from '../../live/race.ts';
import { missedAfter } from '../../net/here.ts';
import { type Dispatch, printed } from '../../paper/dispatches.ts';
import { sentenceOf } from '../../paper/sentences.ts';
import { weightiest } from '../../stepper/headline.ts';
import { say } from '../../words/say.ts';
import { AwaySlip } from '../away-slip.tsx';
import { missed } from './missed.ts';

const SENTENCES = 2;

export function WhileAway(): JSX.Element | null {
  const after = missedAfter.value;
  const seat = reader.value;
  if (after === null || seat === null) return null;
  const { mine, others } = missed(past.value, { after, seat });
  const parts = [
    { title: say('desk.paper.you'), told: mine.map(told) },
    { title: say('online.while.others'), told: others.map(told) },
  ];
  return <AwaySlip parts={parts} />;
}

const told = (dispatch: Dispatch): string =>
  weightiest(printed(dispatch), SENTENCES).map(sentenceOf).join(' ');
