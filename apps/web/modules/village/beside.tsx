import type { JSX } from 'preact';
import { openFrame } from '../boards/acts.ts';
import { context } from '../kit.ts';
import { GiftSign } from './board.tsx';
import { giftOfMark } from './gifts.ts';

/** What the village gives. VILLAGE-03. */
export function Beside(): JSX.Element | null {
  const [frame, now] = [openFrame.value, context.value];
  if (frame?.kind !== 'village' || !('space' in frame) || now === null) return null;
  const gift = giftOfMark(now.rules.tiles[now.known.tiles[Number(frame.space)] ?? -1]?.mark ?? '');
  return gift === undefined ? null : <GiftSign gift={gift} />;
}
