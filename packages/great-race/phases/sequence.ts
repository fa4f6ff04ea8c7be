import { NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import type { Answer, Saying } from '../answers.ts';
import { fund } from '../assistants/funding.ts';
import { hinderedDrawing, hinderedLaying, layTiles } from '../assistants/pathfinder.ts';
import { hinderedRepair, startRepair } from '../assistants/repairman.ts';
import { clear, offerClearing, whyNotCleared } from '../assistants/security.ts';
import { assistantsIn, clearBox, guardsOf, isActive, spendAssistant } from '../crew/assistants.ts';
import { BOXES, FUNDING, MECHANICS, PATHFINDER, SECURITY } from '../crew/crews.ts';
import { refuel } from '../crew/gauges.ts';
import { drawIntoHand, holds, lose, playAnswer, pour, ruleOf, whyNoCard } from '../crew/hand.ts';
import { spend } from '../crew/money.ts';
import { hinderedDrive, startDrive } from '../drive/drive.ts';
import { frameKind, pop } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf, type RaceRules } from '../rules.ts';
import { type Crew, crewIn, crewOf, type Game, ownOf, tell } from '../state.ts';

/** One crew's go: buy petrol, play cards, then play an assistant or pass. BASE-CONVOY-01. */
export interface SequenceFrame {
  readonly kind: 'sequence';
  readonly seat: Seat;
  /** BASE-CONVOY-02: the order is fixed; each step can be left out, none returns. */
  step: 'petrol' | 'cards' | 'done';
}

const IN_CITY = 10;
const ELSEWHERE = 20;
const TILES_OF_A_PATHFINDER = 2;
const CARDS_OF_A_PATHFINDER = 1;

/** BASE-PETROL-01. */
export const petrolPrice = (rules: RaceRules, crew: Crew): number =>
  rules.board.isCity[crew.at] === true ? IN_CITY : ELSEWHERE;

export const sequence = frameKind<SequenceFrame>({
  // BASE-CONVOY-12, 13: a crew that lost its last assistant or arrived in step 2 is done.
  asked: (known, f) => (f.step !== 'done' && isActive(crewIn(known, f.seat)) ? only(f.seat) : NOBODY),
  run: (g: Game) => pop(g),
  copy: (f) => ({ kind: 'sequence', seat: f.seat, step: f.step }),
  question: {
    legal(g: Game, f, seat, out) {
      const { answers } = g.rules;
      const crew = crewOf(g, seat);
      if (f.step === 'petrol') offerPetrol(g, crew, out);
      if (assistantsIn(crew, PATHFINDER) > 0) {
        if (hinderedLaying(g, seat) === null) out.push(answers.lay);
        if (hinderedDrawing(g) === null) out.push(answers.draw);
      }
      if (assistantsIn(crew, MECHANICS) > 0) {
        if (hinderedRepair(g, seat) === null) out.push(answers.repair);
        if (hinderedDrive(g, seat) === null) out.push(answers.drive);
      }
      if (guardsOf(crew) > 0) offerClearing(g, seat, out);
      if (assistantsIn(crew, FUNDING) > 0) out.push(answers.fund);
      offerWaits(g, crew, out);
      out.push(answers.pass);
      offerCards(g, seat, out);
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do === 'fuel') buyPetrol(g, f, answer.levels);
      else if (answer.do === 'play') playCard(g, f, cardIndex(g.rules, answer.card));
      else {
        f.step = 'done';
        act(g, seat, answer);
      }
    },
    fallback: (g: Game) => g.rules.answers.pass,
    why: (g: Game, f, seat, answer) => whyNot(g, f, seat, answer),
  },
});

function offerPetrol(g: Game, crew: Crew, out: Answer[]): void {
  const affordable = Math.floor(crew.francs / petrolPrice(g.rules, crew));
  const most = Math.min(affordable, crew.petrolMax - crew.petrol);
  for (let levels = 1; levels <= most; levels++) {
    const answer = g.rules.answers.fuel[levels];
    if (answer !== undefined) out.push(answer);
  }
}

/** BASE-CONVOY-11: a skill assistant may be spent for nothing. */
function offerWaits(g: Game, crew: Crew, out: Answer[]): void {
  for (const box of SKILLS) {
    const answer = g.rules.answers.wait[box];
    if (answer !== undefined && assistantsIn(crew, box) > 0) out.push(answer);
  }
}

const SKILLS = [PATHFINDER, MECHANICS, SECURITY];

function offerCards(g: Game, seat: Seat, out: Answer[]): void {
  const { hand } = ownOf(g, seat);
  for (let card = 0; card < hand.length; card++)
    if ((hand[card] ?? 0) > 0 && hinderedCard(g, seat, card) === null) out.push(playAnswer(g, card));
}

/** Why a card in hand cannot be played in step 2. */
function hinderedCard(g: Game, seat: Seat, index: number): Refusal | null {
  const card = cardOf(g.rules, index);
  const crew = crewOf(g, seat);
  if (card.when === 'beforeAssistant') return card.hindered(g, seat);
  if (card.pours > 0 && crew.petrol < crew.petrolMax) return null;
  return whyNoCard(g, seat, playAnswer(g, index));
}

function buyPetrol(g: Game, f: SequenceFrame, levels: number): void {
  const francs = levels * petrolPrice(g.rules, crewOf(g, f.seat));
  spend(g, f.seat, francs);
  refuel(g, f.seat, levels);
  f.step = 'cards';
  tell(g, { key: 'petrolBought', seat: f.seat, levels, francs });
}

function playCard(g: Game, f: SequenceFrame, index: number): void {
  const card = cardOf(g.rules, index);
  // CARD-04: an any-time card is no step of the sequence.
  if (card.pours > 0) return pour(g, f.seat, index);
  f.step = 'cards';
  tell(g, { key: 'cardPlayed', seat: f.seat, card: card.id });
  lose(g, f.seat, index);
  card.play(g, f.seat);
}

function act(g: Game, seat: Seat, answer: Answer): void {
  switch (answer.do) {
    case 'lay':
      spendAssistant(g, seat, PATHFINDER);
      return layTiles(g, seat, TILES_OF_A_PATHFINDER);
    case 'draw':
      spendAssistant(g, seat, PATHFINDER);
      return drawIntoHand(g, seat, CARDS_OF_A_PATHFINDER);
    case 'repair':
      spendAssistant(g, seat, MECHANICS);
      return startRepair(g, seat, false);
    case 'drive':
      spendAssistant(g, seat, MECHANICS);
      return startDrive(g, seat, false);
    case 'clear':
      return clear(g, seat, answer.space);
    case 'fund':
      return fund(g, seat);
    case 'wait':
      spendAssistant(g, seat, BOXES.indexOf(answer.box));
      return tell(g, { key: 'assistantWaited', seat, box: answer.box });
    case 'pass':
      return pass(g, seat);
    default:
      throw new Error(`${answer.do} is no assistant's work`);
  }
}

/** BASE-CONVOY-04: all assistants go but those on guard. */
export function pass(g: Game, seat: Seat): void {
  const crew = crewOf(g, seat);
  for (const box of [PATHFINDER, MECHANICS, FUNDING]) clearBox(g, seat, box);
  crew.passed = true;
  tell(g, { key: 'crewPassed', seat, guards: guardsOf(crew) });
}

/** The box an assistant's work comes from. */
const BOX_OF: { readonly [work: string]: number } = {
  lay: PATHFINDER,
  draw: PATHFINDER,
  repair: MECHANICS,
  drive: MECHANICS,
  clear: SECURITY,
  fund: FUNDING,
};

const RULE_OF_BOX = ['BASE-PATH-01', 'BASE-MECH-01', 'BASE-GUARD-02', 'BASE-FUND-01'];

function whyNot(g: Game, f: SequenceFrame, seat: Seat, answer: Answer): Refusal {
  const crew = crewOf(g, seat);
  if (answer.do === 'fuel') return whyNoPetrol(g, f, crew, answer);
  if (answer.do === 'play') return whyNotPlayed(g, seat, answer);
  if (answer.do === 'wait') {
    if (answer.box === 'funding') return no('wait.funding', 'BASE-CONVOY-11');
    return no('assistant.none', 'BASE-CONVOY-11', { box: answer.box });
  }
  const box = BOX_OF[answer.do];
  if (box === undefined) return no('expected.sequence', 'BASE-CONVOY-01');
  if (assistantsIn(crew, box) === 0) return no('assistant.none', RULE_OF_BOX[box] ?? '', { box: BOXES[box] ?? '' });
  return whyHindered(g, seat, answer) ?? no('expected.sequence', 'BASE-CONVOY-01');
}

function whyHindered(g: Game, seat: Seat, answer: Answer): Refusal | null {
  switch (answer.do) {
    case 'lay':
      return hinderedLaying(g, seat);
    case 'draw':
      return hinderedDrawing(g);
    case 'repair':
      return hinderedRepair(g, seat);
    case 'drive':
      return hinderedDrive(g, seat);
    case 'clear':
      return whyNotCleared(g, seat, answer.space);
    default:
      return null;
  }
}

function whyNoPetrol(g: Game, f: SequenceFrame, crew: Crew, answer: Saying<'fuel'>): Refusal {
  if (f.step !== 'petrol') return no('fuel.afterCard', 'BASE-CONVOY-02');
  if (answer.levels === 0) return no('fuel.nothing', 'BASE-PETROL-01');
  if (crew.petrol + answer.levels > crew.petrolMax)
    return no('fuel.tankFull', 'BASE-PETROL-01', { petrol: crew.petrol, max: crew.petrolMax });
  const price = answer.levels * petrolPrice(g.rules, crew);
  return no('fuel.tooPoor', 'BASE-PETROL-01', { price, francs: crew.francs });
}

function whyNotPlayed(g: Game, seat: Seat, answer: Saying<'play'>): Refusal {
  const index = cardIndex(g.rules, answer.card);
  if (!holds(g, seat, index)) return no('card.notHeld', 'CARD-01', { card: answer.card });
  return hinderedCard(g, seat, index) ?? no('card.notHeld', ruleOf(answer.card), { card: answer.card });
}
