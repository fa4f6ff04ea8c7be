import { isPatient } from '@race/bots/names.ts';
import { loadData } from '@race/great-race/load.ts';
import { NEWEST_DATA } from '@race/great-race/options.ts';
import type { TablePlan } from '@race/local';
import { loadParts } from '@race/local/load.ts';
import { loadRareRequests, loadSavedReaders } from '../chunks.ts';
import { backgroundBotsWith } from './bots.ts';
import { makeHost, type RaceWorld } from './race.ts';
import { serveHost } from './serve.ts';

const backgroundBots = backgroundBotsWith(async (question) => {
  const { thinker } = await loadRareRequests();
  return thinker.think('choose', question);
});

// Most races are on this board: its data is there before somebody starts one.
void loadData({ board: 'africa', data: NEWEST_DATA }).catch(() => undefined);

serveHost(
  'the-great-race',
  (plan: TablePlan) => loadParts(plan, isPatient),
  async () => {
    const { readRacePlan, readSavedTable } = await loadSavedReaders();
    return (row) => readSavedTable(row, readRacePlan);
  },
  (world: RaceWorld) => makeHost({ ...world, backgroundBots }),
);
