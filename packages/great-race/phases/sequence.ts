import { NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import type { Answer, CoreVerb, Saying } from '../answers.ts';
import { clear, offerClearing, whyNotCleared } from '../assistants/security.ts';
import { isWork, WORKS, type WorkVerb } from '../assistants/works.ts';
import { offerCards, playCard, whyNotPlayed } from '../cards/step-two.ts';
import { assistantsIn, clearBox, guardsOf, isActive, spendAssistant } from '../crew/assistants.ts';
import { BOXES, FUNDING, MECHANICS, PATHFINDER, SECURITY } from '../crew/crews.ts';
import { pour, throwAway } from '../crew/hand.ts';
import { buyPetrol, offerPetrol, whyNoPetrol } from '../crew/petrol.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf } from '../rules.ts';
import type { SequenceOffer } from '../seams.ts';
import { type Crew, crewIn, crewOf, type Game, tell } from '../state.ts';
import { misplaced } from './misplaced.ts';

/** One crew's go: buy petrol, play cards, then play an assistant or pass. BASE-CONVOY-01. */
export interface SequenceFrame {
  readonly kind: 'sequence';
  readonly seat: Seat;
  /** BASE-CONVOY-02: the order is fixed; each step can be left out, none returns. */
  step: 'petrol' | 'cards' | 'done';
  /** BASE-DRIVE-24: the card whose drive is under way; it is discarded once the drive has ended. */
  out?: number;
}

export const sequence = frameKind<SequenceFrame>({
  // BASE-CONVOY-12, 13: a crew that lost its last assistant or arrived in step 2 is done.
  asked: (known, f) =>
    f.step !== 'done' && f.out === undefined && isActive(crewIn(known, f.seat)) ? only(f.seat) : NOBODY,
  run(g: Game, f) {
    pop(g);
    if (f.out === undefined) return;
    throwAway(g, f.out);
    push<SequenceFrame>(g, { kind: 'sequence', seat: f.seat, step: f.step });
  },
  fields: ({ seat, card, oneOf, optional }) => ({
    seat,
    step: oneOf(['petrol', 'cards', 'done']),
    out: optional(card),
  }),
  clone: (f) => ({ ...f }),
  question: {
    legal(g: Game, f, seat, out) {
      const crew = crewOf(g, seat);
      if (f.step === 'petrol') offerPetrol(g, crew, out);
      offerWork(g, crew, seat, out);
      if (guardsOf(crew) > 0) offerClearing(g, seat, out);
      if (assistantsIn(crew, FUNDING) > 0) out.push(g.rules.answers.fund);
      offerWaits(g, crew, out);
      out.push(g.rules.answers.pass);
      for (const more of g.rules.seams.offers) more.offer(g, f, out);
      offerCards(g, seat, out);
    },
    answer(g: Game, f, seat, answer) {
      const more = offerOf(g, answer);
      if (more !== undefined) more.take(g, f, answer);
      else if (answer.do === 'fuel') {
        f.step = 'cards';
        buyPetrol(g, seat, answer.levels);
      } else if (answer.do === 'play') takeStepTwo(g, f, answer);
      else takeStepThree(g, f, answer);
    },
    // BASE-END-08: a crew that nobody plays passes.
    fallback: (g: Game) => g.rules.answers.pass,
    late: (g: Game, _f, seat) => smallestAct(g, crewOf(g, seat)),
    why: (g: Game, f, seat, answer) => whyNot(g, f, seat, answer),
  },
});

const offerOf = (g: Game, answer: Answer): SequenceOffer | undefined =>
  g.rules.seams.offers.find(({ verbs }) => verbs.includes(answer.do));

const SKILL_WORKS = ['lay', 'draw', 'repair', 'drive'] as const satisfies readonly WorkVerb[];

function offerWork(g: Game, crew: Crew, seat: Seat, out: Answer[]): void {
  for (const verb of SKILL_WORKS) {
    const work = WORKS[verb];
    if (assistantsIn(crew, work.box) > 0 && work.hindered(g, seat) === null) out.push(g.rules.answers[verb]);
  }
}

/** BASE-CONVOY-11: a skill assistant may be spent for nothing. */
function offerWaits(g: Game, crew: Crew, out: Answer[]): void {
  for (const box of SKILLS) {
    const answer = g.rules.answers.wait[box];
    if (answer !== undefined && assistantsIn(crew, box) > 0) out.push(answer);
  }
}

/** NET-08: one assistant of the larger group waits; with none of them one collects money, and guards alone lose nothing by passing. */
function smallestAct(g: Game, crew: Crew): Answer {
  const { wait, fund, pass } = g.rules.answers;
  const box = assistantsIn(crew, MECHANICS) >= assistantsIn(crew, PATHFINDER) ? MECHANICS : PATHFINDER;
  if (assistantsIn(crew, box) > 0) return wait[box] ?? pass;
  return assistantsIn(crew, FUNDING) > 0 ? fund : pass;
}

const SKILLS = [PATHFINDER, MECHANICS, SECURITY];

function takeStepTwo(g: Game, f: SequenceFrame, answer: Saying<'play'>): void {
  const index = cardIndex(g.rules, answer.card);
  // CARD-04: an any-time card is no step of the sequence.
  if (cardOf(g.rules, index).pours > 0) pour(g, f.seat, index);
  else {
    f.step = 'cards';
    playCard(g, f, index);
  }
}

function takeStepThree(g: Game, f: SequenceFrame, answer: Answer): void {
  const { seat } = f;
  f.step = 'done';
  if (isWork(answer.do)) WORKS[answer.do].start(g, seat);
  else if (answer.do === 'clear') clear(g, seat, answer.space);
  else if (answer.do === 'wait') wait(g, seat, answer);
  else if (answer.do === 'pass') pass(g, seat);
}

function wait(g: Game, seat: Seat, answer: Saying<'wait'>): void {
  spendAssistant(g, seat, BOXES.indexOf(answer.box));
  tell(g, { key: 'assistantWaited', seat, box: answer.box });
}

/** BASE-CONVOY-04: all assistants go but those on guard. */
function pass(g: Game, seat: Seat): void {
  const crew = crewOf(g, seat);
  for (const box of [PATHFINDER, MECHANICS, FUNDING]) clearBox(g, seat, box);
  crew.passed = true;
  tell(g, { key: 'crewPassed', seat, guards: guardsOf(crew) });
}

function whyNot(g: Game, f: SequenceFrame, seat: Seat, answer: Answer): Refusal {
  const crew = crewOf(g, seat);
  const more = offerOf(g, answer);
  if (more !== undefined) return more.why(g, f, answer);
  if (answer.do === 'fuel')
    return f.step === 'petrol' ? whyNoPetrol(g, crew, answer.levels) : no('fuel.afterCard', 'BASE-CONVOY-02');
  if (answer.do === 'play') return whyNotPlayed(g, seat, answer);
  if (answer.do === 'wait' && answer.box === 'funding') return no('wait.funding', 'BASE-CONVOY-11');
  if (answer.do === 'wait') return no('assistant.none', 'BASE-CONVOY-11', { box: answer.box });
  if (answer.do === 'clear')
    return guardsOf(crew) > 0
      ? whyNotCleared(g, seat, answer.space)
      : no('assistant.none', 'BASE-GUARD-02', { box: 'security' });
  if (!isWork(answer.do)) return g.rules.seams.misplaced[answer.do] ?? misplaced(answer.do as CoreVerb);
  const { box, rule, hindered } = WORKS[answer.do];
  return hindered(g, seat) ?? no('assistant.none', rule, { box: BOXES[box] });
}
