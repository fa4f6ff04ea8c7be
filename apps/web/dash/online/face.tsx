// The Dash as the pages of tables over the network show it.
import { DASH_BOT_NAMES } from '@race/bots/dash/names.ts';
import { readDashOptions } from '@race/dash/options.ts';
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { AfterRace } from '../../lobby/after-race.tsx';
import { ClockSlips } from '../../lobby/clock/slips.tsx';
import { TakeOver } from '../../lobby/free-seat.tsx';
import type { GameFace, TableWords } from '../../lobby/game-face.ts';
import { GoBack, Proposal } from '../../lobby/go-back.tsx';
import { OnlineMenu } from '../../lobby/menu.tsx';
import { OtherTurn } from '../../lobby/notices/other-turn.tsx';
import type { ServerSource } from '../../lobby/replay.tsx';
import { deviceAs } from '../../net/connection.ts';
import type { Go } from '../../router/router.ts';
import { DashFigure } from '../drawing.tsx';
import { type DashDevice, onlineTable, past, refused, turnTo } from '../game.ts';
import { momentsOf } from '../moments.ts';
import { DashReplayPage } from '../replay/load.ts';
import { replayOfPictures, replayOfRecord } from '../replay/replay.ts';
import { DashTable } from '../table.tsx';
import { loadDashTexts, say } from '../words.ts';
import { useDashSetUp } from './set-up.tsx';
import { WhileAway } from './while-away.tsx';

const words: TableWords = {
  begin: () => say('dash.online.begin'),
  host: () => say('dash.online.host'),
  again: () => say('dash.page.again'),
  over: () => say('dash.online.over'),
  check: () => say('dash.online.check'),
  good: (counted) => say('dash.online.good', counted),
  bad: () => say('dash.online.bad'),
};

const face: GameFace = {
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
  botWords: (bot) => say(`dash.page.bot.${DASH_BOT_NAMES.find((name) => name === bot) ?? 'driver'}`),
  saysWhoIsAwaited: true,
  Table,
  Replay,
};

/** The face, once it can speak. */
export async function loadFace(): Promise<GameFace> {
  await loadDashTexts();
  return face;
}

const onRefused = (refusal: typeof refused.value): void => {
  refused.value = refusal;
};

function Table({ news, go }: { news: TableNews; go: Go }): JSX.Element {
  const { table } = news;
  useEffect(() => {
    const device = deviceAs<DashDevice>();
    const Back = ({ line }: { line: number }) => <GoBack line={line} onRefused={onRefused} />;
    const there = { device, Menu: OnlineMenu, After: AfterRace, Back };
    turnTo(there);
    void device.request({ do: 'open', table });
    return () => {
      // Where the page has turned to another table already there is nothing to turn away from.
      if (onlineTable.peek() === there) turnTo(null);
    };
  }, [table]);
  return (
    <>
      <DashTable table={table} go={go} />
      <div class="slips">
        <Proposal news={news} proposalWords={proposalWords} onRefused={onRefused} />
        <TakeOver news={news} />
        <OtherTurn go={go} />
        <ClockSlips news={news} onRefused={onRefused} />
        <WhileAway />
      </div>
    </>
  );
}

const proposalWords = (name: string, step: number): string =>
  say('dash.page.backWish', {
    name,
    round: Math.max(1, momentsOf(past.value)[step + 1]?.round ?? 1),
    count: past.value.length - 1 - step,
  });

function Replay({ source, go }: { source: ServerSource; go: Go }): JSX.Element {
  const replay = useMemo(
    () => (source.from === 'text' ? replayOfRecord(source.text) : replayOfPictures(source.replay)),
    [source],
  );
  return <DashReplayPage replay={replay} text={source.from === 'text' ? source.text : null} go={go} />;
}
