// Orders that a seat leaves with the server: automatic responses, and a plan that is confirmed with the others'.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { NEVER, type Orders, type OrdersNews, type RequestBody } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { refusalWords, say } from '../../shell/words/say.ts';
import { connection, news, sendRequest } from '../../sources/online/connection.ts';

/** An answer is on its way, and nothing has come back yet. */
export function Sending(): JSX.Element {
  const self = useRef<HTMLParagraphElement>(null);
  const words = say(connection.value === 'here' ? 'online.sending' : 'online.sending.away');
  // The button that was pressed says so.
  useEffect(() => {
    const bar = self.current?.parentElement;
    bar?.style.setProperty('--sending', JSON.stringify(words));
    return () => void bar?.style.removeProperty('--sending');
  }, [words]);
  return (
    <p ref={self} class="unseen" role="status">
      {words}
    </p>
  );
}

const NONE: OrdersNews = { decline: null, guards: false, drafted: null };

/** The orders of the reader's own seat at a table. */
export interface OrdersModel {
  readonly now: ReadonlySignal<OrdersNews>;
  /** Shows a change at once, and takes it back when the server refuses it. */
  change(next: Partial<OrdersNews>, request: RequestBody): ReturnType<typeof sendRequest>;
}

export function makeOrders(): OrdersModel {
  /** What was changed on this page; the table's news may be older. */
  const changed = signal<OrdersNews | null>(null);
  const now = computed(() => changed.value ?? news.value?.orders ?? NONE);
  return {
    now,
    async change(next, request) {
      const before = now.peek();
      changed.value = { ...before, ...next };
      const done = await sendRequest(request);
      if (!done.ok) changed.value = before;
      return done;
    },
  };
}

const DECLINES = [null, 1, 2, NEVER] as const;
const nameOf = (decline: Orders['decline']) => DECLINES.find((one) => one === decline) ?? 'ask';

/** The automatic responses, in the menu of a race. */
export function OrdersPart({ orders }: { orders: OrdersModel }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const { decline, guards } = orders.now.value;
  const table = news.value;
  if (table === null || table.you === null || table.stage !== 'racing') return null;
  const send = (next: Orders) =>
    void orders
      .change(next, { do: 'orders', table: table.table, orders: next })
      .then((done) => setAnnouncement(done.ok ? '' : refusalWords(done.refusal)));
  return (
    <section class="menu-part online-menu" aria-label={say('orders.title')}>
      <h3 class="label">{say('orders.title')}</h3>
      <p class="aside">{say('orders.how')}</p>
      <Segments
        legend={say('orders.window')}
        choices={DECLINES.map((one) => ({
          value: String(nameOf(one)),
          words: say(`orders.window.${one ?? 'ask'}`),
        }))}
        chosen={String(nameOf(decline))}
        onChoose={(name) =>
          send({ decline: DECLINES.find((one) => String(nameOf(one)) === name) ?? null, guards })
        }
      />
      <Segments
        legend={say('orders.guards')}
        choices={(['ask', 'pass'] as const).map((value) => ({ value, words: say(`orders.guards.${value}`) }))}
        chosen={guards ? 'pass' : 'ask'}
        onChoose={(choice) => send({ decline, guards: choice === 'pass' })}
      />
      <p role="status">{announcement}</p>
    </section>
  );
}

interface DraftProps {
  readonly orders: OrdersModel;
  readonly table: string;
  readonly answer: object | null;
  readonly question: number;
}

/** Beside the plan: confirms it as it is once the others have confirmed theirs. */
export function DraftButton({ orders, table, answer, question }: DraftProps): JSX.Element {
  const isOn = orders.now.value.drafted === question;
  const plan = answer === null ? null : JSON.stringify(answer);
  const drafted = useRef<string | null>(null);
  const draft = (next: object | null) => {
    drafted.current = next === null ? null : JSON.stringify(next);
    void orders.change(
      { drafted: next === null ? null : question },
      { do: 'draft', table, question, answer: next },
    );
  };
  // Changing the plan takes the draft back.
  useEffect(() => {
    if (isOn && drafted.current !== null && plan !== drafted.current) draft(null);
  }, [plan]);
  return (
    <button
      type="button"
      class="button plan-later"
      aria-pressed={isOn}
      aria-disabled={!isOn && answer === null}
      title={say('orders.draft.how')}
      onClick={() => {
        if (isOn) draft(null);
        else if (answer !== null) draft(answer);
      }}
    >
      {say(isOn ? 'orders.draft.on' : 'orders.draft')}
    </button>
  );
}
