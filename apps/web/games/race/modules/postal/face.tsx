// The post: what each crew carries, what waits in the cities, and what is left in the bag.
import box from 'virtual:game-icon/cardboard-box-closed';
import truck from 'virtual:game-icon/hand-truck';
import { PLAQUES, PRINT, put } from '@race/atlas';
import { type BoardData, CITY_COLOURS, type CityColour } from '@race/great-race/board/data.ts';
import { FRANCS_A_PARCEL, isDeliveredIn } from '@race/great-race/modules/postal/parcels.ts';
import { cityName } from '@race/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MapLayer, ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import type { TableModel } from '../kit.ts';
import {
  capital,
  choosingOf,
  Layer as MapSheet,
  named,
  nameOf,
  Part,
  RuleButton,
  say,
  useTable,
  words,
} from '../kit.ts';
import { CrewTag } from '../parts.tsx';
import './board.css';

function Board(): JSX.Element | null {
  const { inOrder, publicState, sheet } = useTable();
  const [slot, map] = [publicState.value?.modules?.postal, sheet.value];
  if (slot === undefined || map === null) return null;
  return (
    <>
      <p class="aside">{say('boards.postal.pays')}</p>
      <h3 class="label">{say('boards.postal.aboard')}</h3>
      <ul class="aboard">
        {inOrder.value.map(({ seat }) => (
          <li key={seat}>
            <CrewTag seat={seat} />
            <Carried parcel={slot.aboard[seat]} />
          </li>
        ))}
      </ul>
      <h3 class="label">{say('boards.postal.cities')}</h3>
      <ul class="waiting-parcels">
        {waiting(map.board, slot.cities).map(({ city, colour }) => (
          <li key={city} title={say('boards.postal.parcel', { colour: named('colour', colour) })}>
            <Parcel colour={colour} />
            {cityName(words(), city)}
            <span class="unseen">{say('boards.postal.parcel', { colour: named('colour', colour) })}</span>
          </li>
        ))}
      </ul>
      <h3 class="label">{say('boards.postal.bag')}</h3>
      <div class="board-act">
        <ul class="bag">
          {slot.bag.map((count, parcel) => (
            <InBag key={parcel} parcel={parcel} count={count} />
          ))}
        </ul>
        <RuleButton rule="POSTAL-03" />
      </div>
    </>
  );
}

function Carried({ parcel }: { parcel: number | undefined }): JSX.Element {
  const colour = parcelColour(parcel);
  if (colour === undefined) return <i class="aside">{say('boards.postal.none')}</i>;
  return (
    <span class="carried">
      <Parcel colour={colour} />
      {say('boards.postal.parcel', { colour: named('colour', colour) })}
    </span>
  );
}

function InBag({ parcel, count }: { parcel: number; count: number }): JSX.Element | null {
  const colour = parcelColour(parcel);
  if (colour === undefined) return null;
  return (
    <li title={nameOf('colour', colour)}>
      <Parcel colour={colour} />
      <b>{count}</b>
      <span class="unseen">{nameOf('colour', colour)}</span>
    </li>
  );
}

/** The parcel in question: the one aboard, or the one in this city. POSTAL-03, POSTAL-06. */
function Beside(): JSX.Element | null {
  const table = useTable();
  const { publicState } = table;
  const { me, openFrame } = boardActsOf(table);
  const frame = openFrame.value;
  if (frame?.kind !== 'parcel' || !('stage' in frame) || !('here' in frame)) return null;
  const aboard = publicState.value?.modules?.postal?.aboard[me.value ?? -1];
  const colour = parcelColour(frame.stage === 'load' ? Number(frame.here) : aboard);
  return colour === undefined ? null : <Parcel colour={colour} />;
}

// The parcels that wait in the cities, beside their plaques.
/** Above and to the right of a plaque, in radii of a space; a parcel is drawn for a radius of 36. */
const ASIDE = 0.62;
const ABOVE = 0.5;
const FULL = 36;

function Layer({ view, letters }: MapLayer): JSX.Element {
  const { publicState } = useTable();
  const cities = publicState.value?.modules?.postal?.cities;
  const svg = useMemo(() => {
    const { radius } = view.geometry;
    const size = 0.62 * Math.min(letters, 1.25) * Math.min(1, radius / FULL);
    return waiting(view.board, cities ?? [])
      .map(({ space, colour }) => {
        const { x, y } = view.board.spaces[space] ?? { x: 0, y: 0 };
        return put(x + radius * ASIDE, y - radius * ABOVE, size, parcelDrawing(colour));
      })
      .join('');
  }, [view, letters, cities?.join()]);
  return (
    <MapSheet name="parcels">
      <Part svg={svg} />
    </MapSheet>
  );
}

/** The parcel aboard. */
function Mark({ seat }: { seat: number }): JSX.Element | null {
  const { publicState } = useTable();
  const colour = parcelColour(publicState.value?.modules?.postal?.aboard[seat]);
  if (colour === undefined) return null;
  const words = say('boards.postal.parcel', { colour: named('colour', colour) });
  return (
    <span class="mark" title={words}>
      <Parcel colour={colour} />
      <span class="unseen">{words}</span>
    </span>
  );
}

// Which parcel waits in which city. The slot lists coloured cities in the order of the board's spaces. POSTAL-02, 06.
interface WaitingParcel {
  readonly space: number;
  readonly city: string;
  readonly colour: CityColour;
}

export function waiting(board: Pick<BoardData, 'spaces'>, cities: readonly number[]): WaitingParcel[] {
  const coloured = board.spaces.flatMap(({ city }, space) =>
    city === null || city.colour === 'purple' ? [] : [{ space, city: city.id }],
  );
  return coloured.flatMap((one, at) => {
    const colour = parcelColour(cities[at]);
    return colour === undefined ? [] : [{ ...one, colour }];
  });
}

// A parcel: a box in a city's colour, tied with string, its label cut in the city's shape.
/** About 30 across. */
function parcelDrawing(colour: CityColour): string {
  const { colour: paint, dark, shape } = PLAQUES[colour];
  return (
    `<path d="M-14,-12H14V12H-14Z" fill="${PRINT.cream}" stroke="${PRINT.cream}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M-14,-7L-9,-12H14V7L9,12H-14Z" fill="${dark}" stroke="${PRINT.ink}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M-14,-7H9V12H-14Z" fill="${paint}" stroke="${PRINT.ink}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M9,-7L14,-12M-14,2.5H9M-2.5,-7V12M-2.5,-7L2.5,-12" stroke="${PRINT.cream}" stroke-width="1.5" fill="none"/>` +
    `<g transform="translate(-2.5 2.5) scale(.42)"><path d="${shape}" fill="${PRINT.cream}" stroke="${PRINT.ink}" stroke-width="3"/></g>`
  );
}

/** The colour of a parcel by its number; undefined for none. */
const parcelColour = (parcel: number | undefined): CityColour | undefined => CITY_COLOURS[parcel ?? -1];

const Parcel = ({ colour }: { colour: CityColour }): JSX.Element => (
  <svg
    class="cube"
    viewBox="-17 -15 34 30"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: parcelDrawing(colour) }}
  />
);

const aboard = (table: TableModel, seat: number) =>
  parcelColour(table.publicState.value?.modules?.postal?.aboard[seat]);

/** Parcels in cities and aboard. POSTAL-01 to POSTAL-08. */
export const face = (table: TableModel): ModuleFace => {
  const { publicState } = table;
  const { me } = boardActsOf(table);
  const { context } = choosingOf(table);
  return {
    name: 'postal',
    icon: box,
    Board,
    glance() {
      const colour = me.value === null ? undefined : aboard(table, me.value);
      return colour === undefined ? '' : capital(nameOf('colour', colour));
    },
    stands: { load: 'main', leave: 'end' },
    Beside,
    Mark,
    Layer,
    meets(spaces) {
      const [now, seat, board, space] = [
        publicState.value,
        me.value,
        context.value?.rules.board,
        spaces.at(-1),
      ];
      if (now === null || seat === null || board === undefined || space === undefined) return undefined;
      const isPaid = isDeliveredIn(board, now, { seat, space });
      return isPaid ? say('boards.postal.ahead', { francs: FRANCS_A_PARCEL }) : undefined;
    },
    cargo(seat) {
      const colour = aboard(table, seat);
      return colour === undefined ? '' : put(-26, -50, 0.9, parcelDrawing(colour));
    },
    figures: { 'express-delivery': truck },
    plates: {
      'POSTAL-02': {
        viewBox: '-20 -18 176 36',
        svg: CITY_COLOURS.slice(0, 4)
          .map((colour, at) => put(at * 42, 0, 1, parcelDrawing(colour)))
          .join(''),
      },
    },
    weights: { parcelDelivered: 75, parcelLoaded: 61, parcelAboard: 30, parcelsLaid: 36 },
    note: { rule: 'POSTAL-03', matters: ({ phase }) => phase === 'bivouac' || phase === 'convoy' },
  };
};
