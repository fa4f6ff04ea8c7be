// Runs many races at once, with a thread for each core; can be cancelled at any moment.
import { addUp, NO_RACES, type RaceTally } from '@race/balance';
import type { TrialRules } from '@race/balance/house-rules.ts';
import type { BotName } from '@race/bots/names.ts';
import type { RaceOptions } from '@race/great-race';
import { makeClient, type RpcPort } from '@race/protocol/rpc.ts';

/** The number of races in a part: few enough that the bar moves and stopping is quick. */
const AT_ONCE = 5;

interface Work extends Omit<HeatRequest, 'first'> {
  readonly threads: readonly RpcPort[];
  /** Cancels the run. */
  readonly signal: AbortSignal;
  /** Called after each part with the tally so far. */
  readonly onProgress: (tally: RaceTally) => void;
}

/** The tally of all races; null where a thread failed or the run was cancelled. The threads are ended in any case. */
export async function runAll({
  threads,
  onProgress,
  signal,
  races,
  ...table
}: Work): Promise<RaceTally | null> {
  const parts = Array.from({ length: Math.ceil(races / AT_ONCE) }, (_, at) => ({
    ...table,
    first: at * AT_ONCE,
    races: Math.min(AT_ONCE, races - at * AT_ONCE),
  }));
  const clients = threads.map((port) => makeClient<LaboratoryWorker>(port));
  const end = () => {
    for (const client of clients) void client.end();
  };
  // What is under way is rejected.
  signal.addEventListener('abort', end);
  let tally = NO_RACES;
  const work = async (client: (typeof clients)[number]): Promise<void> => {
    for (let heat = parts.shift(); heat !== undefined; heat = parts.shift()) {
      const more = await client.request('run', heat);
      tally = addUp(tally, more);
      onProgress(tally);
    }
  };
  try {
    await Promise.all(clients.map(work));
    return tally;
  } catch {
    return null;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

export interface LaboratoryWorker {
  run(heat: HeatRequest): Promise<RaceTally>;
}

/** The races of a part. */
export interface HeatRequest {
  readonly options: RaceOptions;
  readonly house: TrialRules;
  readonly bot: BotName;
  readonly seed: number;
  readonly first: number;
  readonly races: number;
}
