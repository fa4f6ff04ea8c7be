import { loadBot } from '@race/bots/load.ts';
import type { BotName } from '@race/bots/names.ts';
import { loadRace, loadReadableRace } from '@race/great-race/load.ts';
import { STREAMS } from '@race/great-race/state.ts';
import type { Origin } from '@race/kernel';
import type { TableParts, TablePlan } from './table.ts';

/** Fetches the parts of a table; bots that think in another thread are left out. */
export async function loadParts(
  plan: TablePlan,
  isElsewhere: (bot: BotName) => boolean = () => false,
): Promise<TableParts> {
  const { options, players, solo } = plan;
  if (solo !== undefined) {
    const { loadSolo } = await import('@race/great-race/modules/solo/load.ts');
    return { rules: await loadSolo(solo.options), streams: STREAMS, bots: {} };
  }
  const load = beginsAtPosition(plan) ? loadReadableRace : loadRace;
  const names = new Set(players.flatMap((player): BotName[] => (player.kind === 'bot' ? [player.bot] : [])));
  const [rules, ...bots] = await Promise.all([
    load(options),
    ...[...names]
      .filter((name) => !isElsewhere(name))
      .map(async (name) => [name, await loadBot(name, options)] as const),
  ]);
  return { rules, streams: STREAMS, bots: Object.fromEntries(bots) };
}

const beginsAtPosition = ({ fork, position }: Origin): boolean =>
  position !== undefined || (fork !== undefined && beginsAtPosition(fork));
