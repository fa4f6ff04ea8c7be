// The race as the pages of tables over the network show it.
import { type BotName, isBotName } from '@race/bots/names.ts';
import type { RaceOptions } from '@race/great-race';
import { BOARD_IDS } from '@race/great-race/options.ts';
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Silhouette } from '../../dashboard/silhouette.tsx';
import { wayWords } from '../../front/race-words.ts';
import { lazy } from '../../lazy.tsx';
import { deviceAs } from '../../net/connection.ts';
import type { Device } from '../../race/client.ts';
import { onlineTable } from '../../race/online-table.ts';
import { RaceTable } from '../../race/page.tsx';
import { past, putOnPage, refused, turnTo } from '../../race/race.ts';
import { momentsOf } from '../../race/timeline/moments.ts';
import { pause } from '../../replay/player.ts';
import { openReplay } from '../../replay/replay.ts';
import type { Go } from '../../router/router.ts';
import { people } from '../../state/table-state.ts';
import { nameOf, say } from '../../words/say.ts';
import { AfterRace } from '../after-race.tsx';
import { ClockSlips } from '../clock/slips.tsx';
import { TakeOver } from '../free-seat.tsx';
import type { GameFace, TableWords } from '../game-face.ts';
import { GoBack, Proposal } from '../go-back.tsx';
import { OnlineMenu } from '../menu.tsx';
import { OtherTurn } from '../notices/other-turn.tsx';
import { DraftButton } from '../orders/draft-button.tsx';
import { OrdersPart } from '../orders/orders-part.tsx';
import type { ServerSource } from '../replay.tsx';
import { raceIn } from './options.ts';
import { useRaceSetUp } from './set-up.tsx';
import { WhileAwayThere } from './while-away.tsx';

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
  botWords: (bot) => say(`front.who.${isBotName(bot) ? bot : defaultBot}`),
  saysWhoIsAwaited: false,
  Table: OnlineRaceTable,
  Replay: RaceReplay,
};

const onRefused = (refusal: typeof refused.value): void => {
  refused.value = refusal;
};

function OnlineRaceTable({ news, go }: { news: TableNews; go: Go }): JSX.Element {
  const { table, seats } = news;
  useEffect(() => {
    const device = deviceAs<Device>();
    const Back = ({ line }: { line: number }) => <GoBack line={line} onRefused={onRefused} />;
    const there = { device, Menu: RaceMenu, After: AfterRace, Back, Later: DraftButton };
    turnTo(there);
    const takeOff = putOnPage(table);
    void device.request({ do: 'open', table });
    return () => {
      takeOff();
      // Where the page has turned to another table already there is nothing to turn away from.
      if (onlineTable.peek() === there) turnTo(null);
    };
  }, [table]);
  useEffect(() => {
    people.value = seats.map((sits) => (sits.kind === 'person' ? sits.name : ''));
    return () => {
      people.value = [];
    };
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

function RaceMenu({ go }: { go: Go }): JSX.Element {
  return (
    <>
      <OrdersPart />
      <OnlineMenu go={go} />
    </>
  );
}

const Watch = lazy(async () => (await import('../../replay/load.ts')).loadWatch());

function RaceReplay({ source, go }: { source: ServerSource; go: Go }): JSX.Element {
  const opening = () => {
    pause();
    void openReplay(source);
  };
  const table = source.from === 'server' ? source.replay.table : null;
  return <Watch go={go} opening={opening} {...(table === null ? {} : { home: { at: 'online', table } })} />;
}
