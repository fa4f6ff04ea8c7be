// A dash on the page: the hierarchy with its cards, the players, the reader's hand and course, and the decision bar.
import { type DashPublic, ROUNDS } from '@race/dash';
import { boosterText } from '@race/words/dash/index.ts';
import { named } from '@race/words/t.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Go } from '../../shell/router/router.ts';
import { useFocusIn } from '../../table/focus.ts';
import { OpenedRule } from '../../table/rules/open-rule.tsx';
import { DashAids, DashMenu } from './aids.tsx';
import { DashDefs } from './art.tsx';
import { Board } from './board.tsx';
import { Hand } from './card.tsx';
import { Courses, Legend } from './courses.tsx';
import { useDashTable } from './dash-table.ts';
import { Decide } from './decide.tsx';
import { isFastestFirst } from './laid.ts';
import { Result } from './result.tsx';
import { DashRulesButton, DashRulesLeaf, DashRulesProvider } from './rules.tsx';
import { Show } from './show.tsx';
import { GameTimeline, Log } from './timeline.tsx';
import { say, words } from './words.ts';
import './table.css';

interface Props {
  readonly table: string;
  readonly go: Go;
  /** What a replay has instead of the decision bar. */
  readonly foot?: ComponentChildren;
}

export function DashTableView(props: Props): JSX.Element {
  const { shown, latest } = useDashTable();
  const publicState = shown.value;
  if (publicState === null || latest.value?.table !== props.table) return <div class="waiting" />;
  return (
    <DashRulesProvider>
      <OpenTable {...props} publicState={publicState} />
    </DashRulesProvider>
  );
}

/** Where the focus goes when the element that had it is removed. */
const FOCUS_PLACES = ['.dash-bar', '.dash-result'];

function OpenTable({
  table,
  go,
  foot,
  publicState: known,
}: Props & { readonly publicState: DashPublic }): JSX.Element {
  const { seatView, notice } = useDashTable();
  const self = useRef<HTMLElement>(null);
  useFocusIn(self, FOCUS_PLACES);
  const isReplay = foot !== undefined;
  /** Behind the curtain nothing can be focused. */
  const isShut = (seatView.value?.curtain ?? null) !== null;
  const isOver = seatView.value?.over === true;
  return (
    <main ref={self} class={`dash-table${isReplay ? ' is-replay' : ''}${isOver ? ' is-over' : ''}`}>
      <DashDefs />
      <div class="dash-behind" inert={isShut}>
        <header class="dash-top">
          <h1>{say('dash.page.title')}</h1>
          <Rounds publicState={known} isOver={isOver} />
          <Goal publicState={known} isOver={isOver} />
          <DashRulesButton />
          <DashMenu table={table} go={go} isReplay={isReplay} />
        </header>
        {notice.value !== null && (
          <p role="status" class="dash-notice">
            {say(notice.value === 'elsewhere' ? 'dash.page.elsewhere' : 'dash.page.forgetful')}
          </p>
        )}
        {isOver ? (
          <Result publicState={known} go={go} isReplay={isReplay} />
        ) : (
          <Lies publicState={known} isReplay={isReplay} />
        )}
        {foot}
      </div>
      {!isReplay && <DashAids />}
      <DashCurtain />
      <DashRulesLeaf />
      <OpenedRule />
    </main>
  );
}

/** Everything on the table while it is played. */
function Lies({
  publicState: known,
  isReplay,
}: {
  readonly publicState: DashPublic;
  readonly isReplay: boolean;
}): JSX.Element {
  const { seatView, me } = useDashTable();
  const kind = known.stack.at(-1)?.kind;
  // A booster may ask for a card of the hand.
  const isShow = kind === 'take' && seatView.value?.answers.some(({ do: verb }) => verb === 'swap') !== true;
  return (
    <>
      <div class="dash-lies">
        <Board publicState={known} />
        <aside class="dash-side">
          <Courses publicState={known} />
          <Legend />
          <Log>{!isReplay && <GameTimeline />}</Log>
        </aside>
      </div>
      {!isShow && me.value !== null && kind !== 'cast' && (
        <p class="dash-hand-head" aria-hidden="true">
          <b class="label">{say('dash.page.yourHand')}</b> <i>{say('dash.page.yourHand.how')}</i>
        </p>
      )}
      {isShow ? <Show publicState={known} /> : <Hand publicState={known} />}
      {!isReplay && <Decide />}
    </>
  );
}

/** A curtain while cards are chosen in secret, until the next person confirms that they have the device. */
function DashCurtain(): JSX.Element | null {
  const { seatView } = useDashTable();
  const seat = seatView.value?.curtain ?? null;
  return seat === null ? null : <Curtain key={seat} seat={seat} />;
}

function Curtain({ seat }: { seat: number }): JSX.Element {
  const { nameAt, lift } = useDashTable();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = nameAt(seat);
  return (
    <div
      class="dash-curtain"
      role="dialog"
      aria-modal="true"
      aria-labelledby="dash-curtain-to"
      aria-describedby="dash-curtain-why"
    >
      <div class="sheet dash-curtain-label">
        <h2 id="dash-curtain-to">{say('table.curtain', { name })}</h2>
        <button ref={button} type="button" class="button go" onClick={() => void lift(seat)}>
          {say('table.lift', { name })}
        </button>
        <p id="dash-curtain-why" class="aside">
          {say('dash.page.handOver')}
        </p>
      </div>
    </div>
  );
}

interface ShownProps {
  readonly publicState: DashPublic;
  readonly isOver: boolean;
}

function Rounds({ publicState: known, isOver }: ShownProps): JSX.Element {
  const round = Math.max(known.round, 1);
  return (
    <p class="dash-rounds">
      <span class="unseen">{say('dash.page.round', { round })}</span>
      {Array.from({ length: ROUNDS }, (_, at) => (
        <b
          key={at}
          class={at + 1 < round || isOver ? 'is-past' : at + 1 === round ? 'is-now' : ''}
          aria-hidden="true"
        >
          {at + 1}
        </b>
      ))}
    </p>
  );
}

/** What it is about; once cards are open, how they are taken; and the booster that works in this round. */
function Goal({ publicState: known, isOver }: ShownProps): JSX.Element {
  const { nameAt } = useDashTable();
  const { boost } = known;
  if (isOver) return <p class="dash-goal">{say('dash.page.overLine')}</p>;
  const isShown = known.stack.at(-1)?.kind === 'take';
  const isBySpeed = isFastestFirst(known);
  return (
    <p class="dash-goal">
      <b>{say(isShown ? 'dash.page.shown' : 'dash.page.goal')}</b>{' '}
      <span>
        {say(isBySpeed ? 'dash.page.orderBySpeed' : isShown ? 'dash.page.shownHow' : 'dash.page.goalHow')}
      </span>{' '}
      {boost !== null && (
        <i title={boosterText(words(), boost.booster)}>
          {say('dash.page.boostNow', {
            booster: named(words(), `dash.booster.${boost.booster}`),
            who: nameAt(boost.seat),
          })}
        </i>
      )}
    </p>
  );
}
