import { type Answer, NO_TILE } from '@race/great-race';
import type { WindowFrame } from '@race/great-race/danger/window.ts';
import { findShield } from './entry.ts';
import { type Outlook, wayOf } from './outlook.ts';
import { ahead } from './route.ts';

/** How much of the own way is defended. */
const MY_WAY = 9;
/** What a militia is worth when it is kept. */
const MILITIA = 18;
const GUARD = 8;
/** Two levels of a vehicle. */
const SABOTAGE = 46;

/** Whether a danger card that others play is stopped: at once when it aims at the crew itself. */
export function meetDanger(o: Outlook, frame: WindowFrame, answers: readonly Answer[]): Answer | undefined {
  const decline = answers.find(({ do: verb }) => verb === 'decline');
  const shield = findShield(o, answers);
  if (shield === undefined) return decline;
  const harm = frame.target === o.seat ? SABOTAGE : harmOf(o, frame);
  return harm > (shield.do === 'guard' ? GUARD : MILITIA) ? shield : decline;
}

/** What the crew would lose by tiles taken away or swapped. */
function harmOf(o: Outlook, { spaces, card }: WindowFrame): number {
  const way = wayOf(o);
  const mine = ahead(way, o.me.at, MY_WAY);
  const { ground } = way.chart;
  const [one = -1, other = -1] = spaces;
  const costOn = (space: number) => ground.tiles[o.known.tiles[space] ?? NO_TILE]?.cost ?? ground.blank.cost;
  const aim = o.rules.cards[card]?.aim;
  const swaps = aim?.at === 'tiles' && aim.unlike;
  let harm = 0;
  if (mine.includes(one)) harm += (swaps ? costOn(other) : ground.blank.cost) - costOn(one);
  if (mine.includes(other)) harm += (swaps ? costOn(one) : ground.blank.cost) - costOn(other);
  return harm;
}
