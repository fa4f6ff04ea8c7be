// Rows of the store that this version cannot play: each affects only its own table.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store, TableRow } from '@race/store';
import type { Attack, Field, Needs } from './attack.ts';
import { createRace, get } from './guests.ts';
import { openRaw } from './raw-socket.ts';

const MOON = 'board-moon000000';
const VETERAN = 'bot-veteran00000';

/** A race whose time is up. */
function row(table: string, options: object, seats: readonly object[]): TableRow {
  const made = Date.now() - 60_000;
  return {
    table,
    game: 'race',
    plan: JSON.stringify({ options, seed: [1, 2, 3, 4, 5, 6, 7, 8], salt: 'salt', version: 1 }),
    record: JSON.stringify({
      seats,
      host: 'nobody',
      proposal: null,
      held: null,
      rematch: null,
      rated: false,
    }),
    stage: 'racing',
    listed: true,
    made,
    touched: made,
    revision: 1,
    people: [],
    due: made,
  };
}

const BOTS = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'random' },
];

const CLOCK = { bank: 0, free: 5, gain: 0, away: 0, late: 'default', night: null } as const;
const AN_HOUR = 3_600_000;
/** The server checks the clocks every five seconds. */
const LOOKS = 12;

/** A person begins a race with a clock and leaves. */
async function leaveTable(server: Parameters<typeof openRaw>[0]): Promise<string> {
  const raw = await openRaw(server, { hello: true });
  const table = await createRace(raw);
  await get(raw, { do: 'clock', table, clock: CLOCK });
  await get(raw, { do: 'begin', table });
  raw.socket.destroy();
  return table;
}

async function writeRows(store: Store): Promise<void> {
  // Nobody is notified about the table that was left, since that would open it.
  for (const { table, people } of await store.tablesAfter('', 10))
    await store.commit(people.map((person) => ({ write: 'unawait', person, table })));
  const rows = [
    row(MOON, { board: 'moon', crews: 2 }, BOTS),
    row(VETERAN, { crews: 2 }, [{ kind: 'bot', bot: 'veteran' }, ...BOTS.slice(1)]),
  ];
  // The clock of a new table is written with its next change.
  const changes = rows.flatMap((one) => [one, { ...one, revision: 2 }]);
  const verdicts = await store.commit(changes.map((one) => ({ write: 'table', row: one })));
  if (verdicts.includes('conflict')) throw new Error('the rows could not be written');
}

const NEEDS: Needs = { earlier: leaveTable, rows: writeRows };

/** People watch the table again and again, until a condition holds. */
async function lookAt(field: Field, table: string, isSeen: () => Promise<boolean>): Promise<string[]> {
  let answered = 0;
  while (!field.isOver() && !(await isSeen())) {
    const raw = await openRaw(field, { hello: true });
    for (const request of [
      { do: 'watch', table, since: null },
      { do: 'replay', table },
      { do: 'lobby' },
    ] as const)
      if ((await raw.ask(request)) !== null) answered += 1;
    raw.socket.destroy();
    await sleep(500);
  }
  return answered > 0 ? [] : ['nothing was answered'];
}

export const unreadableRow: Attack = {
  name: 'unreadable-row',
  kind: 'store',
  summary:
    'One table whose options nobody can read any more, with its time up: clocks of other tables run on.',
  needs: NEEDS,
  least: LOOKS,
  async prepare(field) {
    return async () => {
      const before = await linesOf(field);
      // The time of every question is up.
      field.target.shiftClock(AN_HOUR);
      const wrong = await lookAt(field, MOON, async () => (await linesOf(field)) > before);
      field.target.shiftClock(0);
      if ((await linesOf(field)) <= before) wrong.push('the clock of another table stands still');
      return wrong;
    };
  },
};

export const impossibleBot: Attack = {
  name: 'impossible-bot',
  kind: 'store',
  summary:
    'A table at which a bot sits that there is not: whoever looks is answered, and nothing else happens.',
  needs: NEEDS,
  least: 2,
  prepare: async (field) => () => lookAt(field, VETERAN, async () => false),
};

async function linesOf({ openStore, left }: Field): Promise<number> {
  const store = await openStore();
  const lines = (await store.lines(left)).length;
  await store.close();
  return lines;
}
