// A day that is over: the way of the best run on the map, the run itself, and the same road once more.
import { themeOf } from '@race/atlas';
import { waysMap } from '@race/atlas/draw/ways-driven.ts';
import type { RaceOptions } from '@race/great-race';
import type { ExpeditionNews } from '@race/protocol';
import { cityName } from '@race/words/places.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadGame } from '../front/device.ts';
import { Section } from '../front/page.tsx';
import { type BoardSheet, loadSheet } from '../map/sheet.ts';
import { myName } from '../net/identity.ts';
import { own as device } from '../race/race.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { save, savedText } from '../settings/local-storage.ts';
import { GHOSTS } from '../state/ghost.ts';
import { language, nameOf, say, words } from '../words/say.ts';
import { withGhost } from './ghosts.ts';
import { fileOf } from './rerun.ts';
import { startIn } from './road.ts';

interface Props {
  readonly news: ExpeditionNews;
  readonly road: RaceOptions;
  readonly go: Go;
}

type Ghost = NonNullable<ExpeditionNews['ghost']>;

export function PastDay({ news, road, go }: Props): JSX.Element {
  const { ghost, runs, mine } = news;
  const best = runs?.find(({ rank }) => rank === 1)?.table ?? null;
  const own = mine?.table ?? null;
  useEffect(() => {
    // Whoever looks back at their own run sees how the best one drove.
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
              {say('front.races.back')}
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
    const begun = await loadGame(device, file);
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
