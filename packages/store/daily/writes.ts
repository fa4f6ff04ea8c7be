import { claim, type Writing } from '../sql.ts';
import type { DailyChange } from './port.ts';

export function dailyWriting(change: DailyChange): Writing {
  switch (change.write) {
    case 'run': {
      const { day, person, table, made, ends } = change.run;
      return claim('addRun', day, person, table, made, ends);
    }
    case 'result': {
      const { score, finished, detail } = change.result;
      return claim('putResult', change.table, score, finished, detail);
    }
  }
}
