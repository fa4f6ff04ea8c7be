// The race on the online pages.

import { type BotName, isBotName } from '@race/bots/names.ts';
import { BOARD_IDS, type RaceOptions, readOptions } from '@race/great-race/options.ts';
import type { Refusal } from '@race/kernel';
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { WhileAway } from '../../../games/race/away/while-away.tsx';
import { makeRaceTable } from '../../../games/race/race-table.ts';
import { momentsOf } from '../../../games/race/timeline/moments.ts';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadReplay } from '../../../shell/chunks.ts';
import type { Go } from '../../../shell/router/router.ts';
import { nameOf, say } from '../../../shell/words/say.ts';
import type { Device } from '../../../sources/client.ts';
import { deviceAs, missedAfter, news, sendRequest } from '../../../sources/online/connection.ts';
import type { Recap } from '../../../sources/race-messages.ts';
import { Silhouette } from '../../../table/dashboard/crew.tsx';
import { showGhost } from '../../../table/map/ghost.ts';
import { TableContext, type TableModel, useNewTable, useTable } from '../../../table/model/table.ts';
import { RaceTable } from '../../race/page.tsx';
import { playerOf, replayOf } from '../../replay/replay.ts';
import { wayWords } from '../../set-up/race-words.ts';
import { AfterRace } from '../after-race.tsx';
import type { GameFace, ServerSource, TableWords } from '../games.ts';
import { OnlineMenu } from '../menu.tsx';
import { DraftButton, makeOrders, OrdersPart } from '../orders.tsx';
import { TakeOver } from '../seats.tsx';
import { ClockSlips, GoBack, OtherTurn, Proposal } from '../slips.tsx';
import { missedSteps } from './missed-steps.ts';
import { useRaceSetUp } from './set-up.tsx';

/** The crew that was chosen for a seat; crews that are chosen in play have none yet. */
const crewAt = (options: object, seat: number): string =>
  (options as Partial<RaceOptions>).vehicles?.[seat] ?? '';

const defaultBot: BotName = 'racer';

const words: TableWords = {
  begin: () => say('online.begin'),
  host: () => say('online.host'),
  again: () => say('online.rematch'),
  over: () => say('online.mine.over'),
  check: () => say('online.check'),
  good: (counted) => say('online.check.good', counted),
  bad: () => say('online.check.bad'),
};

export const raceFace: GameFace = {
  words,
  useSetUp: useRaceSetUp,
  title: (options) => nameOf('board', raceIn(options).board),
  about: (options) => wayWords(raceIn(options)),
  rated: { boards: BOARD_IDS, crews: [2, 3, 4] },
  seatWords(options, seat) {
    const crew = crewAt(options, seat);
    return crew === '' ? say('names.seat', { number: seat + 1 }) : nameOf('surname', crew);
  },
  SeatPicture: ({ options, seat }) => <Silhouette crew={crewAt(options, seat)} />,
  botWords: (bot) => say(`setup.who.${isBotName(bot) ? bot : defaultBot}`),
  saysWhoIsAwaited: false,
  Table: OnlineRaceTable,
  Replay: RaceReplay,
};

function useRefused(): (refusal: Refusal | null) => void {
  const { refused } = useTable();
  return (refusal) => {
    refused.value = refusal;
  };
}

function Back({ line }: { line: number }): JSX.Element | null {
  return <GoBack line={line} onRefused={useRefused()} />;
}

/** What an online table adds to the race: the menu and the plan share the orders of the seat. */
function onlineParts(table: string) {
  const orders = makeOrders();
  const Menu = ({ go }: { go: Go }) => (
    <>
      <OrdersPart orders={orders} />
      <OnlineMenu go={go} />
    </>
  );
  const Later = (plan: { answer: object | null; question: number }) => (
    <DraftButton orders={orders} table={table} {...plan} />
  );
  return { Menu, After: AfterRace, Back, Later };
}

function OnlineRaceTable(props: { news: TableNews; go: Go }): JSX.Element {
  const { table } = props.news;
  const model = useNewTable(() => {
    const device = deviceAs<Device>();
    return makeRaceTable(device, { device, ...onlineParts(table) });
  }, table);
  return (
    <TableContext.Provider key={table} value={model}>
      <OpenedTable {...props} />
    </TableContext.Provider>
  );
}

function OpenedTable({ news, go }: { news: TableNews; go: Go }): JSX.Element {
  const { past, people, request } = useTable();
  const onRefused = useRefused();
  const { table, seats } = news;
  useEffect(() => void request({ do: 'open', table }), [table]);
  useEffect(() => {
    people.value = seats.map((sits) => (sits.kind === 'person' ? sits.name : ''));
  }, [seats]);
  return (
    <main class="table online-table">
      <h1 class="unseen">{say('names.game')}</h1>
      <RaceTable table={table} go={go} />
      <div class="slips">
        <Proposal
          news={news}
          proposalWords={(name, step) =>
            say('online.back.wish', {
              name,
              turn: momentsOf(past.value)[step + 1]?.turn ?? 0,
              count: past.value.length - 1 - step,
            })
          }
          onRefused={onRefused}
        />
        <TakeOver news={news} />
        <OtherTurn go={go} />
        <ClockSlips news={news} onRefused={onRefused} />
        <WhileAwayThere />
      </div>
    </main>
  );
}

const Watch = lazy(async () => (await loadReplay()).Watch);

interface ReplayProps {
  readonly source: ServerSource;
  readonly table: string | null;
  readonly go: Go;
}

function RaceReplay({ source, table, go }: ReplayProps): JSX.Element {
  const opening = (model: TableModel) => {
    playerOf(model).pause();
    void replayOf(model).openReplay(source);
    // The model lasts as long as the replay, and the ghost with it.
    if (table !== null) showGhost(model, table);
  };
  const home = source.from === 'server' ? source.replay.table : null;
  return (
    <Watch go={go} opening={opening} {...(home === null ? {} : { home: { at: 'online', table: home } })} />
  );
}

/** What the reader missed. */
function WhileAwayThere(): JSX.Element | null {
  const table = useTable();
  const { reader } = table;
  const after = missedAfter.value;
  const seat = reader.value;
  if (after === null || seat === null) return null;
  return (
    <WhileAway
      seat={seat}
      after={after}
      recap={() => recapAfter(table, after)}
      onClose={() => {
        missedAfter.value = null;
      }}
    />
  );
}

async function recapAfter(model: TableModel, after: number): Promise<Recap | null> {
  const { past, publicState } = model;
  const table = news.peek()?.table;
  if (table === undefined) return null;
  const result = await sendRequest({ do: 'replay', table });
  const now = publicState.peek();
  if (!result.ok || result.value.kind !== 'replay' || now === null || missedAfter.peek() !== after)
    return null;
  return missedSteps(past.peek().slice(after + 1), result.value.replay.frames, now);
}

/** The options of a race; those of a later version cannot be read. */
function raceIn(options: object): RaceOptions {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`a table has options this page does not know: ${read.fault.option}`);
  return read.options;
}
