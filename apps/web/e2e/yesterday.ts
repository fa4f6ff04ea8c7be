import { join } from 'node:path';
import { finish, setOff } from '@race/server/testing/expedition.ts';
import { connect } from '@race/server/testing/player.ts';
import { openTestServer } from '@race/server/testing/server.ts';
import { openSqlite } from '@race/store';

const A_DAY = 24 * 60 * 60 * 1_000;
const now = () => Date.now() - A_DAY;

export const yesterday = new Date(now()).toISOString().slice(0, 10);

/** Käthe drove yesterday, on a real server whose clock is a day behind. */
export async function drivenYesterday(folder: string): Promise<void> {
  const house = await openTestServer({ store: openSqlite(join(folder, 'race.sqlite')), now });
  const kaethe = await connect(house.port, null, 'Käthe');
  await finish(kaethe, await setOff(kaethe, yesterday), 0);
  await kaethe.get({ do: 'expedition', day: null });
  await house.close();
}
