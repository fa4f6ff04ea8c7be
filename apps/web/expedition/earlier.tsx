// The days before today, each with its best run.
import type { PastExpedition } from '@race/protocol';
import type { JSX } from 'preact';
import { Section } from '../front/page.tsx';
import { MiniBoard } from '../menu/mini-board.tsx';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { nameOf, say, words } from '../words/say.ts';
import { roadIn } from './road.ts';
import { dayWords } from './time.ts';
import { isRefused, usePastDays } from './use-expedition.ts';

export function Earlier({ go }: { go: Go }): JSX.Element | null {
  const found = usePastDays();
  if (found === null || isRefused(found) || found.length === 0) return null;
  return (
    <Section title={say('expedition.earlier')} class="expedition-part">
      <ul class="expedition-days">
        {found.map((one) => (
          <li key={one.day}>
            <Past past={one} go={go} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Past({ past, go }: { past: PastExpedition; go: Go }): JSX.Element {
  const { day, options } = past;
  const road = roadIn(options);
  return (
    <RouteLink to={{ at: 'expedition', day }} go={go} class="expedition-day sheet">
      {road !== null && <MiniBoard board={road.board} towards={road.towards} />}
      <span>
        <b>{dayWords(day, words().locale)}</b>{' '}
        <span>
          {road !== null && `${nameOf('board', road.board)} · `}
          {bestWords(past)}
        </span>
      </span>
    </RouteLink>
  );
}

function bestWords({ best }: PastExpedition): string {
  if (best === null) return say('expedition.earlier.nobody');
  const { prestige, turns } = best.result;
  return say('expedition.earlier.best', { name: best.name || say('expedition.nameless'), prestige, turns });
}
