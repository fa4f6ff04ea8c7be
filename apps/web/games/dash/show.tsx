// The reveal as a short show: who takes in which order, what each has taken, the card that is left, and the booster.
import { cardAt, type DashPublic } from '@race/dash';
import type { Seat } from '@race/kernel';
import { boosterName, boosterText, dashCardName } from '@race/words/dash/index.ts';
import { capital } from '@race/words/t.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Portrait } from './art.tsx';
import { gainWords } from './board.tsx';
import { Card } from './card.tsx';
import { useDashTable } from './dash-table.ts';
import { gainedWith, takenIn } from './facts.ts';
import { say, words } from './words.ts';
import './show.css';

export function Show({ publicState: known }: { publicState: DashPublic }): JSX.Element {
  const { hasten, waiting } = useDashTable();
  return (
    <section
      class={`dash-show${known.order.length > 5 ? ' is-long' : ''}`}
      aria-label={say('dash.page.show')}
      // It scrolls on a small screen, by keys too.
      tabIndex={known.order.length > 0 ? 0 : undefined}
    >
      <ol>
        {known.order.map((seat, at) => (
          <Scene key={seat} seat={seat} place={at + 1} publicState={known} />
        ))}
        <Act state="next" title={say('dash.page.oneLeft')} figure={<b class="dash-act-up">▲</b>}>
          {say('dash.page.oneLeftHow')}
        </Act>
        <BoosterAct publicState={known} />
      </ol>
      {/* A tap goes on at once; the button in the bar says so to everybody else. */}
      {waiting.value > 0 && (
        <button type="button" class="dash-hasten" tabIndex={-1} aria-hidden="true" onClick={hasten} />
      )}
    </section>
  );
}

interface SceneProps {
  readonly seat: Seat;
  readonly place: number;
  readonly publicState: DashPublic;
}

function Scene({ seat, place, publicState: known }: SceneProps): JSX.Element {
  const { past, cards, me, nameAt } = useDashTable();
  const frame = known.stack.at(-1);
  const next = frame?.kind === 'take' ? frame.next : known.order.length;
  const state = place - 1 < next ? 'done' : place - 1 === next ? 'now' : 'next';
  const taken = takenIn(past.value.flatMap(({ events }) => events)).find((one) => one.seat === seat);
  const index = taken === undefined ? undefined : cards.value.cardIndex.get(taken.card);
  const card = index === undefined ? null : cardAt(cards.value, index);
  const gain = index === undefined ? null : gainedWith(cards.value, known, { seat, card: index });
  const character = known.characters[seat] ?? null;
  return (
    <Act
      state={state}
      title={seat === me.value ? say('dash.page.you') : nameAt(seat)}
      figure={character === null ? null : <Portrait character={character} />}
      number={place}
    >
      {card !== null && <p>{capital(words(), dashCardName(words(), card).toString())}</p>}
      {gain !== null && (
        <p class="dash-act-gain">
          <b>+{gain.stages}</b> {gainWords(gain)}
        </p>
      )}
      {state !== 'done' && say('dash.page.oneOf', { count: known.offer.length - (place - 1 - next) })}
      {card !== null && <Card card={card} />}
    </Act>
  );
}

/** The last in order turns their card over. */
function BoosterAct({ publicState: known }: { publicState: DashPublic }): JSX.Element | null {
  const { cards } = useDashTable();
  const seat = known.order.at(-1);
  const index = seat === undefined ? null : (known.played[seat] ?? null);
  if (seat === undefined || index === null || known.round >= 5) return null;
  const { booster } = cardAt(cards.value, index);
  const character = known.characters[seat] ?? null;
  if (booster === null || character === null) return null;
  return (
    <Act
      state="next"
      title={`${say('dash.page.ifLast')} ${boosterName(words(), booster)}`}
      figure={<Portrait character={character} />}
    >
      {boosterText(words(), booster)}.
    </Act>
  );
}

interface ActProps {
  readonly state: 'done' | 'now' | 'next';
  readonly title: string;
  readonly figure: JSX.Element | null;
  readonly number?: number;
  readonly children: ComponentChildren;
}

function Act({ state, title, figure, number, children }: ActProps): JSX.Element {
  const self = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = self.current?.closest('.dash-show');
    if (state === 'now' && self.current && list)
      list.scrollLeft = self.current.offsetLeft - list.clientWidth / 3;
  }, [state]);
  return (
    <li ref={self} class={`dash-act is-${state}${state === 'now' ? ' sheet' : ''}`}>
      <div class="dash-act-head" aria-hidden="true">
        {figure}
        {number !== undefined && <b>{number}</b>}
        <span class="label">{say(`dash.page.act.${state}`)}</span>
      </div>
      <h3>{title}</h3>
      <div class="dash-act-words">{children}</div>
    </li>
  );
}
