// The picture beside a rule: drawn from the same pieces as the table, so that it is never out of date.
import { computed, signal } from '@preact/signals';
import { cityPlaque, put, riskSign, tileBack } from '@race/atlas';
import { CITY_COLOURS } from '@race/great-race/board/data.ts';
import { CREWS } from '@race/great-race/crew/crews.ts';
import { africaTiles1 } from '@race/great-race/tiles/africa-1.ts';
import type { JSX } from 'preact';
import { Poster, skyOf } from '../../dashboard/card.tsx';
import { Gauge } from '../../dashboard/gauge.tsx';
import { Pawns } from '../../dashboard/pawn.tsx';
import { Silhouette, Token } from '../../dashboard/silhouette.tsx';
import { drawnTile } from '../../map/tile-art.ts';
import type { ModuleFace, Plate } from '../../modules/face.ts';
import { own } from '../../race/race.ts';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { say } from '../../words/say.ts';

const cards = signal<readonly CardFacts[]>([]);
const faces = signal<readonly ModuleFace[]>([]);
/** All pictures are there: nothing moves any more. */
export const hasPieces = computed(() => faces.value.length > 0);
let isAsked = false;

/** Asks for the pieces that are not part of every race. */
export async function fetchPieces(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const [outcome, { loadAllFaces }] = await Promise.all([
    own.request({ do: 'cards' }),
    import('../../modules/index.ts'),
  ]);
  if (outcome.ok && outcome.value.kind === 'cards') cards.value = outcome.value.cards;
  faces.value = await loadAllFaces();
}

const CARD = 'CARD-';
const A_CREW = CREWS[0];

/** What a rule is about, where it is about a thing. */
export function RulePicture({ rule }: { rule: string }): JSX.Element | null {
  const card = rule.startsWith(CARD)
    ? cards.value.find(({ id }) => id === rule.slice(CARD.length).toLowerCase())
    : undefined;
  if (card !== undefined) return <CardPicture card={card} />;
  const plate = faces.value.flatMap(({ plates }) => plates?.[rule] ?? [])[0] ?? PLATES[rule]?.();
  if (plate !== undefined) return <Drawing plate={plate} />;
  const thing = THINGS[rule]?.();
  return thing === undefined ? null : <div class="rule-picture rule-things">{thing}</div>;
}

function CardPicture({ card }: { card: CardFacts }): JSX.Element {
  const [figure] = faces.value.flatMap(({ figures }) => figures?.[card.id] ?? []);
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
