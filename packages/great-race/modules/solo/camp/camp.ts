import { NOBODY, only, type Seat } from '@race/kernel';
import { drawCard, keepHandLimit, receive, throwAway } from '../../../crew/hand.ts';
import { frameKind, pop, push } from '../../../frames.ts';
import { no } from '../../../refusals.ts';
import { cardOf } from '../../../rules.ts';
import type { ModuleFrame, OwnBivouac } from '../../../seams.ts';
import { type Game, type RacePublic, tell } from '../../../state.ts';
import type { Rival } from '../options.ts';
import { cardNow, NUMBERED, PLAYER, soloIn, TORPEDO, UNNUMBERED } from '../slot.ts';
import { menace } from './menace.ts';
import { recover } from './recover.ts';
import { claimed, liftFrom, torpedoTakes } from './row.ts';

/** The bivouac of two: five cards on numbered spaces, in turn order. SOLO-15. */
export interface CampFrame {
  readonly kind: 'camp';
  /** What comes next: who is first, who is second, who also takes, what is left, recovery. */
  stage: number;
  /** Cards the player is to take now. */
  takes: number;
}

const SECOND = 1;
const ALSO = 2;
const LEFT = 3;
const RECOVERY = 4;

/** Whoever is first takes one, whoever is second two. */
const TAKES = [1, 2];

/** Takes the card that lies on a space of the bivouac. */
export const CLAIM = Array.from({ length: UNNUMBERED }, (_, n) => ({ do: 'claim', number: n + 1 }) as const);

/** MIX-08: one more card is dealt, on no numbered space, if somebody else also takes one. */
const alsoTaking = (g: Game): readonly Seat[] => g.rules.seams.alsoTakes.flatMap((takes) => takes(g.public));

export const camp: OwnBivouac = {
  cards: UNNUMBERED,
  begin(g) {
    const { row } = g.public;
    const slot = soloIn(g.public);
    const count = NUMBERED + Math.min(1, alsoTaking(g).length);
    for (let n = 0; n < count; n++) {
      const card = drawCard(g);
      if (card < 0) break;
      row.push(card);
      slot.spaces.push(n + 1);
    }
    tell(g, { key: 'cardsDealt', cards: row.map((card) => cardOf(g.rules, card).id) });
    push<CampFrame>(g, { kind: 'camp', stage: 0, takes: 0 });
  },
};

export function campFrame(rival: Rival): ModuleFrame {
  const kind = frameKind<CampFrame>({
    asked: (known, f) => (isTaking(known, f) ? only(PLAYER) : NOBODY),
    run(g: Game, f) {
      f.takes = 0;
      const stage = f.stage++;
      if (stage <= SECOND) begin(g, f, { place: stage, rival });
      else if (stage === ALSO) f.takes = Math.min(1, alsoTaking(g).length);
      else if (stage === LEFT) clear(g, rival);
      else {
        pop(g);
        recover(g, rival);
      }
    },
    fields: ({ whole }) => ({ stage: whole(0, RECOVERY + 1), takes: whole(0, 2) }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, _f, _seat, out) {
        for (const answer of CLAIM) if (claimed(g.public, answer.number) >= 0) out.push(answer);
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do !== 'claim') return;
        f.takes -= 1;
        const card = liftFrom(g, answer.number);
        tell(g, { key: 'cardTaken', seat, card: cardOf(g.rules, card).id });
        receive(g, seat, card, 'face up');
        keepHandLimit(g, seat);
      },
      fallback(g: Game) {
        const first = CLAIM.find(({ number }) => claimed(g.public, number) >= 0);
        if (first === undefined) throw new Error('no card to take');
        return first;
      },
      why: (_g, f, _seat, answer) =>
        answer.do === 'claim'
          ? no('claim.empty', 'SOLO-15', { number: answer.number })
          : no('expected.camp', 'SOLO-15', { count: f.takes }),
    },
  });
  return {
    kind,
    showsRow: true,
    isSound(_g, f: CampFrame, below) {
      const under = below.at(-1);
      return under?.kind === 'turn' && under.next === 'planning' && f.stage > 0 && f.takes <= mostTakes(f);
    },
    bears: (_g, _f, above) => above.kind === 'hand' && above.seat === PLAYER,
  };
}

const isTaking = (known: RacePublic, f: CampFrame): boolean => f.takes > 0 && known.row.length > 0;

/** The stage that is on is the one before the next. */
const mostTakes = ({ stage }: CampFrame): number => TAKES[stage - 1] ?? (stage - 1 === ALSO ? 1 : 0);

/** SOLO-15: in turn order, not in reverse. SOLO-05: before the first turn he takes nothing. */
function begin(g: Game, f: CampFrame, { place, rival }: { place: number; rival: Rival }): void {
  const card = cardNow(g.public, rival);
  if (g.public.order[place] === PLAYER) f.takes = TAKES[place] ?? 0;
  else if (card !== null) torpedoTakes(g, card, place === 0 ? card.whenFirst : card.whenSecond);
}

/** SOLO-15, 16: cards left hurt the player if they are dangers, and are discarded. SOLO-05: not before the first turn. */
function clear(g: Game, rival: Rival): void {
  const { row } = g.public;
  const card = cardNow(g.public, rival);
  const left = row.map((one) => cardOf(g.rules, one));
  if (left.length > 0) tell(g, { key: 'campCleared', seat: TORPEDO, cards: left.map(({ id }) => id) });
  for (const one of row) throwAway(g, one);
  row.length = 0;
  soloIn(g.public).spaces.length = 0;
  if (card !== null)
    menace(g, { dangers: left.filter(({ danger }) => danger).length, damage: card.danger, why: 'left' });
}
