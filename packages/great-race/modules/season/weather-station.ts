import { moduleCard } from '../../cards/card.ts';
import { hinderedDrive, startDrive } from '../../drive/drive.ts';

/** CARD-WEATHER-STATION, SEASON-01, 08: a driver's card, on whose drive tiles ask only for what is printed on them. */
export const weatherStation = moduleCard({
  id: 'weather-station',
  copies: 2,
  when: 'beforeAssistant',
  drives: true,
  hindered: (g, seat) => hinderedDrive(g, seat, true),
  play: (g, seat) => startDrive(g, seat, true, true),
});
