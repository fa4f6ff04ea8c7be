import { loadBot } from '@race/bots/load.ts';
import type { BotName } from '@race/bots/names.ts';
import { loadRace } from '@race/great-race/load.ts';
import { STREAMS } from '@race/great-race/state.ts';
import type { TableParts, TablePlan } from './table.ts';

/** Fetches what a table is played with, and no more; bots that think elsewhere are left out. */
export async function loadParts(
  { options, players, solo }: TablePlan,
  isElsewhere: (bot: BotName) => boolean = () => false,
): Promise<TableParts> {
  if (solo !== undefined) {
    const { loadSolo } = await import('@race/great-race/modules/solo/load.ts');
    return { rules: await loadSolo(solo.options), streams: STREAMS, bots: {} };
  }
  const names = new Set(players.flatMap((player): BotName[] => (player.kind === 'bot' ? [player.bot] : [])));
  const [rules, ...bots] = await Promise.all([
    loadRace(options),
    ...[...names]
      .filter((name) => !isElsewhere(name))
      .map(async (name) => [name, await loadBot(name, options)] as const),
  ]);
  return { rules, streams: STREAMS, bots: Object.fromEntries(bots) };
}
