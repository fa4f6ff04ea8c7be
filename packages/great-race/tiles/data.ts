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
}
