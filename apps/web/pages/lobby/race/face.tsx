// The race on the online pages.

import { type BotName, isBotName } from '@race/bots/names.ts';
import { BOARD_IDS, type RaceOptions, readOptions } from '@race/great-race/options.ts';
import type { Refusal } from '@race/kernel';
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { WhileAway } from '../../../games/race/away/while-away.tsx';
import { makeRaceTable } from '../../../games/race/race-table.ts';
import { momentsOf } from '../../../games/race/timeline/layout.ts';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadReplay, loadSetUp } from '../../../shell/chunks.ts';
import { type Go, readRoute } from '../../../shell/router/router.ts';
import { nameOf, say } from '../../../shell/words/say.ts';
import type { Device } from '../../../sources/client.ts';
import { deviceAs, lastMessage, missedAfter, news, sendRequest } from '../../../sources/online/connection.ts';
import type { Recap } from '../../../sources/race-messages.ts';
import { Silhouette, Token } from '../../../table/dashboard/crew.tsx';
import { showGhost } from '../../../table/map/ghost.ts';
import { sentencesOf } from '../../../table/model/sentences.ts';
import { TableContext, type TableModel, useNewTable, useTable } from '../../../table/model/table.ts';
import { RaceTable } from '../../race/page.tsx';
import { MiniBoard } from '../../replay/mini-board.tsx';
import { playerOf, replayOf } from '../../replay/replay.ts';
import { wayWords } from '../../set-up/race-words.ts';
import { AfterRace, OwnRace } from '../after-race.tsx';
import type { GameFace, ServerSource, TableWords } from '../games.ts';
import { OnlineMenu } from '../menu.tsx';
import { DraftButton, makeOrders, OrdersPart, Sending } from '../orders.tsx';
import { TakeOver } from '../seats.tsx';
import { usePresence, useShown } from '../shown.ts';
import { Announced, Line, saidText } from '../sign.tsx';
import { ClockSlips, Ended, EndProposal, GoBack, LetBotDrive, Proposal, RematchOffer } from '../slips.tsx';
import { Fuse, useRibbons } from '../watches.tsx';
import { missedSteps } from './missed-steps.ts';
import { useRaceSetUp } from './set-up.tsx';

/** The crew that was chosen for a seat; crews that are chosen in play have none yet. */
const crewAt = (options: object, seat: number): string =>
  (options as Partial<RaceOptions>).vehicles?.[seat] ?? '';

const ModulesLine = lazy(async () => (await loadSetUp()).ModulesLine, null);

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
  Disc: Token,
  crewAt,
  Picture({ options, live }) {
    const { board, towards } = raceIn(options);
    return <MiniBoard board={board} {...(live === null ? { towards } : { crews: live.crews })} />;
  },
  More({ options }) {
    const { modules } = raceIn(options);
    return modules.length > 0 ? <ModulesLine modules={modules} /> : null;
  },
  turnWords: (turn) => say('front.telegram.turn', { turn }),
  botWords: (bot) => say(`setup.who.${isBotName(bot) ? bot : defaultBot}`),
  saysWhoIsAwaited: false,
  hasFuse: true,
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
      <BackPart />
    </>
  );
  const Later = (plan: { answer: object | null; question: number }) => (
    <DraftButton orders={orders} table={table} {...plan} />
  );
  const isScored = () => news.value !== null && (news.value.rated || news.value.shutUntil !== null);
  return { Menu, Slips, Head: Line, After: AfterRace, Back, Later, isScored, Fuse, Sending };
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

/** What the others ask, and what they have just done. */
function Slips({ go }: { go: Go }): JSX.Element | null {
  const { past } = useTable();
  const onRefused = useRefused();
  const { sentenceOf } = sentencesOf(useTable());
  const now = news.value;
  if (now === null) return null;
  const proposalWords = (name: string, step: number): string => {
    const first = momentsOf(past.value)[step + 1];
    const count = past.value.length - 1 - step;
    const wish = say('online.back.wish', { name, turn: first?.turn ?? 0, count });
    const told = first?.events[0] === undefined ? '' : sentenceOf(first.events[0]);
    return told === '' ? wish : `${wish} ${say('online.back.before', { words: told })}`;
  };
  return (
    <>
      <Proposal news={now} proposalWords={proposalWords} onRefused={onRefused} />
      <Ended news={now} go={go} />
      <EndProposal news={now} onRefused={onRefused} />
      <RematchOffer news={now} go={go} onRefused={onRefused} />
      <TakeOver news={now} />
      <LetBotDrive news={now} onRefused={onRefused} />
      <ClockSlips news={now} onRefused={onRefused} />
      <Announced />
    </>
  );
}

/** Steps that an onlooker may be behind the present before they are brought there. */
const MOST_BEHIND = 3;
const BUBBLE_FOR = 6_000;

/** What is said lies at the speaker's name for a while. */
function useSaid(table: string): void {
  const { said } = useTable();
  const message = lastMessage.value;
  useEffect(() => {
    if (message === null || message.table !== table || message.seat === null) return;
    said.value = { seat: message.seat, words: saidText(message) };
    const timer = setTimeout(() => {
      said.value = null;
    }, BUBBLE_FOR);
    return () => clearTimeout(timer);
  }, [message, table]);
}

function OpenedTable({ news, go }: { news: TableNews; go: Go }): JSX.Element {
  const { late, people, presence, questionNumber, reader, request, ribbons, skip, waiting } = useTable();
  const { table, seats } = news;
  useEffect(() => void request({ do: 'open', table }), [table]);
  useEffect(() => {
    people.value = seats.map((sits) => (sits.kind === 'person' ? sits.name : ''));
    late.value = news.late;
  }, [seats, news.late]);
  usePresence(news, (now) => {
    presence.value = now;
  });
  useRibbons((now) => {
    ribbons.value = now;
  });
  useShown({ questionNumber, skip });
  useSaid(table);
  useEffect(() => {
    if (reader.value === null && waiting.value > MOST_BEHIND) skip();
  }, [reader.value, waiting.value]);
  return (
    <main class="table online-table">
      <h1 class="unseen">{say('names.game')}</h1>
      <RaceTable table={table} go={go} />
      <div class="slips">
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
    const { route } = readRoute(location.hash);
    const line = route.at === 'replay' ? route.line : undefined;
    // Only a race that is over is the same for everybody.
    replayOf(model).ofOnline.value = source.from === 'text' ? table : null;
    void replayOf(model)
      .openReplay(source, line === undefined ? undefined : { line })
      .then(() => {
        model.people.value = (replayOf(model).replay.peek()?.people ?? []).map((name) => name ?? '');
      });
    // The model lasts as long as the replay, and the ghost with it.
    if (table !== null) showGhost(model, table);
  };
  const home = source.from === 'server' ? source.replay.table : null;
  return (
    <>
      <Watch go={go} opening={opening} {...(home === null ? {} : { home: { at: 'online', table: home } })} />
      {table !== null && source.from === 'text' && (
        <OwnRace table={table} end={say('online.ownRace.end')} go={go} />
      )}
    </>
  );
}

/** What the reader missed. */
function WhileAwayThere(): JSX.Element | null {
  const table = useTable();
  const { isAnswering, reader } = table;
  const after = missedAfter.value;
  const seat = reader.value;
  // Whoever plays on has read it.
  useEffect(() => {
    if (isAnswering.value) missedAfter.value = null;
  }, [isAnswering.value]);
  if (after === null || seat === null) return null;
  return (
    <WhileAway
      isOnline
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

// In the menu of an online race: proposals to go back to the beginning of a turn, also where there is no timeline.

/** The turns whose beginnings are offered. */
const OFFERED = 2;

export function BackPart(): JSX.Element | null {
  const { past, refused } = useTable();
  const now = news.value;
  if (now === null || now.you === null || now.stage !== 'racing') return null;
  if (now.proposal !== null || now.shutUntil !== null || now.cup !== null) return null;
  const moments = momentsOf(past.value);
  const latest = moments.at(-1)?.turn ?? 0;
  const turns = Array.from({ length: OFFERED }, (_, back) => latest - back).filter((turn) => turn > 0);
  const propose = async (turn: number) => {
    const first = moments.findIndex((moment) => moment.turn === turn);
    const done = await sendRequest({ do: 'propose', table: now.table, beat: Math.max(0, first - 1) });
    refused.value = done.ok ? null : done.refusal;
  };
  if (turns.length === 0) return null;
  return (
    <section class="menu-part online-menu" aria-label={say('online.back.ask')}>
      <div class="menu-acts">
        {turns.map((turn) => (
          <button key={turn} type="button" class="button" onClick={() => void propose(turn)}>
            {say('online.back.turn', { turn })}
          </button>
        ))}
      </div>
    </section>
  );
}
