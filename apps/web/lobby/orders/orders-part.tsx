// Standing orders, in the menu of a race: what is answered for one's seat, in words.
import { NEVER, type Orders } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Segments } from '../../front/segments.tsx';
import { news } from '../../net/connection.ts';
import { refusalWords, say } from '../../words/say.ts';
import { given, order } from './given.ts';

const DECLINES = [null, 1, 2, NEVER] as const;
const nameOf = (decline: Orders['decline']) => DECLINES.find((one) => one === decline) ?? 'ask';

export function OrdersPart(): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const { decline, guards } = given.value;
  const now = news.value;
  if (now === null || now.you === null || now.stage !== 'racing') return null;
  const sendOrders = (orders: Orders) =>
    void order(orders, (table) => ({ do: 'orders', table, orders })).then((done) =>
      setAnnouncement(done.ok ? '' : refusalWords(done.refusal)),
    );
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
          sendOrders({ decline: DECLINES.find((one) => String(nameOf(one)) === name) ?? null, guards })
        }
      />
      <Segments
        legend={say('orders.guards')}
        choices={(['ask', 'pass'] as const).map((value) => ({ value, words: say(`orders.guards.${value}`) }))}
        chosen={guards ? 'pass' : 'ask'}
        onChoose={(choice) => sendOrders({ decline, guards: choice === 'pass' })}
      />
      <p role="status">{announcement}</p>
    </section>
  );
}
