import box from 'virtual:game-icon/cardboard-box-closed';
import truck from 'virtual:game-icon/hand-truck';
import { put } from '@race/atlas';
import { CITY_COLOURS } from '@race/great-race/board/data.ts';
import { FRANCS_A_PARCEL, isDeliveredIn } from '@race/great-race/modules/postal/parcels.ts';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { boardActsOf } from '../boards/board-state.ts';
import type { TableModel } from '../kit.ts';
import { capital, choosingOf, nameOf, say } from '../kit.ts';
import { Beside, Board, Layer, Mark, parcelColour, parcelDrawing } from './board.tsx';

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
