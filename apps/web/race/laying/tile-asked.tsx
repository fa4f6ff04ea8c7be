// The tile a question is about, in the bar. On a small screen all that were drawn are there: on the map they would lie on spaces they could go to.
import type { JSX } from 'preact';
import { isCompact } from '../../state/layout.ts';
import { say } from '../../words/say.ts';
import { Tile } from '../decide/answer-picture.tsx';
import { inHand } from './in-hand.ts';
import { TilesInHand } from './tray.tsx';

export function TileAsked({ tile }: { tile: string }): JSX.Element {
  if (!isCompact() || inHand.value === null) return <Tile tile={tile} />;
  return (
    <section class="tray-in-bar" aria-label={say('ways.tray')}>
      <TilesInHand {...inHand.value} />
    </section>
  );
}
