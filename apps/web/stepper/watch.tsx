// The table: map on the left, dashboard on the right; on a small screen one above the other.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Chips } from '../dash/chips.tsx';
import { Hand } from '../dash/hand.tsx';
import { Plate } from '../dash/plate.tsx';
import { Rivals } from '../dash/rivals.tsx';
import type { Go, Place } from '../front/place.ts';
import { lazy } from '../lazy.tsx';
import { OpenedRule } from '../live/rules/opened-rule.tsx';
import { BoardMap } from '../map/board-map.tsx';
import { paperPlace } from '../map/free-sea.ts';
import { Knobs, PaperKnob } from '../map/knobs.tsx';
import { TileArt } from '../map/tiles.tsx';
import { Track } from '../map/track.tsx';
import { Languages } from '../menu/languages.tsx';
import { Lost } from '../menu/lost.tsx';
import { Menu, MenuButton } from '../menu/menu.tsx';
import { Wordmark } from '../menu/wordmark.tsx';
import { areStandingsOpen } from '../paper/last-page.ts';
import { Newspaper } from '../paper/newspaper.tsx';
import { Standings } from '../paper/standings.tsx';
import { crews } from '../state/crews.ts';
import { refusal } from '../state/film.ts';
import '../state/faces.ts';
import { inPlay } from '../state/modules.ts';
import { followAddress, leaveAddress, ofTable, sharedFilm } from '../state/show.ts';
import { facts, focus, known } from '../state/shown.ts';
import { refusalWords, say } from '../words/say.ts';
import { Bar } from './bar.tsx';
import { useFilmKeys } from './keys.ts';

const ReneNow = lazy(async () => (await import('../solo/live/rene-now.tsx')).ReneNow, null);
const Boards = lazy(async () => (await import('../modules/boards/boards.tsx')).Boards, null);

interface Props {
  readonly go: Go;
  /** The table at which this race is played, where it is not on this device. */
  readonly home?: Place;
  /** Opens the race that is watched; what the address says when nothing else is. */
  readonly opening?: () => void;
}

/** A race that was, or what has been of one: looked at again, from the grandstand or a seat. */
export function Watch({ go, home, opening = followAddress }: Props): JSX.Element {
  useFilmKeys();
  const table = ofTable.value;
  useEffect(() => {
    opening();
    return leaveAddress;
  }, []);
  return (
    <>
      <main class="table">
        <h1 class="unseen">{say('names.game')}</h1>
        {known.value === null ? (
          <Waiting />
        ) : (
          <Table go={go} home={home ?? (table === null ? null : { at: 'table', table })} />
        )}
      </main>
      <Menu go={go} />
    </>
  );
}

function Waiting(): JSX.Element {
  return (
    <p class="waiting">{refusal.value === null ? say('viewer.loading') : refusalWords(refusal.value)}</p>
  );
}

function Table({ go, home }: { go: Go; home: Place | null }): JSX.Element {
  const crew = crews.value[focus.value];
  return (
    <>
      <TileArt />
      <div class="map">
        <BoardMap />
        <Track />
        <Knobs />
        <PaperKnob />
        {areStandingsOpen.value ? (
          <Standings shared={sharedFilm()} />
        ) : (
          <Newspaper place={paperPlace.value} />
        )}
        <Lost />
        {inPlay.value.length > 0 && <Boards />}
      </div>
      <div class="coach">
        <div class="coach-top">
          <Wordmark go={go} />
          <Chips />
          <Languages />
          <MenuButton />
        </div>
        <div class="coach-middle">
          {facts.value?.solo?.rival && <ReneNow />}
          <Rivals />
          {crew && <Plate crew={crew} />}
          {crew && <Hand crew={crew} />}
        </div>
        <Bar go={go} home={home} />
      </div>
      <OpenedRule />
    </>
  );
}
