// One line in the margin of the poster: a version has come, and where to read about it.
import type { JSX } from 'preact';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { news } from './begin.ts';

export function Arrived({ go }: { go: Go }): JSX.Element {
  return (
    <p class="margin-line is-news" role="status">
      {say(news.value === 'renewed' ? 'edition.renewed' : 'edition.arrived')}{' '}
      <RouteLink to={{ at: 'news' }} go={go} class="margin-link">
        {say('edition.news')}
      </RouteLink>
    </p>
  );
}
