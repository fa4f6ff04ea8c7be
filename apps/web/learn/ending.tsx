// When the first race is over: what has been seen, and where to go from here.
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { RuleButton } from '../race/rules/rule-button.tsx';
import { writeRoute } from '../router/router.ts';
import { say, words } from '../words/say.ts';
import { DEEDS, type Deed } from './deeds.ts';

export function Ending({ done }: { done: readonly Deed[] }): JSX.Element {
  const missing = DEEDS.filter((deed) => !done.includes(deed)).map((deed) => say(`learn.deed.${deed}`));
  return (
    <div aria-live="polite">
      <h2 class="ending-title">{say('learn.end.title')}</h2>
      <p class="jotting">
        {missing.length === 0
          ? say('learn.end.all')
          : say('learn.end.some', { deeds: listOf(words(), missing) })}{' '}
        <RuleButton rule="BASE-END-04" />
      </p>
    </div>
  );
}

export const EndingActs = (): JSX.Element => (
  <>
    <a class="button" href={writeRoute({ at: 'learn' })}>
      {say('learn.end.exercises')}
    </a>
    <a class="button" href={writeRoute({ at: 'set', around: false })}>
      {say('front.way.set')}
    </a>
  </>
);
