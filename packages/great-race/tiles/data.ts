// The shape of a terrain tile: petrol, damage, danger, stop and nothing else, but for a module's own mark.

export interface TileData {
  readonly id: string;
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
  readonly stop: boolean;
  readonly copies: number;
  /** What a module knows the tile by. */
  readonly mark?: string;
  /** Its price is not all that it may ask for. */
  readonly unsettled?: true;
  /** Its stop is optional. */
  readonly welcoming?: true;
}

/** Its stop symbol holds whoever enters, not only who wants to stop. */
export const holds = ({ stop, welcoming }: TileData): boolean => stop && welcoming !== true;
