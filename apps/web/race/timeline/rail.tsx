// The place of the timeline. It is fetched after the first answer: before that there is nothing to go back to.
import type { JSX } from 'preact';
import { lazy } from '../../lazy.tsx';
import { hasAnswered } from '../race.ts';
import './rail.css';

const Timeline = lazy(async () => (await import('./timeline.tsx')).Timeline, null);

export const Rail = (): JSX.Element => <div class="rail">{hasAnswered.value && <Timeline />}</div>;
