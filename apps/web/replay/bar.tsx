// The decision bar of a spectator: what just happened, and how to go on from here. Always in the same place.
import { planWords } from '@race/words';
import type { JSX } from 'preact';
import { crewName } from '../dashboard/names.ts';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from '../icons/icon-button.tsx';
import { timeWords } from '../map/title.ts';
import { sentenceOf } from '../paper/sentences.ts';
import type { Go, Route } from '../router/router.ts';
import { moment } from '../state/table-state.ts';
import { capital, nameOf, say, words } from '../words/say.ts';
import type { ShownMoment } from './engine/messages.ts';
import { GoOn } from './go-on.tsx';
import { weightiest } from './headline.ts';
import { isPlaying, pause, play, SPEEDS, speed, stepTo } from './player.ts';
import { aim, at, lastMoment, turnFrom } from './replay.ts';
import { Timeline } from './timeline.tsx';
import { TurningPoints } from './turning-points.tsx';
import { EyesButton } from './viewpoint.tsx';
import './bar.css';

const PHASES = ['bivouac', 'planning', 'convoy', 'maintenance'] as const;

export function Bar({ go, home }: { go: Go; home: Route | null }): JSX.Element {
  return (
    <section class="bar sheet" aria-label={say('film.race')}>
      <div class="bar-top">
        <ol class="phases">
          {PHASES.map((phase) => (
            <li key={phase} aria-current={moment.value?.phase === phase ? 'step' : undefined}>
              {capital(nameOf('phase', phase))}
            </li>
          ))}
        </ol>
        <p class="bar-time">{timeWords()}</p>
        <p class="bar-step aside">{say('film.step', { step: at.value, count: lastMoment.value })}</p>
      </div>
      <Sentence />
      <div class="bar-line">
        <Timeline />
        <SpeedButton />
      </div>
      <div class="bar-buttons">
        <IconButton
          icon="previousTurn"
          words={say('film.previousTurn')}
          act={() => stepTo(turnFrom(aim.value, 'previous'))}
          isOff={aim.value === 0}
        />
        <IconButton
          icon="back"
          words={say('film.back')}
          act={() => stepTo(aim.value - 1)}
          isOff={aim.value === 0}
        />
        <PlayButton />
        <IconButton
          icon="forward"
          words={say('film.forward')}
          act={() => stepTo(aim.value + 1)}
          isOff={aim.value === lastMoment.value}
        />
        <IconButton
          icon="nextTurn"
          words={say('film.nextTurn')}
          act={() => stepTo(turnFrom(aim.value, 'next'))}
          isOff={aim.value === lastMoment.value}
        />
      </div>
      <div class="bar-more">
        <EyesButton />
        <TurningPoints />
        <GoOn go={go} home={home} />
      </div>
    </section>
  );
}

/** Letters beyond which a text is cut to its weightiest sentence, and beyond which it is set smaller. */
const ROOM = 110;
const LONG = 150;

function Sentence(): JSX.Element {
  const { events = [], given } = moment.value ?? {};
  const both = weightiest(events, 2).map(sentenceOf).join(' ');
  const text = both.length <= ROOM ? both : weightiest(events, 1).map(sentenceOf).join(' ');
  const silent = given === undefined ? '' : givenWords(given);
  return (
    <p class={`bar-sentence${text.length > LONG ? ' long' : ''}`} aria-live="polite">
      {text || silent}
    </p>
  );
}

/** An answer that told nothing, to eyes that saw it given. */
function givenWords({ seat, answer }: NonNullable<ShownMoment['given']>): string {
  const crew = crewName({ seat });
  return answer.do === 'plan'
    ? say('back.plan', { crew, plan: planWords(words(), answer.boxes) })
    : say('desk.moment.silent', { crew });
}

function PlayButton(): JSX.Element {
  const isEnd = at.value === lastMoment.value;
  const words = isPlaying.value ? say('film.pause') : isEnd ? say('film.toStart') : say('film.play');
  return (
    <button type="button" class="button go bar-play" onClick={isPlaying.value ? pause : play}>
      <Icon name={isPlaying.value ? 'pause' : 'play'} />
      {words}
    </button>
  );
}

function SpeedButton(): JSX.Element {
  const next = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1;
  const shown = speed.value === 0.5 ? '½' : String(speed.value);
  return (
    <button
      type="button"
      class="button bar-speed"
      aria-label={say('names.labelled', { label: say('film.speed'), words: `${shown}×` })}
      title={say('film.speed')}
      onClick={() => (speed.value = next)}
    >
      {shown}×
    </button>
  );
}
