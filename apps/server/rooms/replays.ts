// Replays of races, made in a thread and cached.
import type { Seat } from '@race/kernel';
import type { LineRow } from '@race/store';
import type { Whose } from '../common/fair-queue.ts';
import type { Finished, Threads } from '../common/threads.ts';
import { makeThreads } from '../common/threads.ts';
import type { TablePlanRecord } from './table-record.ts';

/** The race as one seat saw it up to a beat, or the whole race with its players. */
export type ReplayWanted =
  | { readonly kind: 'replay'; readonly seat: Seat | null; readonly upTo: number }
  | { readonly kind: 'file'; readonly players: readonly object[] };

/** The job of a thread. */
export interface Replayed {
  readonly game: string;
  readonly plan: TablePlanRecord;
  readonly lines: readonly LineRow[];
  readonly wanted: ReplayWanted;
}

interface Race extends Omit<Replayed, 'lines'> {
  readonly table: string;
  /** The last beat: as long as no other follows, it is the same race for everybody, whatever was answered in secret. */
  readonly beat: number;
  lines(): Promise<readonly LineRow[]>;
}

/** A replay as JSON, and the milliseconds it cost: 0 from the cache. */
export type Replay = Finished<string>;

export interface Replays {
  /** Null where the server ends meanwhile. */
  of(race: Race, address: string): Promise<Replay | null>;
  close(): Promise<void>;
}

const THREAD = new URL('./replayer.ts', import.meta.url);
/** Characters in the cache. A long race takes some hundred thousand. */
const MOST_KEPT = 32_000_000;

/** The lines up to the one that led to a beat. Later lines of the same beat are secret: law 5. */
function upTo(lines: readonly LineRow[], beat: number): readonly LineRow[] {
  if (beat === 0) return [];
  const first = lines.findIndex(({ at }) => at >= beat);
  return first < 0 ? lines : lines.slice(0, first + 1);
}

type Player = Pick<Threads<Replayed, string>, 'run' | 'close'>;

/** One thread: replays are less urgent than play. */
export function makeReplays(player: Player = makeThreads(THREAD, 1)): Replays {
  const stored = new Map<string, string>();
  const underWay = new Map<string, Promise<Replay | null>>();
  let size = 0;

  function keep(key: string, text: string): void {
    stored.set(key, text);
    size += text.length;
    for (const [oldest, old] of stored) {
      if (size <= MOST_KEPT) return;
      stored.delete(oldest);
      size -= old.length;
    }
  }

  async function play(race: Race, address: string, key: string): Promise<Replay | null> {
    const whose: Whose = { address, table: race.table };
    const { game, plan, wanted } = race;
    const lines = upTo(await race.lines(), race.beat);
    const done = await player.run(whose, { game, plan, wanted, lines });
    // Lines that were not written after all may still change.
    const isWhole = (lines.at(-1)?.at ?? 0) === race.beat;
    if (done !== null && isWhole) keep(key, done.result);
    return done;
  }

  return {
    async of(race, address) {
      const key = JSON.stringify([race.table, race.beat, race.wanted]);
      const text = stored.get(key);
      if (text !== undefined) {
        // The most recently used stays longest.
        stored.delete(key);
        stored.set(key, text);
        return { result: text, milliseconds: 0 };
      }
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const playing = play(race, address, key).finally(() => underWay.delete(key));
      underWay.set(key, playing);
      return playing;
    },
    close: player.close,
  };
}
