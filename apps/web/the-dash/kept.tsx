// The dashes kept on this device: to go on with, or to be removed.
import type { JSX } from 'preact';
import { Section } from '../front/page.tsx';
import type { Go } from '../front/place.ts';
import { PlaceLink } from '../front/place-link.tsx';
import { sitterWords } from './front.tsx';
import { wish } from './game.ts';
import type { DashPlayer, KeptDash } from './protocol.ts';
import { say } from './words.ts';

interface Props {
  readonly kept: readonly KeptDash[];
  readonly go: Go;
  readonly onDropped: () => Promise<void>;
}

export function KeptDashes({ kept, go, onDropped }: Props): JSX.Element | null {
  if (kept.length === 0) return null;
  const newestFirst = kept.toSorted((a, b) => b.touched - a.touched);
  const drop = async (table: string) => {
    await wish({ do: 'drop', table });
    await onDropped();
  };
  return (
    <Section title={say('dash.page.kept')} class="dash-kept">
      <ul>
        {newestFirst.map(({ table, players, round, over }) => {
          const names = players.map(nameOf).join(', ');
          return (
            <li key={table} class="sheet">
              <p>
                <b>{names}</b> {over ? say('dash.page.keptOver') : say('dash.page.keptRound', { round })}
              </p>
              <PlaceLink to={{ at: 'dash', table }} go={go} class="button">
                <span aria-hidden="true">{say('front.continue')}</span>
                <span class="unseen">{say('dash.page.continue', { names })}</span>
              </PlaceLink>
              <button
                type="button"
                class="button"
                aria-label={say('dash.page.drop', { names })}
                onClick={() => void drop(table)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const nameOf = (player: DashPlayer): string =>
  player.kind === 'person' ? player.name : sitterWords(player.bot);
