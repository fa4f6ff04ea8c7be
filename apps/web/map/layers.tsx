// The layers of the map. Each is drawn anew only when what it shows has changed; none is touched while the map moves.
import {
  compass,
  type MapView,
  priceTag,
  put,
  type Sight,
  sheetDefs,
  sheetLayer,
  spaceDefs,
  spacesLayer,
  tilePicture,
  tileScale,
  tileSigns,
  WORLD,
} from '@race/atlas';
import { citiesLayer } from '@race/atlas/draw/cities.ts';
import { litSpaces, wayLine, wayNumbers } from '@race/atlas/draw/lamps.ts';
import { lineCurves, lineFlags } from '@race/atlas/draw/lines.ts';
import type { Laid } from '@race/atlas/draw/spaces.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { lamps, tag } from '../state/shown.ts';
import { capital, language, nameOf, say } from '../words/say.ts';
import { drawTitle } from './title.ts';

const [x = 0, y = 0, width = 0, height = 0] = Array.from(WORLD.matchAll(/-?\d+/g), Number);
const PLACE = { left: `${x}px`, top: `${y}px` };

/** One layer: the whole world in map units, wherever the map is moved to. */
export function Layer({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <svg
      class={`layer layer-${name}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      style={PLACE}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A part of a layer, written by the atlas. */
function Part({ svg, class: name }: { svg: string; class?: string }): JSX.Element {
  return <g class={name} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Sea, land, relief and the names of waters: once a theme and language. */
export function Ground({ view }: { view: MapView }): JSX.Element {
  const spoken = language.value;
  const svg = useMemo(() => {
    const north = capital(say('names.direction.north')).charAt(0);
    return `<defs>${sheetDefs(view)}</defs>${sheetLayer(view, (key) => nameOf('map', key))}${compass(view, north)}`;
  }, [view, spoken]);
  return (
    <Layer name="ground">
      <Part svg={svg} />
    </Layer>
  );
}

interface Covering {
  readonly view: MapView;
  readonly laid: readonly Laid[];
  /** Spaces whose tile was laid just now: it drops. */
  readonly fresh: readonly number[];
  readonly sight: Sight;
}

/** Risk zones, spaces and tiles. */
export function Spaces({ view, laid, fresh, sight }: Covering): JSX.Element {
  const pictures = [...new Set(laid.map(({ picture }) => picture))].sort().join();
  const defs = useMemo(() => spaceDefs(view, laid, sight), [view, sight, pictures]);
  const [still, falling] = [
    laid.filter(({ space }) => !fresh.includes(space)),
    laid.filter(({ space }) => fresh.includes(space)),
  ];
  const svg = useMemo(() => spacesLayer(view, still, sight), [view, sight, key(still)]);
  return (
    <Layer name="spaces">
      <defs dangerouslySetInnerHTML={{ __html: defs }} />
      <Part svg={svg} />
      {falling.map(({ space, picture }) => (
        <Part
          key={space}
          class="falling"
          svg={placed(view, space, tilePicture(picture, view.theme, sight))}
        />
      ))}
    </Layer>
  );
}

const key = (laid: readonly Laid[]): string => laid.map(({ space, tile }) => `${space}:${tile.id}`).join();

function placed(view: MapView, space: number, svg: string): string {
  const { x, y } = view.board.spaces[space] ?? { x: 0, y: 0 };
  return put(x, y, tileScale(view, space), svg);
}

interface Writing {
  readonly view: MapView;
  readonly laid: readonly Laid[];
  /** Spaces where somebody stands: nobody pays there twice, so the price is hidden. */
  readonly taken: readonly number[];
  readonly sight: Sight;
  /** How much letters and signs grow against the map. */
  readonly letters: number;
}

/** Lines, prices, cities and their names. */
export function Writings({ view, laid, taken, sight, letters }: Writing): JSX.Element {
  const spoken = language.value;
  const lines = useMemo(() => lineCurves(view), [view]);
  const priced = laid.filter(({ space }) => !taken.includes(space));
  const signs = useMemo(
    () =>
      priced
        .map(({ space, tile }) =>
          placed(view, space, tileSigns(tile, sight, { risk: view.board.spaces[space]?.risk ?? false })),
        )
        .join(''),
    [view, sight, key(priced)],
  );
  const cities = useMemo(
    () => citiesLayer(view, (city) => nameOf('city', city), letters),
    [view, letters, spoken],
  );
  const flags = useMemo(
    () => lineFlags(view, (francs) => say('viewer.francs', { francs }), letters),
    [view, letters, spoken],
  );
  return (
    <Layer name="writings">
      <Part svg={lines} />
      <Part svg={signs} />
      <Part svg={cities} />
      <Part svg={flags} />
      <Part svg={drawTitle(view)} />
    </Layer>
  );
}

/** What can be chosen now is lit, and the way chosen so far is a lit road. */
export function Lit({ view, letters }: { view: MapView; letters: number }): JSX.Element | null {
  const now = lamps.value;
  const svg = useMemo(
    () => litSpaces(view, now) + wayLine(view, now) + wayNumbers(view, now, letters),
    [view, now, letters],
  );
  return now.lit.length === 0 ? null : (
    <Layer name="lit">
      <Part svg={svg} />
    </Layer>
  );
}

/** The price of the chosen way, over everything else. */
export function Tag({ view, letters }: { view: MapView; letters: number }): JSX.Element | null {
  const now = tag.value;
  if (now === null) return null;
  return (
    <Layer name="tag">
      <Part svg={priceTag(view, now, letters)} />
    </Layer>
  );
}
