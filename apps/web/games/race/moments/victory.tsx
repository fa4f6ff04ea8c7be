// The race is over: the winner drives in under the banner, the prestige is counted line by line, and then come the ways to go on.

import { tape } from '@race/atlas/draw/scenes/parts.ts';
import type { Standing } from '@race/great-race';
import { listOf } from '@race/words/t.ts';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { mediaQuery } from '../../../shell/base/media.ts';
import { loadSound } from '../../../shell/chunks.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { COMPACT } from '../../../shell/look/breakpoints.ts';
import type { Go } from '../../../shell/router/router.ts';
import { moves } from '../../../shell/settings/motion.ts';
import { say, words } from '../../../shell/words/say.ts';
import { wayWords } from '../../../table/map/title.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { standingsPageOf } from '../../../table/newspaper/open-paper.tsx';
import { leadFor, placeFor, Table, winnerIn } from '../../../table/newspaper/standings.tsx';
import { AfterRace } from '../menu/last-page.tsx';
import { FinishPicture } from './arrival.tsx';
import { endingOf } from './ending.ts';
import { momentsOf } from './follow.ts';
import { cityWords, nameAt } from './words.ts';
import './victory.css';

const isSmall = mediaQuery(COMPACT);

/** The scene of the end. It waits for the postcard of an arrival, and for nothing else. */
export function Victory(props: Props): JSX.Element | null {
  const { papers } = momentsOf(useTable());
  return papers.top.value?.content.kind === 'arrival' ? null : <Scene {...props} />;
}

interface Props {
  readonly go: Go;
  /** What can be done once the race is over; by default what its table offers. */
  readonly After?: ComponentType<{ go: Go }>;
}

function Scene({ go, After: given }: Props): JSX.Element | null {
  const table = useTable();
  const { crews, facts, isLive, onlineTable, publicState, reader, sheet, standings } = table;
  const { putAwayStandings } = standingsPageOf(table);
  const { left } = endingOf(table);
  const title = useRef<HTMLHeadingElement>(null);
  const lines = standings.value ?? [];
  const winner = winnerIn(lines);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    void loadSound().then(({ playSound }) => playSound('band'));
  }, []);
  useEscape(putAwayStandings);
  if (lines.length === 0) return null;
  const board = sheet.value?.board;
  const After = given ?? onlineTable?.After ?? AfterRace;
  return (
    <section class="victory" aria-labelledby="victory-title">
      <FinishPicture
        crew={winner === undefined ? null : (crews.value[winner.seat]?.id ?? '')}
        words={`${say('names.game')} 1935`}
        isWide={!isSmall.value}
      >
        {moves.value && winner !== undefined && <Tape />}
      </FinishPicture>
      <header class="victory-head">
        <h2 ref={title} id="victory-title" tabIndex={-1}>
          {winner === undefined
            ? say('moments.nobody', { city: cityWords(table) })
            : say('moments.won', { crew: nameAt(table, winner.seat) })}
        </h2>
        <p class="label">
          {board && wayWords(board, facts.value?.options.towards ?? 'south')} ·{' '}
          {say('moments.turns', { count: publicState.value?.turn ?? 0 })}
        </p>
      </header>
      <section class="victory-sheet sheet" aria-label={say('standings.title')}>
        <p class="victory-name">
          <span>{say('moments.standings')}</span> <i>{say('moments.byLine')}</i>
        </p>
        <Table lines={lines} reader={reader.value} />
        <Reasons table={table} lines={lines} />
        <div class="victory-acts">
          <After go={go} />
          <button type="button" class="button" onClick={() => (left.value = 'forPaper')}>
            <Icon name="newspaper" />
            {say('moments.newspaper')}
          </button>
          {isLive.value && (onlineTable === null || reader.value !== null) && (
            <button type="button" class="button" onClick={() => (left.value = 'forCoach')}>
              {say('moments.coach')}
            </button>
          )}
          <button type="button" class="button" onClick={putAwayStandings}>
            {say('map.back')}
          </button>
        </div>
      </section>
    </section>
  );
}

/** Why it ended like this: a tie, the reader's gap, and why a crew has no score. */
function Reasons({ table, lines }: { table: TableModel; lines: readonly Standing[] }): JSX.Element {
  const reasons = reasonsFor(table, lines);
  return (
    <>
      {reasons.map((text) => (
        <p key={text} class="victory-reason">
          {text}
        </p>
      ))}
    </>
  );
}

export function reasonsFor(table: TableModel, lines: readonly Standing[]): string[] {
  const [first, second] = lines;
  const { reader } = table;
  if (first === undefined || first.place === 0) return [say('standings.noWinner')];
  const tie =
    second !== undefined && second.place > 0 && second.prestige === first.prestige
      ? [say('moments.tie', { prestige: first.prestige, crew: nameAt(table, first.seat) })]
      : [];
  const mine = lines.find(({ seat }) => seat === reader.value);
  const gap = mine === undefined || mine.place === 0 ? 0 : first.prestige - mine.prestige;
  const behind = gap > 0 ? [say('moments.behind', { count: gap, crew: nameAt(table, first.seat) })] : [];
  const out = lines.filter(({ place }) => place === 0).map(({ seat }) => nameAt(table, seat));
  const unplaced =
    out.length === 0
      ? []
      : [say('moments.lastPlaces', { crews: listOf(words(), out), city: cityWords(table) })];
  const place = placeFor(table, lines);
  return [leadFor(table, lines), ...(place === '' ? [] : [place]), ...tie, ...behind, ...unplaced];
}

/** Ticker tape falls once. */
function Tape(): JSX.Element {
  const svg = useMemo(() => tape(1440, 700, 60), []);
  return <g class="victory-tape" dangerouslySetInnerHTML={{ __html: svg }} />;
}

function useEscape(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Escape in a dialog over the scene closes that dialog alone.
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
