// The table while one plays: the same map, dashboard and newspaper, with a decision bar and one's own hand.
import type { JSX } from 'preact';
import { Chips } from '../dash/chips.tsx';
import { Plate } from '../dash/plate.tsx';
import { Rivals } from '../dash/rivals.tsx';
import { BoardMap } from '../map/board-map.tsx';
import { paperPlace } from '../map/free-sea.ts';
import { Knobs, PaperKnob } from '../map/knobs.tsx';
import { Track } from '../map/track.tsx';
import { Languages } from '../menu/languages.tsx';
import { Newspaper } from '../paper/newspaper.tsx';
import { areStandingsOpen, Standings } from '../paper/standings.tsx';
import { crews } from '../state/crews.ts';
import { focus, known } from '../state/shown.ts';
import { say } from '../words/say.ts';
import { Bar } from './bar.tsx';
import { Curtain } from './curtain.tsx';
import { MyHand } from './hand.tsx';
import { Notice } from './notice.tsx';

export function LiveTable({ leave }: { leave: () => void }): JSX.Element {
  const crew = crews.value[focus.value];
  if (known.value === null) return <p class="waiting">{say('viewer.loading')}</p>;
  return (
    <>
      <div class="map">
        <BoardMap />
        <Track />
        <Knobs />
        <PaperKnob />
        {areStandingsOpen.value ? <Standings /> : <Newspaper place={paperPlace.value} />}
        <Notice />
      </div>
      <div class="coach">
        <div class="coach-top">
          <button type="button" class="wordmark" onClick={leave} aria-label={say('live.leave')}>
            {say('names.game')}
          </button>
          <Chips />
          <Languages />
        </div>
        <div class="coach-middle">
          <Rivals />
          {crew && <Plate crew={crew} />}
          <MyHand />
        </div>
        <Bar />
      </div>
      <Curtain />
    </>
  );
}
