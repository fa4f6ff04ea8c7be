// René's board during a race: his current card, where he is going, and the reasons for his last act.
import { computed } from '@preact/signals';
import { cardNow, TORPEDO } from '@race/great-race/modules/solo/slot.ts';
import { placeName } from '@race/words';
import type { JSX } from 'preact';
import { isCompact } from '../../../shell/settings/layout.ts';
import { say, words } from '../../../shell/words/say.ts';
import { crewName } from '../../../table/dashboard/crew.tsx';
import { Layer } from '../../../table/map/layer.tsx';
import { perTable, useTable } from '../../../table/model/table.ts';
import { type Dispatch, dispatchesOf } from '../../../table/newspaper/dispatches.ts';
import { explainedOf } from '../../../table/newspaper/open-paper.tsx';
import { ReneCardFace, TargetMark } from './rene.tsx';
import './solo.css';
import './why-button.css';
import './turns-left.css';

/** Line and flag keep their size on screen, as names do. */
export function IntentLayer({ letters }: { letters: number }): JSX.Element | null {
  const { intent, publicState, sheet } = useTable();
  const aim = intent.value;
  const spaces = sheet.value?.board.spaces;
  const at = publicState.value?.crews[TORPEDO]?.at;
  if (aim === null || spaces === undefined || at === undefined) return null;
  const spot = (space: number) => spaces[space] ?? { x: 0, y: 0 };
  const line = [at, ...aim.way]
    .map((space, nth) => `${nth === 0 ? 'M' : 'L'}${spot(space).x},${spot(space).y}`)
    .join('');
  const { x, y } = spot(aim.target);
  return (
    <Layer name="intent">
      <g fill="none" stroke-linejoin="round">
        <path d={line} stroke="#2b1408" stroke-width={9 * letters} stroke-opacity="0.55" />
        <path
          d={line}
          stroke="#f3e7ca"
          stroke-width={4.5 * letters}
          stroke-dasharray={`${11 * letters} ${9 * letters}`}
        />
      </g>
      <g transform={`translate(${x} ${y}) scale(${letters})`}>
        <path d="M0,0V-44" stroke="#2b1408" stroke-width="4" />
        <path d="M1,-44H30L22,-35L30,-26H1Z" fill="#f3e7ca" stroke="#2b1408" stroke-width="2.5" />
        <path d="M7,-40L17,-30M17,-40L7,-30" stroke="#8e2a1e" stroke-width="3.5" />
      </g>
    </Layer>
  );
}

// What René considered, on the map: a lettered disc on each space, solid on the one he took.
const RADIUS = 15;

export function WeighedLayer({ letters }: { letters: number }): JSX.Element | null {
  const { sheet, weighed } = useTable();
  const spaces = sheet.value?.board.spaces;
  if (spaces === undefined) return null;
  return (
    <Layer name="weighed">
      {weighed.value.map(({ space, mark, isChosen }) => {
        const { x, y } = spaces[space] ?? { x: 0, y: 0 };
        const [ground, ink] = isChosen ? ['#2b2018', '#fff8e6'] : ['#fff8e6', '#2b2018'];
        return (
          <g key={mark} transform={`translate(${x} ${y}) scale(${letters})`}>
            <circle r={RADIUS + 2} fill={ink} />
            <circle r={RADIUS} fill={ground} />
            <text y="7" text-anchor="middle" class="weighed-mark" fill={ink}>
              {mark}
            </text>
          </g>
        );
      })}
    </Layer>
  );
}

const reneNowOf = perTable((table) => {
  const { crews, moments } = table;
  /** His last act. */
  const lately = computed<Dispatch | undefined>(() =>
    dispatchesOf(moments.value).findLast(({ seat }) => seat !== null && crews.value[seat]?.isRene === true),
  );

  return { lately };
});

/** On a small screen his card is behind a button, to leave room for the map. */
const isWide = !isCompact();

export function ReneNow(): JSX.Element | null {
  const table = useTable();
  const { facts, intent, publicState, readable } = table;
  const { lately } = reneNowOf(table);
  const rival = facts.value?.solo?.rival ?? null;
  const card = rival === null || publicState.value === null ? null : cardNow(publicState.value, rival);
  if (card === null) return null;
  const board = readable.value?.board;
  return (
    <section class="rene-now" aria-label={say('solo.now')}>
      <details open={isWide}>
        <summary>
          <b class="rene-id">{card.id}</b>
          <TargetMark colour={card.target} />
          <span>
            {intent.value !== null &&
              board !== undefined &&
              say('solo.makesFor', { place: placeName(words(), board, intent.value.target) })}
          </span>
        </summary>
        <ReneCardFace id={card.id} />
      </details>
      {lately.value !== undefined && <WhyButton dispatch={lately.value} />}
    </section>
  );
}

/** Opens the reasons for an act of René. */
export function WhyButton({ dispatch }: { dispatch: Dispatch }): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const { explain } = explainedOf(table);
  const crew = crews.value[dispatch.seat ?? -1];
  return (
    <button
      type="button"
      class="why-button"
      aria-label={say('solo.why.about', { crew: crew === undefined ? '' : crewName(table, crew) })}
      onClick={({ currentTarget }) => explain(dispatch, currentTarget)}
    >
      {say('solo.why.ask')}
    </button>
  );
}

// A race alone is driven against the calendar: how many of its turns have begun. PASS-02.
export function TurnsLeft(): JSX.Element | null {
  const { facts, publicState } = useTable();
  const turns = facts.value?.solo?.turns ?? null;
  if (turns === null) return null;
  const turn = publicState.value?.turn ?? 0;
  return (
    <p class="turns-left">
      <span>{say('solo.turnOf', { turn, turns })}</span>
      <svg viewBox={`-1 -1 ${turns * 16 + 2} 14`} aria-hidden="true">
        {Array.from({ length: turns }, (_, nth) => (
          <rect key={nth} x={nth * 16} width="12" height="12" class={nth < turn ? 'begun' : ''} />
        ))}
      </svg>
    </p>
  );
}
