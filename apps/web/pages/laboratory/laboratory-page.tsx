// The laboratory: bots run many races with the chosen options, and the results are plotted.
import { useSignal } from '@preact/signals';
import type { RaceTally } from '@race/balance';
import { DANGERS, FARES, PRINTED, type TrialRules } from '@race/balance/house-rules.ts';
import type { BotName } from '@race/bots/names.ts';
import { mostCrews, type RaceOptions, readOptions } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { newNumber } from '../../shell/base/random.ts';
import { Segments } from '../../shell/frame/controls.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { HouseRules, ModulesChoice } from '../set-up/house-rules.tsx';
import { Road } from '../set-up/road.tsx';
import { Openings } from './openings.tsx';
import { Results } from './results.tsx';
import { runAll } from './running.ts';
import '../set-up/set-table.css';
import './laboratory.css';

const FEWEST = 2;
const DRIVERS = ['beginner', 'racer'] as const satisfies readonly BotName[];
const COUNTS = [100, 300, 1000, 3000] as const;
/** One core stays free for the page. */
const threads = () => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

export interface MeasuredRun {
  readonly options: RaceOptions;
  readonly house: TrialRules;
  readonly tally: RaceTally;
}

interface Running {
  readonly done: number;
  readonly of: number;
  readonly stop: () => void;
}

export function LaboratoryPage({ go }: { go: Go }): JSX.Element {
  const options = useSignal<RaceOptions>(defaultOptions());
  const house = useSignal<TrialRules>(PRINTED);
  const driver = useSignal<(typeof DRIVERS)[number]>('racer');
  const races = useSignal<number>(1000);
  const running = useSignal<Running | null>(null);
  const found = useSignal<readonly MeasuredRun[]>([]);
  const hasFailed = useSignal(false);
  useEffect(() => () => running.peek()?.stop(), []);

  const change = (part: Partial<RaceOptions>) => {
    const next = { ...options.value, ...part };
    options.value = { ...next, crews: Math.min(next.crews, mostCrews(next.modules)) };
  };

  async function run(event: Event): Promise<void> {
    event.preventDefault();
    if (running.value !== null) return;
    const table = { options: options.value, house: house.value };
    const crowd = Array.from(
      { length: threads() },
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    );
    const off = new AbortController();
    const stop = () => off.abort();
    const of = races.value;
    running.value = { done: 0, of, stop };
    hasFailed.value = false;
    const tally = await runAll({
      ...table,
      bot: driver.value,
      seed: newNumber(),
      races: of,
      threads: crowd,
      signal: off.signal,
      onProgress: (now) => {
        running.value = { done: now.races, of, stop };
      },
    });
    running.value = null;
    hasFailed.value = tally === null && !off.signal.aborted;
    if (tally !== null) found.value = [{ ...table, tally }, ...found.value.slice(0, 1)];
  }

  const { board, towards, crews, order, askOnlyWhoCan, modules } = options.value;
  return (
    <Page
      hour="night"
      title={say('laboratory.title')}
      aside={say('laboratory.aside')}
      go={go}
      scene={<Scenery of="laboratory" />}
    >
      <form class="set-up laboratory-set-up" onSubmit={run}>
        <Road
          board={board}
          towards={towards}
          onBoard={(one) => change({ board: one })}
          onTowards={(one) => change({ towards: one })}
        />
        <Section title={say('laboratory.table')} class="seats-part">
          <div class="sheet laboratory-sheet">
            <Segments
              legend={say('setup.crews')}
              choices={crewNumbers(modules).map((count) => ({ value: String(count), words: String(count) }))}
              chosen={String(crews)}
              onChoose={(count) => change({ crews: Number(count) })}
            />
            <Segments
              legend={say('setup.who')}
              choices={DRIVERS.map((value) => ({ value, words: say(`setup.who.${value}`) }))}
              chosen={driver.value}
              onChoose={(value) => {
                driver.value = value;
              }}
            />
            <Segments
              legend={say('laboratory.races')}
              choices={COUNTS.map((count) => ({ value: String(count), words: String(count) }))}
              chosen={String(races.value)}
              onChoose={(count) => {
                races.value = Number(count);
              }}
            />
            <Start running={running.value} />
            <p role="alert" class="laboratory-failed">
              {hasFailed.value ? say('laboratory.failed') : ''}
            </p>
          </div>
        </Section>
        <div class="laboratory-house">
          <HouseRules
            order={order}
            askOnlyWhoCan={askOnlyWhoCan}
            onOrder={(one) => change({ order: one })}
            onAsk={(one) => change({ askOnlyWhoCan: one })}
          />
          <HouseChoice
            house={house.value}
            onHouse={(one) => {
              house.value = one;
            }}
          />
        </div>
        <ModulesChoice modules={modules} onChange={(next) => change({ modules: next })} />
      </form>
      <Results found={found.value} />
      <Openings />
    </Page>
  );
}

function Start({ running }: { running: Running | null }): JSX.Element {
  if (running === null)
    return (
      <button type="submit" class="button go">
        <Icon name="steering-wheel" />
        {say('laboratory.run')}
      </button>
    );
  return (
    <div class="laboratory-running">
      <progress max={running.of} value={running.done} aria-label={say('laboratory.progress')} />
      <span aria-hidden="true">{say('laboratory.done', { done: running.done, of: running.of })}</span>
      <button type="button" class="button" onClick={running.stop}>
        {say('laboratory.stop')}
      </button>
    </div>
  );
}

const crewNumbers = (modules: readonly string[]): number[] =>
  Array.from({ length: mostCrews(modules) - FEWEST + 1 }, (_, more) => FEWEST + more);

function defaultOptions(): RaceOptions {
  const read = readOptions({ board: 'africa' });
  if (!read.ok) throw new Error('there is no default race');
  return read.options;
}

interface Props {
  readonly house: TrialRules;
  readonly onHouse: (house: TrialRules) => void;
}

/** House rules to try: what shipping lines cost, and whether tiles are dangerous. */
function HouseChoice({ house, onHouse }: Props): JSX.Element {
  return (
    <Section title={say('laboratory.house')} class="house-to-try">
      <div class="house sheet">
        <div class="house-rule">
          <Segments
            legend={say('laboratory.fares')}
            choices={FARES.map((value) => ({ value, words: say(`laboratory.fares.${value}`) }))}
            chosen={house.fares}
            onChoose={(fares) => onHouse({ ...house, fares })}
          />
        </div>
        <div class="house-rule">
          <Segments
            legend={say('laboratory.dangers')}
            choices={DANGERS.map((value) => ({ value, words: say(`laboratory.dangers.${value}`) }))}
            chosen={house.dangers}
            onChoose={(dangers) => onHouse({ ...house, dangers })}
          />
        </div>
        <p class="aside">{say('laboratory.house.how')}</p>
      </div>
    </Section>
  );
}
