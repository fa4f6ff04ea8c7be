// What is written over tiles: lines, prices, plaques and fares; and over the vehicles the names of cities.
import { type Laid, type MapView, type Sight, tileSigns } from '@race/atlas';
import { cityNames, cityPlaques } from '@race/atlas/draw/cities.ts';
import { lineCurves, lineFlags } from '@race/atlas/draw/lines.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isCompact } from '../state/layout.ts';
import { hands } from '../state/shown.ts';
import { language, nameOf, say } from '../words/say.ts';
import { LitLine } from './lamps.tsx';
import { Layer, Part } from './layer.tsx';
import { markOf } from './tile-art.ts';
import { nameOfLaid, onSpace } from './tiles.tsx';
import { drawTitle } from './title.ts';

/** Flags grow less than names do: they are large enough. */
const LARGEST_FLAG = 1.3;

interface Writing {
  readonly view: MapView;
  readonly laid: readonly Laid[];
  /** Spaces where somebody stands: prices and plaques make room. */
  readonly taken: readonly number[];
  readonly sight: Sight;
  /** How much letters and signs grow against the map. */
  readonly letters: number;
}

export function Writings({ view, laid, taken, sight, letters }: Writing): JSX.Element {
  const spoken = language.value;
  const lines = useMemo(() => lineCurves(view), [view]);
  const plaques = useMemo(() => cityPlaques(view, letters, taken), [view, letters, taken.join()]);
  const flags = useMemo(
    () => lineFlags(view, (francs) => say('viewer.francs', { francs }), Math.min(letters, LARGEST_FLAG)),
    [view, letters, spoken],
  );
  return (
    <Layer name="writings">
      <Part svg={lines} />
      {hands.value !== null && <LitLine view={view} />}
      {laid.map((one) => (
        <Signs key={nameOfLaid(one)} view={view} one={one} sight={sight} inRow={taken.includes(one.space)} />
      ))}
      <Part svg={plaques} />
      <Part svg={flags} />
      {!isCompact() && <Part svg={drawTitle(view)} />}
    </Layer>
  );
}

interface Signed {
  readonly view: MapView;
  readonly one: Laid;
  readonly sight: Sight;
  /** A vehicle stands there. */
  readonly inRow: boolean;
}

/** What a tile asks. */
function Signs({ view, one: { space, tile }, sight, inRow }: Signed): JSX.Element {
  const svg = useMemo(() => {
    const risk = view.board.spaces[space]?.risk ?? false;
    return onSpace(view, space, markOf(tile, sight) + tileSigns(tile, sight, { risk, inRow }));
  }, [view, sight, inRow]);
  return <Part svg={svg} />;
}

/** Nothing that stands on the map hides the name of a city. */
export function Names({ view, taken, letters }: Pick<Writing, 'view' | 'taken' | 'letters'>): JSX.Element {
  const spoken = language.value;
  const names = useMemo(
    () => cityNames(view, (city) => nameOf('city', city), { scale: letters, taken }),
    [view, letters, spoken, taken.join()],
  );
  return (
    <Layer name="names">
      <Part svg={names} />
    </Layer>
  );
}
