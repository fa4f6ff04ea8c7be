// Which parcel waits in which city. The slot lists coloured cities in the order of the board's spaces. POSTAL-02, 06.
import type { BoardData, CityColour } from '@race/great-race/board/data.ts';
import { parcelColour } from '../parts/parcel.tsx';

export interface WaitingParcel {
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
