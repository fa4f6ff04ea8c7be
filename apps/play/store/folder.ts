import { homedir } from 'node:os';
import { join } from 'node:path';

const OURS = 'great-race';

/** Where a person's programs keep what they must not lose. */
export function dataFolder(env: NodeJS.ProcessEnv, home: string = homedir()): string {
  const { XDG_DATA_HOME: xdg, APPDATA: roaming } = env;
  if (xdg !== undefined && xdg !== '') return join(xdg, OURS);
  if (roaming !== undefined && roaming !== '') return join(roaming, OURS);
  return join(home, '.local', 'share', OURS);
}
