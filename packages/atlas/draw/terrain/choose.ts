// Which picture a tile shows where it is laid: the space says the country, the tile's price what lies in it.
// Terrain is decoration; the price is the truth.
import type { TileData } from '@race/great-race/tiles/data.ts';
import { isPicture, type Picture } from './pictures.ts';

interface Country {
  readonly easy: Picture;
  /** two petrol and more */
  readonly long: Picture;
  readonly rough: Picture;
  readonly stop: Picture;
  readonly danger: Picture;
}

const COUNTRIES: Partial<Record<Picture, Country>> = {
  dune: { easy: 'dune', long: 'erg', rough: 'reg', stop: 'oasis', danger: 'wadi' },
  erg: { easy: 'dune', long: 'erg', rough: 'reg', stop: 'oasis', danger: 'salt' },
  reg: { easy: 'reg', long: 'dune', rough: 'plateau', stop: 'wadi', danger: 'salt' },
  salt: { easy: 'salt', long: 'salt', rough: 'reg', stop: 'oasis', danger: 'salt' },
  wadi: { easy: 'wadi', long: 'reg', rough: 'plateau', stop: 'river', danger: 'wadi' },
  oasis: { easy: 'oasis', long: 'dune', rough: 'reg', stop: 'oasis', danger: 'wadi' },
  savanna: { easy: 'savanna', long: 'savanna', rough: 'plateau', stop: 'river', danger: 'bush' },
  bush: { easy: 'bush', long: 'savanna', rough: 'plateau', stop: 'river', danger: 'wadi' },
  llanos: { easy: 'llanos', long: 'llanos', rough: 'bush', stop: 'swamp', danger: 'river' },
  pampas: { easy: 'pampas', long: 'pampas', rough: 'bush', stop: 'river', danger: 'pampas' },
  forest: { easy: 'bush', long: 'forest', rough: 'forest', stop: 'swamp', danger: 'forest' },
  swamp: { easy: 'swamp', long: 'swamp', rough: 'forest', stop: 'swamp', danger: 'river' },
  river: { easy: 'river', long: 'swamp', rough: 'swamp', stop: 'river', danger: 'river' },
  mountain: { easy: 'plateau', long: 'mountain', rough: 'mountain', stop: 'wadi', danger: 'mountain' },
  plateau: { easy: 'plateau', long: 'plateau', rough: 'mountain', stop: 'wadi', danger: 'plateau' },
  volcano: { easy: 'plateau', long: 'mountain', rough: 'volcano', stop: 'volcano', danger: 'volcano' },
  glacier: { easy: 'glacier', long: 'glacier', rough: 'mountain', stop: 'glacier', danger: 'glacier' },
};

type Pictured = Pick<TileData, 'petrol' | 'damage' | 'danger' | 'stop' | 'mark'>;

/** A tile of a module brings its own picture, named as its mark begins. Any other has none until it is laid. */
export function ownPicture({ mark }: Pictured): Picture | null {
  const [own = ''] = mark?.split('-') ?? [];
  return isPicture(own) ? own : null;
}

export function pictureOf(terrain: string, tile: Pictured): Picture {
  const own = ownPicture(tile);
  if (own !== null) return own;
  const country = isPicture(terrain) ? COUNTRIES[terrain] : undefined;
  if (!country) return isPicture(terrain) ? terrain : 'reg';
  if (tile.stop) return country.stop;
  if (tile.danger) return country.danger;
  if (tile.damage > 0) return country.rough;
  return tile.petrol > 1 ? country.long : country.easy;
}
