// A day that is over: the route of the best run on the map, its replay, and the same road again.
import { themeOf } from '@race/atlas';
import { waysMap } from '@race/atlas/draw/ways-driven.ts';
import type { RaceOptions } from '@race/great-race';
import type { ExpeditionNews } from '@race/protocol';
import { cityName } from '@race/words/places.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { language, nameOf, say, words } from '../../shell/words/say.ts';
import { loadGame } from '../../sources/device/client.ts';
import { ownDevice } from '../../sources/device/own.ts';
import { myName } from '../../sources/online/identity.ts';
import { GHOSTS, startIn } from '../../table/map/ghost.ts';
import { withGhost } from '../../table/map/ghosts.ts';
import { type BoardSheet, loadSheet } from '../../table/model/board-sheet.ts';
import { bestRun, fileOf } from './day.ts';

interface Props {
  readonly news: ExpeditionNews;
  readonly road: RaceOptions;
  readonly go: Go;
}

type Ghost = NonNullable<ExpeditionNews['ghost']>;

export function PastDay({ news, road, go }: Props): JSX.Element {
  const { ghost, mine } = news;
  const best = bestRun(news)?.table ?? null;
  const own = mine?.table ?? null;
  useEffect(() => {
    // In the replay of the reader's own run, the best run is shown as a ghost.
    if (ghost !== null && own !== null && own !== best)
      save(GHOSTS, withGhost(savedText(GHOSTS), own, ghost));
  }, [own, best]);
  const name = ghost === null || ghost.name === '' ? say('expedition.nameless') : ghost.name;
  const title = ghost === null ? say('expedition.ghost.none') : say('expedition.ghost', { name });
  return (
    <Section title={title} class="expedition-part">
      <div class="expedition-best">
        {ghost !== null && <GhostMap ghost={ghost} road={road} title={title} />}
        <div class="expedition-acts">
          {best !== null && (
            <RouteLink to={{ at: 'replay', table: best }} go={go} class="button">
              {say('library.back')}
            </RouteLink>
          )}
          <Again {...{ news, road, go }} />
        </div>
      </div>
    </Section>
  );
}

function Again({ news, road, go }: Props): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const again = async () => {
    const file = fileOf(news, road, myName() || nameOf('surname', road.vehicles?.[0] ?? ''));
    if (file === null) return;
    const begun = await loadGame(ownDevice(), file);
    if ('trouble' in begun) return setAnnouncement(begun.trouble.words);
    if (news.ghost !== null) save(GHOSTS, withGhost(savedText(GHOSTS), begun.table, news.ghost));
    go({ at: 'table', table: begun.table });
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void again()}>
        {say('expedition.again')}
      </button>
      <p class="aside">{say('expedition.again.how')}</p>
      <p role="status">{announcement}</p>
    </>
  );
}

interface MapProps {
  readonly ghost: Ghost;
  readonly road: RaceOptions;
  readonly title: string;
}

function GhostMap({ ghost, road, title }: MapProps): JSX.Element | null {
  const { board, data, towards } = road;
  const [sheet, setSheet] = useState<BoardSheet | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadSheet(board, data).then((loaded) => isWanted && setSheet(loaded));
    return () => {
      isWanted = false;
    };
  }, [board, data]);
  const drawing = useMemo(() => {
    if (sheet === null) return '';
    const way = { ...ghost, from: startIn(sheet.board, towards) };
    return waysMap({ ...sheet, theme: themeOf('day') }, [way], (id) => cityName(words(), id));
  }, [sheet, ghost, towards, language.value]);
  if (sheet === null) return null;
  const { x, y, width, height } = sheet.geometry.frame;
  return (
    <figure class="expedition-map">
      <svg
        viewBox={`${x - 2} ${y - 2} ${width + 4} ${height + 4}`}
        role="img"
        aria-label={title}
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    </figure>
  );
}
