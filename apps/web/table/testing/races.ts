// Races at tables without a page: their source is in the process of the test.
import type { Answer, RaceOptions } from '@race/great-race';
import { readOptions } from '@race/great-race/options.ts';
import type { LocalPlayer } from '@race/local';
import type { Device } from '../../sources/client.ts';
import { type InProcessSource, inProcessSource } from '../../sources/testing/in-process.ts';
import { makeTable, type TableModel } from '../model/table.ts';

interface RaceToBegin extends Partial<RaceOptions> {
  readonly players: readonly LocalPlayer[];
}

export const person = (name: string): LocalPlayer => ({ kind: 'person', name });
export const BOT: LocalPlayer = { kind: 'bot', bot: 'racer' };

/** A race at its first question to a person; where there is none, at its end. */
export async function beginRace(
  { players, ...options }: RaceToBegin,
  make: (source: Device) => TableModel = withoutModules,
): Promise<{ readonly source: InProcessSource; readonly table: TableModel }> {
  const read = readOptions({ crews: players.length, order: 'seated', ...options });
  if (!read.ok) throw new Error(`there is no such race: ${read.fault.option}`);
  const source = inProcessSource();
  const table = make(source);
  await source.request({ do: 'set', options: read.options, players });
  await untilAsked(table);
  return { source, table };
}

const withoutModules = (source: Device): TableModel => makeTable(source, { loadFaces: async () => [] });

/** Answers, and shows all that follows up to the next question. */
export async function answer(table: TableModel, given: Answer): Promise<void> {
  await table.give(given);
  if (table.refused.peek() !== null) throw new Error(`refused: ${JSON.stringify(table.refused.peek())}`);
  await untilAsked(table);
}

/** Takes the first card in the bivouac, and plans so that each assistant can act: up to the first sequence. */
export async function untilConvoy(table: TableModel): Promise<void> {
  while (table.seatView.peek()?.view.public.phase === 'bivouac') await answer(table, firstAnswer(table));
  await answer(table, { do: 'plan', boxes: [1, 2, 1, 1] });
}

export function firstAnswer({ seatView }: TableModel): Answer {
  const [first] = seatView.peek()?.answers ?? [];
  if (first === undefined) throw new Error('nothing is asked');
  return first;
}

/** Skips what is played back until a person is asked and no bot has anything to answer, or the race is over. */
export async function untilAsked({ request, seatView, skip }: TableModel): Promise<void> {
  const end = Date.now() + LONGEST;
  for (;;) {
    const before = seatView.peek();
    // Requests are handled in order: a bot whose turn it was has answered when this one is.
    await request({ do: 'list' });
    skip();
    const now = seatView.peek();
    if (now !== null && now === before && (now.over || now.answers.length > 0)) return;
    if (Date.now() > end) throw new Error('nobody is asked');
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** In milliseconds. */
const LONGEST = 60_000;
