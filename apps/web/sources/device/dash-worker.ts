import { loadSavedReaders } from '../chunks.ts';
import { dashParts, HOSTED_DASH } from './dash.ts';
import { makeGameHost } from './host.ts';
import { serveHost } from './serve.ts';

serveHost(
  'the-dash',
  dashParts,
  async () => {
    const { planReader, readSavedTable } = await loadSavedReaders();
    const readPlan = planReader(HOSTED_DASH);
    return (row) => readSavedTable(row, readPlan);
  },
  (world) => makeGameHost(HOSTED_DASH, world),
);
