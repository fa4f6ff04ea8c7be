// Below the standings: the map with the routes driven, the weightiest dispatches, and buttons to save and share them.

import { themeOf } from '@race/atlas';
import { waysMap } from '@race/atlas/draw/ways-driven.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { language, say } from '../../../shell/words/say.ts';
import { useTable } from '../../model/table.ts';
import { ChancesPart, type ReadFile } from '../chances/chances-part.tsx';
import { type FrontPage, frontPage } from './contents.ts';
import { SaveButtons, type Shared } from './save-buttons.tsx';
import './front-page.css';

const ARTICLES = 8;

interface Props {
  readonly shared: Shared | null;
  /** The race as a file, from which its chances are computed; null where there are none. */
  readonly file: ReadFile | null;
}

export function FrontPagePart({ shared, file }: Props): JSX.Element | null {
  const table = useTable();
  const page = frontPage(table);
  if (page === null) return null;
  const articles = page.articles.slice(0, ARTICLES).sort((a, b) => a.from - b.from);
  return (
    <section class="front-part" aria-label={say('newspaper.front')}>
      <WaysMap page={page} />
      {file !== null && <ChancesPart read={file} headline={page.headline} />}
      <div class="front-articles">
        {articles.map(({ from, title, text }) => (
          <article key={from}>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <SaveButtons page={page} shared={shared} />
    </section>
  );
}

function WaysMap({ page }: { page: FrontPage }): JSX.Element {
  const { x, y, width, height } = page.sheet.geometry.frame;
  const drawing = useMemo(
    () => waysMap({ ...page.sheet, theme: themeOf('day') }, page.ways, page.city),
    [page.sheet, JSON.stringify(page.ways), language.value],
  );
  return (
    <figure class="front-map">
      <svg
        viewBox={`${x - 2} ${y - 2} ${width + 4} ${height + 4}`}
        role="img"
        aria-label={page.mapTitle}
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <figcaption>{page.mapTitle}</figcaption>
    </figure>
  );
}
