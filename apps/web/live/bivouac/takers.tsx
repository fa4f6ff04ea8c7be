// In which order the crews take: a token each, the one whose turn it is raised.
import type { JSX } from 'preact';
import { crewName } from '../../dash/names.ts';
import { Token } from '../../dash/silhouette.tsx';
import { crews } from '../../state/crews.ts';
import { nameOf, say } from '../../words/say.ts';
import { sight } from '../race.ts';
import type { Taker } from './row.ts';

export function Takers({ takers }: { takers: readonly Taker[] }): JSX.Element {
  const first = crews.value[takers[0]?.seat ?? -1];
  return (
    <div class="takers">
      <p class="takers-now">{nowWords(takers)}</p>
      <ol aria-label={say('bivouac.order')}>
        {takers.map((taker) => (
          <One key={taker.seat} taker={taker} />
        ))}
        {first && (
          <li class="later rest">
            <Token crew={first.id} />
            <span class="unseen">{say('bivouac.rest', { crew: crewName(first) })}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

function nowWords(takers: readonly Taker[]): string {
  const now = takers.find(({ is }) => is === 'now');
  const crew = crews.value[now?.seat ?? -1];
  if (now !== undefined && now.seat === sight.value?.view.seat) return say('bivouac.yours');
  return crew === undefined ? '' : say('bivouac.theirs', { crew: crewName(crew) });
}

function One({ taker: { seat, is, card } }: { taker: Taker }): JSX.Element | null {
  const shown = crews.value[seat];
  if (shown === undefined) return null;
  const crew = crewName(shown);
  const words =
    card !== null
      ? say('bivouac.took', { crew, card: nameOf('a', card) })
      : say(is === 'now' ? 'bivouac.takes' : 'bivouac.waits', { crew });
  return (
    <li class={is} aria-current={is === 'now' ? 'step' : undefined}>
      <Token crew={shown.id} />
      <span class="unseen">{words}</span>
    </li>
  );
}
