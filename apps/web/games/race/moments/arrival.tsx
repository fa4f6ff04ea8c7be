// A crew arrives: a picture postcard from the town at the end of the road.
import { PLAQUES, star } from '@race/atlas';
import { drawFinish } from '@race/atlas/draw/scenes/finish.ts';
import { standings as standingsOf } from '@race/great-race/standings.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { theme } from '../../../shell/settings/preferences.ts';
import { say } from '../../../shell/words/say.ts';
import { useTable } from '../../../table/model/table.ts';
import type { Arrival } from './occurrences.ts';
import { afterArrival, arrivalTitle, cityWords, destinationOf, POINTS } from './words.ts';

import './arrival.css';

export function Postcard({ content, goOn }: { content: Arrival; goOn: () => void }): JSX.Element {
  const table = useTable();
  const { crews, publicState, reader } = table;
  const isMine = content.seat === reader.value;
  const city = cityWords(table);
  const now = publicState.value;
  const line = now === null ? undefined : standingsOf(now).find(({ seat }) => seat === content.seat);
  return (
    <section
      class={isMine ? 'postcard mine sheet' : 'postcard sheet'}
      aria-label={say('moments.arrival', { city })}
    >
      <div class="postcard-picture">
        <FinishPicture crew={crews.value[content.seat]?.id ?? ''} words={String(city)} isWide={false}>
          <text x="24" y="64" class="postcard-title" font-size="48">
            {say('moments.arrival', { city })}
          </text>
          <Stamp points={POINTS[content.place - 1] ?? 0} />
          <Postmark content={content} city={String(city)} />
        </FinishPicture>
      </div>
      <div class="postcard-words">
        <div>
          <h2>{arrivalTitle(table, content)}</h2>
          <p>{afterArrival(table, content)}</p>
          {isMine && line !== undefined && (
            <p class="postcard-sum">{say('moments.arrival.sum', { ...line, all: line.prestige })}</p>
          )}
        </div>
        {isMine && (
          <button type="button" class="button" onClick={goOn}>
            {say('moments.goOn')}
          </button>
        )}
      </div>
    </section>
  );
}

function Stamp({ points }: { points: number }): JSX.Element {
  return (
    <g transform="translate(742 20)">
      <path d="M0,0H78V100H0Z" class="stamp-edge" />
      <rect x="5" y="5" width="68" height="90" fill={PLAQUES.purple.colour} />
      <rect x="9" y="9" width="60" height="82" class="stamp-line" />
      <path d={star(8, 24, 16)} transform="translate(39 40)" class="stamp-star" />
      <text x="39" y="50" class="stamp-figure" font-size="29">
        {points}
      </text>
      <text x="39" y="84" class="stamp-name">
        {say('moments.prestige')}
      </text>
    </g>
  );
}

function Postmark({ content: { place, turn }, city }: { content: Arrival; city: string }): JSX.Element {
  return (
    <g transform="translate(640 84) rotate(-13)">
      <g class="postmark">
        <circle r="56" />
        <circle r="37" class="thin" />
        <path d="M60,-16C76,-24 92,-8 108,-16M62,0C78,-8 94,8 110,0M60,16C76,8 92,24 108,16" />
        <path id="postmark-above" d="M-44,0A44,44 0 0 1 44,0" class="none" />
        <path id="postmark-below" d="M-50,0A50,50 0 0 0 50,0" class="none" />
        <text class="postmark-ring">
          <textPath href="#postmark-above" startOffset="50%">
            {city}
          </textPath>
        </text>
        <text class="postmark-ring">
          <textPath href="#postmark-below" startOffset="50%">
            {say('table.turn', { turn })}
          </textPath>
        </text>
        <text y="12" class="postmark-place" font-size="32">
          {say('moments.arrival.place', { place })}
        </text>
      </g>
    </g>
  );
}

interface Props {
  readonly crew: string | null;
  readonly words: string;
  readonly isWide: boolean;
  readonly children?: ComponentChildren;
}

export function FinishPicture({ crew, words, isWide, children }: Props): JSX.Element {
  const city = destinationOf(useTable());
  const isNight = theme.value === 'night';
  const [width, height] = isWide ? [1440, 900] : [836, 520];
  const { scene, vehicle, front } = useMemo(
    () => drawFinish({ width, height, city, words, crew, isWide, isNight }),
    [city, words, crew, isWide, isNight],
  );
  return (
    <svg
      class="finish-view"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g dangerouslySetInnerHTML={{ __html: scene }} />
      <g class="finish-vehicle" dangerouslySetInnerHTML={{ __html: vehicle }} />
      <g dangerouslySetInnerHTML={{ __html: front }} />
      {children}
    </svg>
  );
}
