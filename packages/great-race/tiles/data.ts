// The shape of a terrain tile: petrol, damage, danger, stop and nothing else.

export interface TileData {
  readonly id: string;
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
  readonly stop: boolean;
  readonly copies: number;
}
