// The frame of a page, a room of the poster: its sky, the link back, a title, a sentence, sections, and the foot.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { RouteLink } from '../router/links.tsx';
import type { Go, Route } from '../router/router.ts';
import { say } from '../words/say.ts';
import { CallTab } from './call.tsx';
import { Languages } from './languages.tsx';
import './page.css';

/** Each room has its hour of the day; a quiet one may name its own. */
const HOURS = {
  solo: 'evening',
  learn: 'morning',
  races: 'noon',
  tables: 'noon',
  expedition: 'dawn',
  friends: 'night',
  waiting: 'night',
  dash: 'noon',
  quiet: 'noon',
} as const;

type Room = keyof typeof HOURS;
type Hour = (typeof HOURS)[Room] | 'dusk';

interface Props {
  readonly title: string;
  readonly aside: string;
  readonly go: Go;
  readonly room?: Room;
  readonly hour?: Hour;
  /** The link back, if it does not lead to the front page. */
  readonly back?: { readonly to: Route; readonly words: string };
  /** What stands in the land below the sky. */
  readonly scene?: ComponentChildren;
  /** What the foot says. */
  readonly foot?: ComponentChildren;
  /** Whether the foot offers the languages; not where the page does. */
  readonly hasLanguages?: boolean;
  readonly children: ComponentChildren;
}

export function Page({ title, aside, go, back, children, ...room }: Props): JSX.Element {
  const { room: name = 'quiet', hour = HOURS[name], scene, foot, hasLanguages = true } = room;
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers announce the page that the link has led to.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class={`page room-${name} hour-${hour}`}>
      <main class="page-room">
        <header class="page-head">
          <Sky>{scene}</Sky>
          <div class="page-tabs">
            <RouteLink to={back?.to ?? { at: 'front' }} go={go} class="page-back">
              <svg viewBox="0 0 20 12" aria-hidden="true">
                <path d="M7,0L0,6L7,12V7.5H20V4.5H7Z" />
              </svg>
              {back?.words ?? say('front.back')}
            </RouteLink>
            <CallTab go={go} place="room" />
          </div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{aside}</p>
        </header>
        <div class="page-sheet">{children}</div>
        <Ground />
      </main>
      <footer class="page-foot">
        <RouteLink to={{ at: 'rules', rule: null }} go={go} class="page-link">
          {say('table.rules')}
        </RouteLink>
        <RouteLink to={{ at: 'settings' }} go={go} class="page-link">
          {say('front.settings')}
        </RouteLink>
        <div class="page-line">{foot}</div>
        {hasLanguages && <Languages />}
      </footer>
    </div>
  );
}

/** Bands, rays and sun are of the style sheet; the land is as wide as its height asks, and never squeezed. */
function Sky({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <div class="room-sky" aria-hidden="true">
      <svg class="room-land" viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path
          class="land-hills"
          d="M0,63.6L90,38L140,50.8L232,5.6L300,38L372,23L470,58.9L600,48.5L700,68.2L860,56.6L1000,65.9L1080,33.4L1230,33.4L1270,54.3L1330,26.4L1440,56.6V114H0Z"
        />
        <path
          class="land-hill-shade"
          d="M90,38L140,50.8L134,104H76L104,46ZM232,5.6L300,38L294,104H218L246,25.7ZM372,23L470,58.9L464,104H358L386,45.3ZM600,48.5L700,68.2L694,104H586L614,60.7ZM860,56.6L1000,65.9L994,104H846L874,62.4ZM1230,33.4L1270,54.3L1264,104H1216L1244,46.3ZM1330,26.4L1440,56.6L1434,104H1316L1344,45.1Z"
        />
        <path
          class="land-dune"
          d="M0,80C200,58 360,60 520,76C700,94 860,52 1080,54C1240,56 1340,78 1440,74V150H0Z"
        />
        <path
          class="land-dune-shade"
          d="M1080,54C1240,56 1340,78 1440,74V122C1260,122 1130,104 1064,120C1100,92 1060,74 1080,54Z"
        />
        <path class="land-sand" d="M0,106C240,94 420,116 700,106C960,98 1180,124 1440,114V150H0Z" />
        <path class="land-road" d="M0,126C220,114 520,118 760,122C1040,126 1240,118 1440,122V150H0Z" />
        <path class="land-ground" d="M0,144C220,136 460,142 760,143C1040,144 1240,137 1440,141V151H0Z" />
      </svg>
      {children}
    </div>
  );
}

/** Where a room ends before the screen does: dunes in the dark, and the tracks of whoever drove on. */
const Ground = (): JSX.Element => (
  <svg class="room-ground" viewBox="0 0 1440 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path
      class="ground-far"
      d="M0,70C180,20 380,30 560,66C760,106 980,92 1130,48C1240,16 1370,26 1440,52V200H0Z"
    />
    <path class="ground-near" d="M0,140C220,84 420,112 640,138C880,166 1120,150 1440,96V200H0Z" />
    <path
      class="ground-tracks"
      d="M1440,128C1180,150 900,196 520,172C300,158 140,150 0,178M1440,142C1180,164 900,210 520,186C300,172 140,164 0,192"
    />
  </svg>
);

interface SectionProps {
  readonly title: string;
  readonly aside?: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A part of a page under its own heading. */
export function Section({ title, aside, class: name, children }: SectionProps): JSX.Element {
  return (
    <section class={`part ${name}`} aria-label={title}>
      <div class="part-head">
        <h2>{title}</h2>
        {aside !== undefined && <p>{aside}</p>}
      </div>
      {children}
    </section>
  );
}
