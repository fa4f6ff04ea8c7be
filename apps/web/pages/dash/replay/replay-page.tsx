// The replay of a dash: the same table, with a timeline at its foot.
import { computed, effect, signal } from '@preact/signals';
import type { Read } from '@race/kernel';
import type { DashContext } from '@race/words/dash/index.ts';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { DashTableContext, makeDashTable, useDashTable } from '../../../games/dash/dash-table.ts';
import { roundsIn } from '../../../games/dash/facts.ts';
import { DashTableView } from '../../../games/dash/table.tsx';
import { momentWords, Slider } from '../../../games/dash/timeline.tsx';
import { refusalWords, say } from '../../../games/dash/words.ts';
import { Icon, IconButton } from '../../../shell/icons/icon.tsx';
import type { Go } from '../../../shell/router/router.ts';
import type { DashReplay, ReplayDevice } from '../../../sources/replay/dash.ts';
import { makeReplayDevice, REPLAY_TABLE } from '../../../sources/replay/dash.ts';
import './replay-page.css';

interface Props {
  readonly replay: Read<DashReplay>;
  /** The file it was made from, if it can be saved. */
  readonly text: string | null;
  readonly go: Go;
}

export function DashReplayPage({ replay, text, go }: Props): JSX.Element {
  if (replay.ok) return <Watched replay={replay.value} text={text} go={go} />;
  return (
    <main class="waiting">
      <p role="alert">{refusalWords(replay.refusal, WITHOUT_TABLE)}</p>
    </main>
  );
}

const WITHOUT_TABLE: DashContext = {
  rules: { cards: [], cardIndex: new Map() },
  name: (seat) => say('dash.page.seat', { n: seat + 1 }),
};

interface WatchedProps extends Omit<Props, 'replay'> {
  readonly replay: DashReplay;
}

function Watched({ replay, text, go }: WatchedProps): JSX.Element {
  const { table, player } = useMemo(() => {
    const source = makeReplayDevice(replay, text);
    // The table subscribes before the player shows the first moment.
    return { table: makeDashTable(source), player: makeReplayPlayer(replay, source) };
  }, [replay, text]);
  useLayoutEffect(
    () => () => {
      player.close();
      table.close();
    },
    [table, player],
  );
  return (
    <DashTableContext.Provider value={table}>
      <DashTableView table={REPLAY_TABLE} go={go} foot={<ReplayBar player={player} />} />
    </DashTableContext.Provider>
  );
}

function ReplayBar({ player }: { player: ReplayPlayer }): JSX.Element {
  const table = useDashTable();
  const told = table.past.value.at(-1);
  const round = Math.max(1, table.shown.value?.round ?? 1);
  const words = told === undefined ? '' : momentWords(table, { ...told, round });
  const { at, isPlaying, last, rounds, stepTo } = player;
  const isStart = at.value === 0;
  const isEnd = at.value === last;
  return (
    <section class="sheet dash-replay-bar" aria-label={say('dash.page.replay')}>
      <p class="dash-question" aria-live="polite">
        {words}
      </p>
      <Slider
        rounds={rounds}
        last={last}
        at={at.value}
        words={`${say('dash.page.round', { round })}. ${words}`}
        onGo={stepTo}
      />
      <div class="dash-replay-buttons">
        <IconButton
          icon="previousTurn"
          words={say('dash.page.previousRound')}
          act={() => player.stepToRound('previous')}
          isOff={isStart}
        />
        <IconButton icon="back" words={say('replay.back')} act={() => stepTo(at.value - 1)} isOff={isStart} />
        <button
          type="button"
          class="button go"
          onClick={() => (isPlaying.value ? stepTo(at.value) : player.play())}
        >
          <Icon name={isPlaying.value ? 'pause' : 'play'} />
          {say(isPlaying.value ? 'replay.pause' : isEnd ? 'replay.toStart' : 'replay.play')}
        </button>
        <IconButton
          icon="forward"
          words={say('replay.forward')}
          act={() => stepTo(at.value + 1)}
          isOff={isEnd}
        />
        <IconButton
          icon="nextTurn"
          words={say('dash.page.nextRound')}
          act={() => player.stepToRound('next')}
          isOff={isEnd}
        />
      </div>
    </section>
  );
}

// Plays the replay of a dash: one moment after the other, at a readable pace.
const MOMENT_TIME = 1600;

export type ReplayPlayer = ReturnType<typeof makeReplayPlayer>;

/** Shows the first moment at once, and nothing after it is closed. */
export function makeReplayPlayer({ scenes }: DashReplay, device: Pick<ReplayDevice, 'show'>) {
  const at = signal(0);
  const isPlaying = signal(false);
  const last = Math.max(0, scenes.length - 1);
  const rounds = roundsIn(scenes.map(({ public: { round } }) => ({ round })));

  function show(to: number): void {
    at.value = Math.max(0, Math.min(to, last));
    device.show(at.peek());
  }

  /** A step by the reader stops the replay. */
  function stepTo(to: number): void {
    isPlaying.value = false;
    show(to);
  }

  const stopTimer = effect(() => {
    if (!isPlaying.value) return;
    if (at.value >= last) {
      isPlaying.value = false;
      return;
    }
    const next = setTimeout(() => show(at.peek() + 1), MOMENT_TIME);
    return () => clearTimeout(next);
  });
  show(0);

  return {
    at: computed(() => at.value),
    isPlaying: computed(() => isPlaying.value),
    last,
    rounds,
    stepTo,
    play(): void {
      if (at.peek() >= last) show(0);
      isPlaying.value = true;
    },
    /** The beginning of the next round, or of the one before; first the beginning of this one. */
    stepToRound(towards: 'next' | 'previous'): void {
      const starts = rounds.map((round) => round.at);
      if (towards === 'next') stepTo(starts.find((start) => start > at.peek()) ?? last);
      else stepTo(starts.findLast((start) => start < at.peek()) ?? 0);
    },
    close: stopTimer,
  };
}
