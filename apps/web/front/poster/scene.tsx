// The picture of the poster, printed once for the sheet it finds.
import type { JSX } from 'preact';
import { compose, type PosterSheet } from './composition.ts';
import { Convoy } from './convoy.tsx';
import { Ground, Land } from './land.tsx';
import { Sky } from './sky.tsx';
import './scene.css';

export function Scene({ sheet }: { sheet: PosterSheet }): JSX.Element {
  const plan = compose(sheet);
  return (
    <svg class="scene" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <Sky sheet={sheet} plan={plan} />
      <Land sheet={sheet} plan={plan} />
      <Convoy plan={plan} />
      <Ground sheet={sheet} plan={plan} />
    </svg>
  );
}
