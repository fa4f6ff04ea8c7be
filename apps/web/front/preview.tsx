import { signal } from '@preact/signals';
import { render } from 'preact';
import type { Kept } from '../device/protocol.ts';
import { Defs } from '../look/defs.tsx';
import '../look/base.css';
import '../look/button.css';
import '../state/theme.ts';
import { canSpeak } from '../words/say.ts';
import { Front } from './front.tsx';
import { type Place, readPlace, writePlace } from './place.ts';
import './wishes.ts';
import { MyRaces } from './my-races.tsx';
import { SetTable } from './set-table.tsx';
import { Settings } from './settings.tsx';

const q = new URLSearchParams(location.search);
const count = Number(q.get('races') ?? 3);
const opts = {
  board: 'africa',
  data: 1,
  towards: 'south',
  crews: 4,
  order: 'drawn',
  vehicles: ['french', 'italian', 'english', 'belgian'],
  askOnlyWhoCan: true,
  modules: [],
} as const;
const now = Date.now();
const all: Kept[] = [
  {
    table: 'a1',
    options: opts,
    players: [
      { kind: 'person', name: 'Delatour' },
      { kind: 'bot', bot: 'racer' },
      { kind: 'bot', bot: 'racer' },
      { kind: 'bot', bot: 'random' },
    ],
    turn: 6,
    over: false,
    touched: now - 3 * 3600e3,
  },
  {
    table: 'a2',
    options: {
      ...opts,
      board: 'south-america',
      towards: 'north',
      crews: 3,
      vehicles: ['english', 'italian', 'french'],
    },
    players: [
      { kind: 'person', name: 'Maximiliane' },
      { kind: 'person', name: 'Ben' },
      { kind: 'bot', bot: 'racer' },
    ],
    turn: 0,
    over: false,
    touched: now - 30 * 3600e3,
  },
  {
    table: 'a3',
    options: { ...opts, towards: 'north' },
    players: [
      { kind: 'person', name: 'Wolfeschlegelsteinhausenbergerdorff-Müller'.slice(0, 40) },
      { kind: 'bot', bot: 'racer' },
      { kind: 'bot', bot: 'racer' },
      { kind: 'bot', bot: 'random' },
    ],
    turn: 14,
    over: true,
    touched: now - 30 * 86400e3,
  },
];
let tables = all.slice(0, count);
const device = {
  async wish(wish: { do: string; table?: string }) {
    if (wish.do === 'list') return { ok: true, value: { kind: 'list', tables } };
    if (wish.do === 'set') return { ok: true, value: { kind: 'table', table: 'new' } };
    if (wish.do === 'save') return { ok: true, value: { kind: 'file', text: '{}', name: 'race.json' } };
    if (wish.do === 'drop') {
      tables = tables.filter((t) => t.table !== wish.table);
      return { ok: true, value: { kind: 'done' } };
    }
    return { ok: false, refusal: { reason: 'record.notJson', rule: 'TABLE-02', with: {} } };
  },
} as never;
const worker = q.has('real')
  ? new Worker(new URL('../device/worker.ts', import.meta.url), { type: 'module' })
  : null;
const waiting = new Map<number, (o: unknown) => void>();
let last = 0;
worker?.addEventListener('message', ({ data }) => {
  if (data.say === 'outcome') waiting.get(data.id)?.(data.outcome);
});
const real = {
  wish: (wish: unknown) =>
    new Promise((ok) => {
      const id = ++last;
      waiting.set(id, ok);
      worker?.postMessage({ id, wish });
    }),
} as never;
const dev = worker ? real : device;
const place = signal<Place>(readPlace(location.hash).place);
const go = (to: Place) => {
  history.pushState(null, '', writePlace(to));
  place.value = to;
};
addEventListener('popstate', () => {
  place.value = readPlace(location.hash).place;
});
const isBad = readPlace(location.hash).isBad;
function Preview() {
  if (!canSpeak()) return null;
  const p = place.value;
  if (p.at === 'set')
    return (
      <>
        <Defs />
        <SetTable key={String(p.around)} device={dev} go={go} around={p.around} />
      </>
    );
  if (p.at === 'races')
    return (
      <>
        <Defs />
        <MyRaces device={dev} go={go} />
      </>
    );
  if (p.at === 'settings')
    return (
      <>
        <Defs />
        <Settings go={go} />
      </>
    );
  return (
    <>
      <Defs />
      <Front device={dev} go={go} isLost={isBad} forgetful={q.has('forgetful')} />
    </>
  );
}
const page = document.getElementById('page');
if (page) render(<Preview />, page);
