// Patterns and gradients that many drawings share, once a page.
import { crewDefs } from '@race/atlas';
import type { JSX } from 'preact';
import './defs.css';

const CREWS = crewDefs();

export function Defs(): JSX.Element {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="bezel" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="stop-light" />
          <stop offset=".35" class="stop-mid" />
          <stop offset=".55" class="stop-dark" />
          <stop offset=".75" class="stop-mid" />
          <stop offset="1" class="stop-light" />
        </linearGradient>
        <radialGradient id="dial" cx=".42" cy=".35">
          <stop offset="0" class="stop-dial-high" />
          <stop offset=".75" class="stop-dial" />
          <stop offset="1" class="stop-dial-low" />
        </radialGradient>
      </defs>
      <defs dangerouslySetInnerHTML={{ __html: CREWS }} />
    </svg>
  );
}
