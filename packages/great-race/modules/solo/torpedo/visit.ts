import type { CityData } from '../../../board/data.ts';
import { drawCard, throwAway } from '../../../crew/hand.ts';
import { cardOf } from '../../../rules.ts';
import { crewOf, type Game, tell } from '../../../state.ts';
import { menace } from '../camp/menace.ts';
import { MOST_POWER, type Rival } from '../options.ts';
import { type ReneCard, TARGETS, type Target } from '../rene/cards.ts';
import { hasPower, mostOf, powerOf, soloIn, TORPEDO } from '../slot.ts';
import { useResources } from './resources.ts';

/** LEGACY-RED-02: danger cards drawn in a city. */
const DANGER_IN_CITIES = 2;

/** He enters a coloured city: a power first, if it is of his target's colour, then its cards. LEGACY-01, SOLO-12. */
export function visitCity(
  g: Game,
  city: CityData,
  { card, rival }: { readonly card: ReneCard; readonly rival: Rival },
): void {
  if (rival.legacy && city.colour === card.target) gainPower(g, card.target);
  const drawn: number[] = [];
  for (let n = 0; n < city.cards; n++) {
    const next = drawCard(g);
    if (next >= 0) drawn.push(next);
  }
  const cards = drawn.map((one) => cardOf(g.rules, one));
  tell(g, { key: 'torpedoDrew', seat: TORPEDO, cards: cards.map(({ id }) => id) });
  for (const one of cards) useResources(g, one, { where: 'city' });
  // SOLO-12: then he discards them.
  for (const one of drawn) throwAway(g, one);
  const dangers = cards.filter(({ danger }) => danger).length;
  if (dangers > 0 && hasPower(g.public, 'red', DANGER_IN_CITIES))
    menace(g, { dangers, damage: card.danger, why: 'city' });
}

/** LEGACY-01, 02: the next level of the colour, for the rest of the campaign; above the fourth nothing more comes. */
function gainPower(g: Game, colour: Target): void {
  const { powers } = soloIn(g.public);
  const level = powerOf(g.public, colour) + 1;
  if (level > MOST_POWER) return;
  powers[TARGETS.indexOf(colour)] = level;
  tell(g, { key: 'powerGained', seat: TORPEDO, colour, level });
  const crew = crewOf(g, TORPEDO);
  crew.petrolMax = mostOf(powerOf(g.public, 'yellow'));
  crew.engineMax = crew.petrolMax;
}
