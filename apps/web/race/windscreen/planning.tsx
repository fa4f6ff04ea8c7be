// Planning, as the table sees it: the windscreen over it, or a paper in the bar's place while one looks at the map.
import type { JSX } from 'preact';
import { lazy } from '../../lazy.tsx';
import { say } from '../../words/say.ts';
import { Steps } from '../decide/steps.tsx';
import { isAway, isDown, isLifting } from './shade.ts';
import './shade.css';

const Windscreen = lazy(async () => (await import('./windscreen.tsx')).Windscreen, null);

export const WindscreenOver = (): JSX.Element | null =>
  isDown.value || isLifting.value ? <Windscreen /> : null;

/** Keeps the bar's place while the windscreen is down. */
export function PlanningBar(): JSX.Element {
  return (
    <section
      class={`bar sheet live-bar${isDown.value ? ' unlit' : ''}`}
      aria-label={say('live.bar')}
      tabIndex={-1}
    >
      <div class="bar-head">
        <Steps />
      </div>
      <div class="says">
        <p class="says-text">{say('questions.plan')}</p>
      </div>
      <div class="holes">
        <button type="button" class="button go hole-main" onClick={() => (isAway.value = false)}>
          {say('windscreen.back')}
        </button>
      </div>
    </section>
  );
}
