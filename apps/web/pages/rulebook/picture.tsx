// The picture beside a rule, drawn with the pieces of the table, so that it is never out of date.
import { useSignal } from '@preact/signals';
import { cityPlaque, put, riskSign, tileBack } from '@race/atlas';
import { CITY_COLOURS } from '@race/great-race/board/data.ts';
import { CREWS } from '@race/great-race/crew/crews.ts';
import { africaTiles1 } from '@race/great-race/tiles/africa-1.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { makeIdleTable } from '../../games/race/race-table.ts';
import { loadModules } from '../../shell/chunks.ts';
import { say } from '../../shell/words/say.ts';
import { ownDevice } from '../../sources/device/own.ts';
import type { CardFacts } from '../../sources/race-messages.ts';
import { Poster, skyOf } from '../../table/dashboard/card.tsx';
import { Silhouette, Token } from '../../table/dashboard/crew.tsx';
import { Gauge } from '../../table/dashboard/gauge.tsx';
import { Pawns } from '../../table/dashboard/pawn.tsx';
import { drawnTile } from '../../table/map/tiles.tsx';
import type { ModuleFace, Plate } from '../../table/model/module-face.ts';

/** What pictures need besides the pieces of every race. */
export interface Pieces {
  readonly cards: readonly CardFacts[];
  readonly faces: readonly ModuleFace[];
}

const NO_PIECES: Pieces = { cards: [], faces: [] };

/** The pieces; empty until they are fetched. */
export function usePieces(): Pieces {
  const pieces = useSignal(NO_PIECES);
  useEffect(() => {
    void fetchPieces().then((fetched) => {
      pieces.value = fetched;
    });
  }, []);
  return pieces.value;
}

/** Whether all pictures are loaded, so that nothing moves any more. */
export const isComplete = ({ faces }: Pieces): boolean => faces.length > 0;

async function fetchPieces(): Promise<Pieces> {
  const [outcome, { allFaces }] = await Promise.all([ownDevice().request({ do: 'cards' }), loadModules()]);
  const cards = outcome.ok && outcome.value.kind === 'cards' ? outcome.value.cards : [];
  const idle = makeIdleTable();
  return { cards, faces: allFaces().map((make) => make(idle)) };
}

const CARD = 'CARD-';
const A_CREW = CREWS[0];

/** The thing that a rule is about, if there is one. */
export function RulePicture({ rule, pieces }: { rule: string; pieces: Pieces }): JSX.Element | null {
  const card = rule.startsWith(CARD)
    ? pieces.cards.find(({ id }) => id === rule.slice(CARD.length).toLowerCase())
    : undefined;
  if (card !== undefined) return <CardPicture card={card} faces={pieces.faces} />;
  const plate = pieces.faces.flatMap(({ plates }) => plates?.[rule] ?? [])[0] ?? PLATES[rule]?.();
  if (plate !== undefined) return <Drawing plate={plate} />;
  const thing = THINGS[rule]?.();
  return thing === undefined ? null : <div class="rule-picture rule-things">{thing}</div>;
}

function CardPicture({ card, faces }: { card: CardFacts } & Pick<Pieces, 'faces'>): JSX.Element {
  const [figure] = faces.flatMap(({ figures }) => figures?.[card.id] ?? []);
  return (
    <div class={`rule-picture rule-card card card-${skyOf(card)}`}>
      <Poster card={card} figure={figure} />
    </div>
  );
}

const Drawing = ({ plate: { viewBox, svg } }: { plate: Plate }): JSX.Element => (
  <svg class="rule-picture" viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);

const GROUNDS = ['savanna', 'erg', 'forest'];

/** Tiles of the bag beside each other, by their identifiers. */
const tiles = (...ids: readonly string[]): Plate => ({
  viewBox: `-54 -54 ${ids.length * 108} 110`,
  svg: ids
    .flatMap((id) => africaTiles1.find((tile) => tile.id === id) ?? [])
    .map((tile, at) => put(at * 108, 0, 1, drawnTile(tile, GROUNDS[at] ?? '', { sight: 'near' })))
    .join(''),
});

const row = (step: number, drawings: readonly string[]): Plate => ({
  viewBox: `${-step / 2} ${-step / 2} ${drawings.length * step} ${step}`,
  svg: drawings.map((drawing, at) => put(at * step, 0, 1, drawing)).join(''),
});

const plaques = (colours: readonly (typeof CITY_COLOURS)[number][], cards: number): Plate =>
  row(
    46,
    colours.map((colour) => cityPlaque({ colour, cards })),
  );

const COLOURED = CITY_COLOURS.filter((colour) => colour !== 'purple');

const PLATES: { readonly [rule: string]: () => Plate } = {
  'BASE-SETUP-01': () => plaques(['purple'], 0),
  'BASE-SETUP-06': () => tiles('2p', '1p1d', '1p-danger'),
  'BASE-PATH-01': () => tiles('1p', '2p'),
  'BASE-GUARD-01': () => tiles('2p-danger'),
  'BASE-GUARD-02': () => tiles('2p1d-stop'),
  'BASE-DRIVE-02': () => row(40, [riskSign()]),
  'BASE-DRIVE-03': () => tiles('1p2d', '1p-danger'),
  'BASE-DRIVE-06': () => tiles('1p-stop'),
  'BASE-DRIVE-08': () => row(112, [tileBack('1935', say('names.game'))]),
  'BASE-DRIVE-11': () => plaques(COLOURED, 2),
  'BASE-DRIVE-19': () => plaques(['purple'], 0),
  'BASE-END-01': () => plaques(['purple'], 0),
};

const THINGS: { readonly [rule: string]: () => JSX.Element } = {
  'BASE-SETUP-03': () => <Tokens />,
  'BASE-SETUP-04': () => (
    <>
      <Gauge name="engine" level={5} max={5} />
      <Gauge name="petrol" level={6} max={6} />
      <Gauge name="chassis" level={5} max={5} />
    </>
  ),
  'BASE-SETUP-08': () => (
    <>
      {CREWS.map((crew) => (
        <Silhouette key={crew} crew={crew} />
      ))}
    </>
  ),
  'BASE-PLAN-01': () => <Pawns crew={A_CREW} here={5} places={5} />,
  'BASE-CONVOY-05': () => <Pawns crew={A_CREW} here={0} places={5} />,
  'BASE-FUND-01': () => <Pawns crew={A_CREW} here={3} places={5} />,
  'BASE-PETROL-01': () => <Gauge name="petrol" level={2} max={6} then={5} />,
  'BASE-MECH-01': () => <Gauge name="engine" level={1} max={5} then={3} />,
  'BASE-DRIVE-05': () => <Gauge name="engine" level={0} max={5} />,
  'BASE-DRIVE-15': () => <Tokens />,
  'BASE-MAINT-01': () => <Tokens />,
};

const Tokens = (): JSX.Element => (
  <>
    {CREWS.map((crew) => (
      <Token key={crew} crew={crew} />
    ))}
  </>
);
