import type { LabCommand } from '../cli/command.ts';
import { api } from './api.ts';
import { backup } from './backup.ts';
import { balance } from './balance.ts';
import { bench } from './bench.ts';
import { board } from './board.ts';
import { coach } from './coach.ts';
import { convert } from './convert.ts';
import { cup } from './cup.ts';
import { exploit } from './exploit.ts';
import { faults } from './faults.ts';
import { growth } from './growth.ts';
import { hostile } from './hostile.ts';
import { kill } from './kill.ts';
import { laws } from './laws.ts';
import { load } from './load.ts';
import { openings } from './openings.ts';
import { pace } from './pace.ts';
import { proxy } from './proxy.ts';
import { puzzles } from './puzzles.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { restored } from './restore.ts';
import { rules } from './rules.ts';
import { selfPlay } from './self-play.ts';
import { simulate } from './simulate.ts';
import { soak } from './soak.ts';
import { sync } from './sync.ts';
import { tournament } from './tournament.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';
import { verifyStored } from './verify-store.ts';

/** All commands, in the order of the help. */
export const COMMANDS: readonly LabCommand[] = [
  simulate,
  tournament,
  exploit,
  pace,
  balance,
  selfPlay,
  train,
  puzzles,
  openings,
  coach,
  laws,
  bench,
  rules,
  record,
  replay,
  verify,
  convert,
  board,
  kill,
  cup,
  faults,
  proxy,
  hostile,
  load,
  growth,
  soak,
  sync,
  api,
  verifyStored,
  backup,
  restored,
];
