// The options of a day: board, direction, number of crews, and sometimes modules. They follow from the date, so every server
// has the same; tiles and cards differ. DAILY-01.
import {
  BOARD_IDS,
  type CrewId,
  DIRECTIONS,
  drawMode,
  MODES,
  type RaceOptions,
  readOptions,
} from '@race/great-race';
import { choosesCrews, crewsWith } from '@race/great-race/options.ts';
import { chooseFrom, fast, fingerprint, type Stream } from '@race/kernel';

const FIELDS = [2, 3, 4] as const;
const LIGHT = MODES.filter(({ weight }) => weight === 'light');
/** One day in so many has modules. */
const MODULES_EVERY = 3;

export function roadOf(day: string): RaceOptions {
  const chance = fast(Number.parseInt(fingerprint(day).slice(-8), 16), 0);
  const board = chooseFrom(chance, BOARD_IDS);
  const towards = chooseFrom(chance, DIRECTIONS);
  const crews = chooseFrom(chance, FIELDS);
  const hasModules =
    chooseFrom(
      chance,
      Array.from({ length: MODULES_EVERY }, (_, at) => at),
    ) === 0;
  const modules = hasModules ? drawMode(chance, LIGHT).modules : [];
  const vehicles = choosesCrews(modules) ? null : drawCrews(chance, crewsWith(modules), crews);
  const read = readOptions({ board, towards, crews, modules, vehicles });
  if (!read.ok) throw new Error(`the road of ${day} cannot be driven: ${read.fault.option}`);
  return read.options;
}

function drawCrews(chance: Stream, from: readonly CrewId[], count: number): CrewId[] {
  const left = [...from];
  return Array.from({ length: count }, () => {
    const crew = chooseFrom(chance, left);
    left.splice(left.indexOf(crew), 1);
    return crew;
  });
}
