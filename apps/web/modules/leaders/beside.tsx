import type { JSX } from 'preact';
import { openFrame } from '../boards/acts.ts';
import { context, Tile } from '../kit.ts';

/** The tile Chapman may put back. LEADER-CHAPMAN. */
export function Beside(): JSX.Element | null {
  const frame = openFrame.value;
  const now = context.value;
  if (frame?.kind !== 'redraw' || !('space' in frame) || now === null) return null;
  const tile = now.rules.tiles[now.known.tiles[Number(frame.space)] ?? -1];
  return tile === undefined ? null : <Tile tile={tile.id} />;
}
