// The Dash at an online table: it shows and does what every game does.
import { type Dash, makeDash, readDashOptions, STREAMS } from '@race/dash';
import { anyTable, type NetGame } from './games.ts';

export const netDash: NetGame = async (given) => {
  const read = readDashOptions(given);
  if (!read.ok) return null;
  const { options } = read;
  return anyTable<Dash>({
    rules: makeDash(options),
    streams: STREAMS,
    options,
    facts: { options },
    fileName: 'the-dash',
    show: (seatView) => seatView,
    handleOwnRequest: () => null,
  });
};
