// A cutting of the map for a moment: what was done in oxblood dashes, what was better in teal, and that line played out.
import { crewToken, laidTiles, type MapView, sheetLayer, sightOf, spaceDefs, spacesLayer } from '@race/atlas';
import { liveDefs, liveLayer } from '@race/atlas/draw/live.ts';
import { hexagon } from '@race/atlas/draw/svg.ts';
import type { LineAct } from '@race/bots/search/line.ts';
import type { Answer } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { type ChoiceContext, label, seatName } from '@race/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { named, nameOf, say, words } from '../../../shell/words/say.ts';
import type { Tutorial } from '../../../sources/thinking/messages.ts';
import { pictureOf } from '../../../table/map/picture.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { driveTo } from '../hint/slip.tsx';

/** The moment as its seat could choose then; null while the table is not known. */
export function contextOf({ readable }: TableModel, { seen }: Tutorial, seat: Seat): ChoiceContext | null {
  const rules = readable.value;
  if (rules === null) return null;
  return { rules, known: seen, seat, name: (one) => seatName(words(), seen, one) };
}

/** What was done and what was better; told apart by the first answer where both lead to the same place. */
export function bothWords(context: ChoiceContext, lesson: Tutorial): { you: string; better: string } {
  const { given, better, played, line } = lesson;
  const told = (act: LineAct | undefined, answer: Answer) =>
    (act && driveTo(context.rules.board, act)) ?? label(words(), answer, context);
  const both = { you: told(played[0], given), better: told(line[0], better) };
  if (both.you !== both.better) return both;
  return { you: label(words(), given, context), better: label(words(), better, context) };
}

/** How many races in ten it cost, to whole ones. */
export const racesIn = ({ difference }: Pick<Tutorial, 'difference'>): number =>
  Math.max(1, Math.round(difference * 10));

/** One sentence of facts that hold; null where none does. */
export function whyBetter(context: ChoiceContext, { reason }: Pick<Tutorial, 'reason'>): string | null {
  if (reason === null) return null;
  const { is, count, seat } = reason;
  const { board } = context.rules;
  switch (is) {
    case 'arrived':
      return say('coach.why.arrived', {
        city: named('city', board.spaces[board.destination]?.city?.id ?? ''),
      });
    case 'city':
      return say('coach.why.city');
    case 'rival':
      return seat === null ? null : say('coach.why.rival', { count, crew: context.name(seat) });
    default:
      return say(`coach.why.${is}`, { count });
  }
}

/** Wider than high, in spaces at least. */
const SHAPE = 1.35;
const LEAST = 4.6;
const EDGE = 1.8;
/** About how wide it is on screen. */
const PIXELS = 400;

interface Props {
  readonly lesson: Tutorial;
  readonly crew: string;
  readonly seat: number;
  /** How much of the better line has been played out; null while nothing is. */
  readonly step: number | null;
}

export function Cutting({ lesson, crew, seat, step }: Props): JSX.Element | null {
  const table = useTable();
  const { facts } = table;
  const view = pictureOf(table).mapView.value;
  const tiles = facts.value?.tiles;
  const from = lesson.seen.crews[seat]?.at ?? 0;
  const area = useMemo(() => (view === null ? null : areaOf(view, placesOf(lesson, from))), [view, lesson]);
  const ground = useMemo(() => {
    if (view === null || area === null) return '';
    const laid = laidTiles(
      view,
      lesson.seen.tiles.map((tile) => tiles?.[tile] ?? null),
    );
    const sight = sightOf((view.geometry.radius * Math.sqrt(3) * PIXELS) / area.width);
    const crews = lesson.seen.crews.flatMap(({ id, at, level, engine, chassis }, one) =>
      id === null || (step !== null && one === seat)
        ? []
        : [{ crew: id, at, level, broken: engine * chassis === 0 }],
    );
    const live = { laid, crews, names: (city: string) => nameOf('city', city), fare, sight, scale: 1 };
    return (
      `<defs>${spaceDefs(view, laid, null)}${liveDefs()}</defs>` +
      sheetLayer(view, (key) => nameOf('map', key)) +
      spacesLayer(view, laid, sight) +
      liveLayer(view, live)
    );
  }, [view, area, lesson, tiles, step === null]);
  if (view === null || area === null) return null;
  const spot = (space: number) => view.board.spaces[space] ?? { x: 0, y: 0 };
  const here = spot(whereAt(lesson.line, from, step ?? 0));
  return (
    <svg
      class="cutting"
      viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g dangerouslySetInnerHTML={{ __html: ground }} />
      <Road view={view} act={lesson.played[0]} kind="worse" />
      {lesson.line.slice(0, step ?? lesson.line.length).map((act, at) => (
        <Road key={at} view={view} act={act} kind="better" />
      ))}
      {step !== null && (
        <g
          class="cutting-token"
          style={{ transform: `translate(${here.x}px, ${here.y}px)` }}
          dangerouslySetInnerHTML={{ __html: crewToken(crew, 20) }}
        />
      )}
    </svg>
  );
}

const fare = (francs: number): string => say('dashboard.francs', { francs });

/** Where the crew is after so many acts. */
const whereAt = (line: readonly LineAct[], from: number, step: number): number =>
  line.slice(0, step).reduce((at, { way }) => way.at(-1) ?? at, from);

/** A way, or the space where something is done. */
function Road({
  view,
  act,
  kind,
}: {
  view: MapView;
  act: LineAct | undefined;
  kind: 'worse' | 'better';
}): JSX.Element | null {
  if (act === undefined) return null;
  const spaces = act.way.length > 0 ? [act.from, ...act.way] : [];
  const ends = spaces.length > 0 ? spaces.slice(-1) : 'space' in act.answer ? [Number(act.answer.space)] : [];
  const { board, geometry } = view;
  const path = spaces.map((space) => `${board.spaces[space]?.x},${board.spaces[space]?.y}`).join('L');
  const rings = ends
    .map((space) => hexagon(geometry.radius - 3, board.spaces[space]?.x, board.spaces[space]?.y))
    .join('');
  const d = `${path === '' ? '' : `M${path}`}${rings}`;
  return d === '' ? null : (
    <g class={`cutting-road ${kind}`}>
      <path class="under" d={d} />
      <path d={d} />
    </g>
  );
}

/** Everything that should be seen. */
function placesOf({ played, line, given, better }: Tutorial, from: number): number[] {
  const ways = [...played.slice(0, 1), ...line].flatMap(({ way }) => way);
  const spaces = [given, better].flatMap((answer) => ('space' in answer ? [Number(answer.space)] : []));
  return [from, ...ways, ...spaces];
}

function areaOf({ board, geometry }: MapView, spaces: readonly number[]) {
  const { radius } = geometry;
  const spots = spaces.flatMap((space) => board.spaces[space] ?? []);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left + 2 * EDGE * radius, LEAST * 2 * radius);
  const high = Math.max(bottom - top + 2 * EDGE * radius, wide / SHAPE);
  const width = Math.max(wide, high * SHAPE);
  const height = width / SHAPE;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
