import type { Seat } from '@race/kernel';
import { assistantsLeft, spendAssistant } from '../../crew/assistants.ts';
import { ASSISTANTS, MECHANICS, PATHFINDER } from '../../crew/crews.ts';
import { refuel } from '../../crew/gauges.ts';
import type { RaceModule } from '../../module.ts';
import { no } from '../../refusals.ts';
import type { InPlay } from '../../seams.ts';
import { crewOf, type Game, tell } from '../../state.ts';
import { goesWithCrew, suffragettesTake } from '../fifth/simone.ts';
import { CLAIM, camp, campFrame } from './camp/camp.ts';
import { menaceFrame, SUFFER } from './camp/menace.ts';
import { facts } from './facts.ts';
import type { Rival } from './options.ts';
import type { ReneCard } from './rene/cards.ts';
import { reveal } from './rene/deck.ts';
import { cardNow, hasPower, mostOf, PLAYER, soloSlot, TORPEDO } from './slot.ts';
import { startTorpedo, torpedoFrame } from './torpedo/drive.ts';
import { layTorpedoTiles } from './torpedo/places.ts';
import { aimFor } from './torpedo/target.ts';
import { tellAim } from './torpedo/tell.ts';

/** SOLO-14: petrol for him where others get money. */
const IN_A_CITY = 2;
const ELSEWHERE = 1;

/**
 * SOLO-01, SOLO-02, SOLO-24: his gauges at their maxima, and whoever lost the last race first. He is a crew like the
 * others, so danger cards work on him (SOLO-19); without guard or hand he never answers them.
 */
const seat =
  ({ powers, first }: Rival) =>
  (g: Game): void => {
    const crew = crewOf(g, TORPEDO);
    const most = mostOf(powers.yellow);
    crew.id = 'torpedo';
    crew.petrolMax = most;
    crew.engineMax = most;
    crew.chassisMax = 0;
    crew.petrol = most;
    crew.engine = most;
    crew.chassis = 0;
    if (first) g.public.order.reverse();
  };

/** SOLO-03, SOLO-05: a card is revealed and steers him; all five assistants are there again. SOLO-27. */
const beginConvoy =
  (rival: Rival) =>
  (g: Game): void => {
    const crew = crewOf(g, TORPEDO);
    const card = reveal(g, rival);
    crew.boxes = [1, ASSISTANTS - 1, 0, 0];
    crew.passed = false;
    tellAim(g, aimFor(g, card.target));
  };

/** SOLO-05, SOLO-27: one assistant a go, the first for tiles and the others for steps. */
const go =
  (rival: Rival) =>
  (g: Game, seat: Seat): boolean => {
    if (seat !== TORPEDO) return false;
    const card = cardNow(g.public, rival);
    if (card === null) throw new Error('René drives without a card');
    const nth = ASSISTANTS - assistantsLeft(crewOf(g, TORPEDO)) + 1;
    // What he does stays done. TABLE-01.
    g.horizon = true;
    tell(g, { key: 'torpedoGoes', seat, assistant: nth });
    spendAssistant(g, TORPEDO, nth === 1 ? PATHFINDER : MECHANICS);
    if (nth === 1) layTorpedoTiles(g, card);
    else startTorpedo(g, stepsOf(g, card, nth));
    return true;
  };

/** LEGACY-BLUE-04: one step more with the second assistant. */
const A_STEP_MORE = 4;

/** SOLO-10. */
function stepsOf(g: Game, { second, later }: ReneCard, nth: number): number {
  if (nth > 2) return later;
  return hasPower(g.public, 'blue', A_STEP_MORE) ? second + 1 : second;
}

/** SOLO-14: the player is paid as always; he gets petrol. */
function reward(g: Game, seat: Seat): boolean {
  if (seat === PLAYER) return false;
  const crew = crewOf(g, seat);
  const due = g.rules.board.isCity[crew.at] === true ? IN_A_CITY : ELSEWHERE;
  const levels = Math.min(due, crew.petrolMax - crew.petrol);
  refuel(g, seat, levels);
  tell(g, { key: 'torpedoRewarded', seat, petrol: levels });
  return true;
}

/** MIX-08, FIFTH-04: without leaders Simone's power goes with the Suffragettes. */
const withSimone = (modules: readonly string[]): InPlay =>
  goesWithCrew(modules) ? { alsoTakes: suffragettesTake } : {};

/** René Estienne and his Torpedo against one crew. SOLO-01 to SOLO-28, LEGACY-01, LEGACY-02. */
export const solo = (rival: Rival): RaceModule => ({
  facts,
  play: (_variant, { modules }) => ({
    ...withSimone(modules),
    unmanned: [TORPEDO],
    answers: [...CLAIM, SUFFER],
    frames: { torpedo: torpedoFrame(rival), camp: campFrame(rival), menace: menaceFrame },
    misplaced: { claim: no('misplaced.claim', 'SOLO-15'), suffer: no('misplaced.suffer', 'SOLO-16') },
    slot: soloSlot(rival),
    seated: seat(rival),
    // SOLO-01: he has no money.
    purse: (_g, seat, francs) => (seat === TORPEDO ? 0 : francs),
    bivouac: camp,
    convoyBegins: beginConvoy(rival),
    go: go(rival),
    reward,
  }),
});

/** No rival at all, and a number of turns to arrive in. PASS-02. */
export const alone = (turns: number): RaceModule => ({
  facts,
  play: (_variant, { modules }) => ({
    ...withSimone(modules),
    crews: ['suffragettes'],
    lastTurn: turns,
    // Nobody is there to be ahead of, or behind.
    purse: () => FRANCS_ALONE,
    reward: () => true,
  }),
});

const FRANCS_ALONE = 80;
