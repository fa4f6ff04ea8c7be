// The recorded races that come with the page: one a board and direction, fetched when it is looked at.
import { BOARD_IDS, type BoardId, DIRECTIONS, type Direction } from '@race/great-race/options.ts';

const FILES: { readonly [path: string]: string } = import.meta.glob(
  '../../../packages/great-race/recorded/*-4-racers.game.json',
  { query: '?url', import: 'default', eager: true },
);

export interface Recorded {
  readonly board: BoardId;
  readonly towards: Direction;
}

export const RECORDED: readonly Recorded[] = BOARD_IDS.flatMap((board) =>
  DIRECTIONS.map((towards) => ({ board, towards })),
);

export function addressOf({ board, towards }: Recorded): string {
  const [, address = ''] =
    Object.entries(FILES).find(([path]) => path.includes(`/${board}-${towards}-`)) ?? [];
  return address;
}
