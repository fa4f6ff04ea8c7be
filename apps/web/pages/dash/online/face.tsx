// The Dash as the pages of online tables show it.
import { DASH_BOT_NAMES } from '@race/bots/dash/names.ts';
import { readDashOptions } from '@race/dash/options.ts';
import type { Refusal } from '@race/kernel';
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { DashFigure } from '../../../games/dash/art.tsx';
import {
  DashTableContext,
  type DashTableModel,
  type OnlineParts,
  useDashTable,
  useNewDashTable,
} from '../../../games/dash/dash-table.ts';
import { headlineOf, momentsOf } from '../../../games/dash/facts.ts';
import { DashTableView } from '../../../games/dash/table.tsx';
import { eventWords, say } from '../../../games/dash/words.ts';
import { Slip } from '../../../games/race/away/slip.tsx';
import type { Go } from '../../../shell/router/router.ts';
import type { DashDevice } from '../../../sources/dash-messages.ts';
import { deviceAs, missedAfter } from '../../../sources/online/connection.ts';
import { replayOfPictures, replayOfRecord } from '../../../sources/replay/dash.ts';
import { AfterRace, OwnRace } from '../../lobby/after-race.tsx';
import type { GameFace, ServerSource, TableWords } from '../../lobby/games.ts';
import { OnlineMenu } from '../../lobby/menu.tsx';
import { TakeOver } from '../../lobby/seats.tsx';
import { usePresence, useShown } from '../../lobby/shown.ts';
import { Announced } from '../../lobby/sign.tsx';
import {
  ClockSlips,
  Ended,
  EndProposal,
  GoBack,
  LetBotDrive,
  Proposal,
  RematchOffer,
} from '../../lobby/slips.tsx';
import { DashReplayPage } from '../replay/replay-page.tsx';
import { useDashSetUp } from './set-up.tsx';

const words: TableWords = {
  begin: () => say('dash.online.begin'),
  host: () => say('dash.online.host'),
  again: () => say('dash.page.again'),
  over: () => say('dash.online.over'),
  check: () => say('dash.online.check'),
  good: (counted) => say('dash.online.good', counted),
  bad: () => say('dash.online.bad'),
};

export const dashFace: GameFace = {
  words,
  useSetUp: useDashSetUp,
  title: () => say('dash.page.title'),
  about(options) {
    const read = readDashOptions(options);
    return read.ok ? say(`dash.page.about.${read.options.characters}`, { count: read.options.players }) : '';
  },
  rated: { boards: ['dash'], crews: [2, 3, 4, 5, 6, 7] },
  seatWords: (_, seat) => say('dash.page.seat', { n: seat + 1 }),
  SeatPicture: DashFigure,
  Disc: null,
  crewAt: () => '',
  Picture: () => (
    <span class="dash-print">
      <DashFigure seat={0} />
    </span>
  ),
  More: () => null,
  turnWords: (round) => say('dash.page.round', { round }),
  botWords: (bot) => say(`dash.page.bot.${DASH_BOT_NAMES.find((name) => name === bot) ?? 'driver'}`),
  saysWhoIsAwaited: true,
  hasFuse: false,
  Table,
  Replay,
};

function Table({ news, go }: { news: TableNews; go: Go }): JSX.Element {
  return <OnlineDash key={news.table} news={news} go={go} />;
}

const PARTS: OnlineParts = { Menu: OnlineMenu, After: AfterRace, Back };

function Back({ line }: { line: number }): JSX.Element {
  return <GoBack line={line} onRefused={refusalNote(useDashTable())} />;
}

/** The table shows refusals itself. */
const refusalNote =
  ({ refused }: DashTableModel) =>
  (refusal: Refusal | null): void => {
    refused.value = refusal;
  };

function OnlineDash({ news, go }: { news: TableNews; go: Go }): JSX.Element {
  const { table } = news;
  const dash = useNewDashTable(deviceAs<DashDevice>(), PARTS);
  useEffect(() => void dash.open(table), [dash, table]);
  const onRefused = refusalNote(dash);
  useShown(dash);
  usePresence(news, (presence) => {
    dash.presence.value = presence;
  });
  return (
    <DashTableContext.Provider value={dash}>
      <DashTableView table={table} go={go} />
      <div class="slips">
        <Proposal
          news={news}
          proposalWords={(name, step) => proposalWords(dash, name, step)}
          onRefused={onRefused}
        />
        <Ended news={news} go={go} />
        <EndProposal news={news} onRefused={onRefused} />
        <RematchOffer news={news} go={go} onRefused={onRefused} />
        <TakeOver news={news} />
        <LetBotDrive news={news} onRefused={onRefused} />
        <ClockSlips news={news} onRefused={onRefused} />
        <Announced />
        <WhileAway />
      </div>
    </DashTableContext.Provider>
  );
}

const proposalWords = ({ past }: DashTableModel, name: string, step: number): string =>
  say('dash.page.backProposal', {
    name,
    round: Math.max(1, momentsOf(past.value)[step + 1]?.round ?? 1),
    count: past.value.length - 1 - step,
  });

interface ReplayProps {
  readonly source: ServerSource;
  readonly table: string | null;
  readonly go: Go;
}

function Replay({ source, table, go }: ReplayProps): JSX.Element {
  const replay = useMemo(
    () => (source.from === 'text' ? replayOfRecord(source.text) : replayOfPictures(source.replay)),
    [source],
  );
  const text = source.from === 'text' ? source.text : null;
  return (
    <>
      <DashReplayPage replay={replay} text={text} go={go} />
      {table !== null && text !== null && <OwnRace table={table} end={say('standings.show')} go={go} />}
    </>
  );
}

/** What happened in a dash since this player last looked. */
function WhileAway(): JSX.Element | null {
  const { me, past, context } = useDashTable();
  const after = missedAfter.value;
  const seat = me.value;
  if (after === null || seat === null) return null;
  const told = past.value
    .filter((one) => one.line > after && one.seat !== seat && one.events.length > 0)
    .map(({ events }) =>
      headlineOf(events)
        .map((event) => eventWords(event, context.value))
        .join(' '),
    );
  if (told.length === 0) return null;
  return (
    <Slip
      others={told}
      onClose={() => {
        missedAfter.value = null;
      }}
    />
  );
}
