// A dash that was played, watched: the same table, with a timeline at its foot.
import type { Read } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { IconButton } from '../../icons/icon-button.tsx';
import type { Go } from '../../router/router.ts';
import { context, onlineTable, past, shown, turnTo } from '../game.ts';
import { DashTable } from '../table.tsx';
import { momentWords, Slider } from '../timeline.tsx';
import { canSpeakDash, refusalWords, say } from '../words.ts';
import { makeReplayDevice, REPLAY_TABLE } from './device.ts';
import { at, isPlaying, last, play, putOn, roundFrom, rounds, stepTo } from './player.ts';
import type { DashReplay } from './replay.ts';
import './replay-page.css';

interface Props {
  readonly replay: Read<DashReplay>;
  /** The file it was made from, where there is one to take along. */
  readonly text: string | null;
  readonly go: Go;
}

export function DashReplayPage({ replay, text, go }: Props): JSX.Element {
  useEffect(() => {
    if (!replay.ok) return;
    const table = { device: makeReplayDevice(replay.value, text) };
    turnTo(table);
    const takeOff = putOn(replay.value, table.device);
    return () => {
      takeOff();
      if (onlineTable.peek() === table) turnTo(null);
    };
  }, [replay]);
  if (!canSpeakDash()) return <div class="waiting" />;
  if (replay.ok) return <DashTable table={REPLAY_TABLE} go={go} Foot={ReplayBar} />;
  return (
    <main class="waiting">
      <p role="alert">{refusalWords(replay.refusal, context.value)}</p>
    </main>
  );
}

function ReplayBar(): JSX.Element {
  const told = past.value.at(-1);
  const round = Math.max(1, shown.value?.round ?? 1);
  const words = told === undefined ? '' : momentWords({ ...told, round });
  const isStart = at.value === 0;
  const isEnd = at.value === last.value;
  return (
    <section class="sheet dash-film-bar" aria-label={say('dash.page.film')}>
      <p class="dash-question" aria-live="polite">
        {words}
      </p>
      <Slider
        rounds={rounds.value}
        last={last.value}
        at={at.value}
        words={`${say('dash.page.round', { round })}. ${words}`}
        onGo={stepTo}
      />
      <div class="dash-film-buttons">
        <IconButton
          icon="previousTurn"
          words={say('dash.page.previousRound')}
          act={() => stepTo(roundFrom(at.value, 'previous'))}
          isOff={isStart}
        />
        <IconButton icon="back" words={say('film.back')} act={() => stepTo(at.value - 1)} isOff={isStart} />
        <button type="button" class="button go" onClick={() => (isPlaying.value ? stepTo(at.value) : play())}>
          <Icon name={isPlaying.value ? 'pause' : 'play'} />
          {say(isPlaying.value ? 'film.pause' : isEnd ? 'film.toStart' : 'film.play')}
        </button>
        <IconButton
          icon="forward"
          words={say('film.forward')}
          act={() => stepTo(at.value + 1)}
          isOff={isEnd}
        />
        <IconButton
          icon="nextTurn"
          words={say('dash.page.nextRound')}
          act={() => stepTo(roundFrom(at.value, 'next'))}
          isOff={isEnd}
        />
      </div>
    </section>
  );
}
