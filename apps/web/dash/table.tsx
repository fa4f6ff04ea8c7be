// A dash on the page: the hierarchy with its cards, the players, one's own hand and course, and the decision bar.
import type { DashPublic } from '@race/dash';
import type { ComponentType, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useFocusIn } from '../race/focus.ts';
import { OpenedRule } from '../race/rules/opened-rule.tsx';
import type { Go } from '../router/router.ts';
import { DashAids } from './aids.tsx';
import { Board } from './board.tsx';
import { Course } from './course.tsx';
import { DashCurtain } from './curtain.tsx';
import { Decide } from './decide.tsx';
import { latest, me, nameAt, notice, seatView, shown } from './game.ts';
import { Hand, TheirHand } from './hand.tsx';
import { Log } from './log.tsx';
import { DashMenu } from './menu.tsx';
import { pickFrom } from './picking.ts';
import { Result } from './result.tsx';
import { DashRulesButton, DashRulesLeaf } from './rules.tsx';
import { lookedAt, Seats } from './seats.tsx';
import { GameTimeline } from './timeline.tsx';
import { say } from './words.ts';
import './table.css';

interface Props {
  readonly table: string;
  readonly go: Go;
  /** What stands at the foot; the decision bar, where nothing else does. */
  readonly Foot?: ComponentType<{ go: Go }>;
}

export function DashTable(props: Props): JSX.Element {
  const publicState = shown.value;
  if (publicState === null || latest.value?.table !== props.table) return <div class="waiting" />;
  return <OpenTable {...props} publicState={publicState} />;
}

/** Where the keyboard goes when what had it has gone. */
const WHERE_IT_GOES_ON = ['.dash-bar', '.dash-result'];

function OpenTable({
  table,
  go,
  Foot,
  publicState: known,
}: Props & { readonly publicState: DashPublic }): JSX.Element {
  const self = useRef<HTMLElement>(null);
  useFocusIn(self, WHERE_IT_GOES_ON);
  const isReplay = Foot !== undefined;
  return (
    <main ref={self} class={`dash-table${isReplay ? ' is-film' : ''}`}>
      <div class="dash-behind" inert={isShut()}>
        <header class="dash-top">
          <h1>{say('dash.page.title')}</h1>
          <p>{say('dash.page.round', { round: Math.max(known.round, 1) })}</p>
          <DashRulesButton />
          <DashMenu table={table} go={go} isReplay={isReplay} />
        </header>
        {notice.value !== null && (
          <p role="status" class="dash-notice">
            {say(notice.value === 'elsewhere' ? 'dash.page.elsewhere' : 'dash.page.forgetful')}
          </p>
        )}
        {seatView.value?.over === true ? (
          <Result publicState={known} go={go} isReplay={isReplay} />
        ) : (
          <Lies publicState={known} isReplay={isReplay} />
        )}
        {Foot !== undefined && <Foot go={go} />}
      </div>
      {!isReplay && <DashAids />}
      <DashCurtain />
      <DashRulesLeaf />
      <OpenedRule />
    </main>
  );
}

/** Behind the curtain nothing can be reached. */
const isShut = (): boolean => (seatView.value?.curtain ?? null) !== null;

/** Everything that lies on the table while it is played. */
function Lies({
  publicState: known,
  isReplay,
}: {
  readonly publicState: DashPublic;
  readonly isReplay: boolean;
}): JSX.Element {
  return (
    <>
      <div class="dash-lies">
        <Board publicState={known} />
        <ShownCourse publicState={known} />
        <aside class="dash-side">
          <Seats publicState={known} />
          <TheirHand publicState={known} />
          {!isReplay && <GameTimeline />}
          <Log />
        </aside>
      </div>
      <Hand publicState={known} />
      {!isReplay && <Decide />}
    </>
  );
}

/** What somebody has gathered: who sits before the screen, or whoever is looked at. */
function ShownCourse({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  const seat = lookedAt.value ?? me.value ?? known.order[0] ?? 0;
  const character = known.characters[seat] ?? null;
  if (character === null) return <div class="dash-own" />;
  return (
    <div class="dash-own">
      <h2 class="label">{say('dash.page.course', { who: nameAt(seat) })}</h2>
      <Course
        name={nameAt(seat)}
        course={known.courses[seat] ?? []}
        character={character}
        pick={(card) => (seat === me.value ? pickFrom('course', card) : undefined)}
      />
    </div>
  );
}
