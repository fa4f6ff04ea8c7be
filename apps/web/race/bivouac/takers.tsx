// In which order the crews take: a token each, the one whose turn it is raised.
import type { JSX } from 'preact';
import { theCrew } from '../../dashboard/names.ts';
import { Token } from '../../dashboard/silhouette.tsx';
import { crews } from '../../state/crews.ts';
import { named, say } from '../../words/say.ts';
import { seatView } from '../race.ts';
import type { Taker, Taking } from './row.ts';

export function Takers({ taking: { takers, rest } }: { taking: Taking }): JSX.Element {
  const last = crews.value[rest ?? -1];
  return (
    <div class="takers">
      <p class="takers-now">{nowWords(takers)}</p>
      <ol aria-label={say('bivouac.order')}>
        {takers.map((taker, at) => (
          <One key={`${taker.seat} ${at}`} taker={taker} />
        ))}
        {last && (
          <li class="later rest">
            <Token crew={last.id} />
            <span class="unseen">{say('bivouac.rest', { crew: theCrew(last) })}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

function nowWords(takers: readonly Taker[]): string {
  const now = takers.find(({ is }) => is === 'now');
  const crew = crews.value[now?.seat ?? -1];
  if (now !== undefined && now.seat === seatView.value?.view.seat) return say('bivouac.yours');
  return crew === undefined ? '' : say('bivouac.theirs', { crew: theCrew(crew) });
}

function One({ taker: { seat, is, card } }: { taker: Taker }): JSX.Element | null {
  const shown = crews.value[seat];
  if (shown === undefined) return null;
  const crew = theCrew(shown);
  const words =
    card !== null
      ? say('bivouac.took', { crew, card: named('a', card) })
      : say(is === 'now' ? 'bivouac.takes' : 'bivouac.waits', { crew });
  return (
    <li class={is} aria-current={is === 'now' ? 'step' : undefined}>
      <Token crew={shown.id} />
      <span class="unseen">{words}</span>
    </li>
  );
}
