// The clock of the machine jumps, as it does when a time server corrects it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { openRaw } from './raw-socket.ts';

const AN_HOUR = 3_600_000;

function jumps(by: number): Attack['prepare'] {
  return async (field) => {
    const guest = await openRaw(field, { hello: true });
    return async () => {
      const { target } = field;
      target.shiftClock(by);
      const wrong: string[] = [];
      let [asked, refused] = [0, 0];
      while (!field.isOver()) {
        asked += 1;
        if ((await guest.ask({ do: 'ping' }))?.ok !== true) refused += 1;
        await sleep(100);
      }
      if (refused > 0) wrong.push(`${refused} of ${asked} pings were refused`);
      guest.socket.destroy();
      // Setting it back is a jump as well, whose effect is seen in the recovery.
      target.shiftClock(0);
      return wrong;
    };
  };
}

export const clockForward: Attack = {
  name: 'clock-forward',
  kind: 'clock',
  summary: 'The clock jumps an hour ahead and back again: everybody is answered, and newcomers are let in.',
  least: 3,
  prepare: jumps(AN_HOUR),
};

export const clockBack: Attack = {
  name: 'clock-back',
  kind: 'clock',
  summary: 'The clock jumps an hour back and forward again: everybody is answered, and newcomers are let in.',
  least: 3,
  prepare: jumps(-AN_HOUR),
};
