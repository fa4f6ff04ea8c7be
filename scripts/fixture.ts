// npm run fixture: a race in the middle of its second turn, saved as a file by this release; and a server's store.
// A fixture of a released version is never made anew: what players have saved must open for good.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { raceFile } from './races.ts';
import { makeStoreFixture } from './store-fixture.ts';
import { ROOT } from './tools.ts';

const FOLDER = join(ROOT, 'apps', 'web', 'e2e', 'fixtures');

const text = raceFile({
  board: 'africa',
  seed: 1935,
  until: ({ history }) => history.state.public.turn === 2 && history.state.public.phase === 'convoy',
});
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'first-release.race.json'), `${text}\n`);
console.log(`${JSON.parse(text).entries.length} answers, ${text.length} characters`);
console.log(await makeStoreFixture());
