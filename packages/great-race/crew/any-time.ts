import type { Frame } from '@race/kernel';
import type { Answer } from '../answers.ts';
import type { RaceFrameKind } from '../frames.ts';
import { cardIndex, cardOf } from '../rules.ts';
import type { Game } from '../state.ts';
import { offerPours, pour, whyNoCard } from './hand.ts';

/** Moves the answer at a place before the cards that come after it in the order of the rules. */
function sink(g: Game, out: Answer[], from: number): void {
  for (let at = from; at > 0; at--) {
    const before = out[at - 1];
    const answer = out[at];
    if (before?.do !== 'play' || answer?.do !== 'play') return;
    if (cardIndex(g.rules, before.card) < cardIndex(g.rules, answer.card)) return;
    out[at - 1] = answer;
    out[at] = before;
  }
}

/** A decision inside a crew's own sequence: its any-time cards are among the answers. CARD-04. */
export function inOwnSequence<F extends Frame>(kind: RaceFrameKind<F>): RaceFrameKind<F> {
  const { question } = kind;
  if (question?.secret !== undefined || question === undefined)
    throw new Error('only an open question can be answered with a card');
  return {
    ...kind,
    question: {
      ...question,
      legal(g: Game, f, seat, out) {
        question.legal(g, f, seat, out);
        const first = out.length;
        offerPours(g, seat, out);
        for (let at = first; at < out.length; at++) sink(g, out, at);
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do === 'play' && cardOf(g.rules, cardIndex(g.rules, answer.card)).pours > 0)
          pour(g, seat, cardIndex(g.rules, answer.card));
        else question.answer(g, f, seat, answer);
      },
      why(g: Game, f, seat, answer) {
        return answer.do === 'play' ? whyNoCard(g, seat, answer) : question.why(g, f, seat, answer);
      },
    },
  };
}
