import type { Answer, Crew, Saying } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import { partPrice } from '@race/great-race/assistants/parts.ts';
import { FUNDING, SECURITY } from '@race/great-race/crew/crews.ts';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import { fareFor } from '@race/great-race/drive/transport.ts';
import { tileOf } from '@race/great-race/rules.ts';
import { NO_TILE } from '@race/great-race/state.ts';
import { askingFrame } from './asking.ts';
import { aCard } from './cards.ts';
import type { ChoiceContext } from './context.ts';
import { boxName, crewWords, gainWords, lossWords, planWords } from './crews.ts';
import { dueFor, stillDue } from './due.ts';
import { lineTaken, type PlaceForm, thePlace } from './places.ts';
import { priceWords, tileWords } from './prices.ts';
import { capital, t, voiceOf, type Words } from './t.ts';

/** An answer as one would choose it, with what it costs. */
export const label = (words: Words, answer: Answer, context: ChoiceContext): string =>
  capital(words, told(words, answer, context));

function told(words: Words, answer: Answer, context: ChoiceContext): string {
  const { rules, name } = context;
  const place = (space: number, form: PlaceForm) => thePlace(words, rules.board, { space, form });
  const tileThere = (space: number) => ({ at: place(space, 'at'), tile: tileOn(words, context, space) });
  switch (answer.do) {
    case 'choose':
      return t(words, 'answers.choose', crewWords(words, answer.crew));
    case 'take':
      return t(words, 'answers.take', { card: aCard(words, answer.card) });
    case 'plan':
      return t(words, 'answers.plan', { plan: planWords(words, answer.boxes) });
    case 'fuel': {
      const francs = answer.levels * petrolPrice(rules, chooser(context));
      return t(words, 'answers.fuel', { levels: answer.levels, francs });
    }
    case 'clear':
      return t(words, 'answers.clear', tileThere(answer.space));
    case 'fund':
      return t(words, 'answers.fund', { assistants: chooser(context).boxes[FUNDING] ?? 0 });
    case 'wait':
      return t(words, 'answers.wait', { box: boxName(words, answer.box) });
    case 'hold':
      return t(words, 'answers.hold', { tile: tileWords(words, rules, answer.tile) });
    case 'place':
      return t(words, 'answers.place', { onto: place(answer.space, 'onto') });
    case 'enter':
      return poured(words, answer, enterWords(words, answer.space, context));
    case 'line':
      return poured(words, answer, lineWords(words, answer, context));
    case 'pay':
      return t(words, 'answers.pay', { price: payWords(words, context) });
    case 'split':
      return t(words, 'answers.split', { losses: splitWords(words, answer.engine, context) });
    case 'fit': {
      const gains = gainWords(words, answer);
      return answer.part === BOUGHT
        ? t(words, 'answers.fit.bought', { gains, francs: partPrice(rules, chooser(context)) })
        : t(words, 'answers.fit', { gains, card: aCard(words, answer.part) });
    }
    case 'discard':
      return t(words, 'answers.discard', { card: aCard(words, answer.card) });
    case 'target':
      return t(words, 'answers.target', { crew: name(answer.seat) });
    case 'pick':
      return t(words, 'answers.pick', tileThere(answer.space));
    case 'play':
      return t(words, 'answers.play', { card: aCard(words, answer.card) });
    case 'pass':
      // BASE-CONVOY-04: in the paddock nobody is on guard.
      return t(words, 'answers.pass', { guards: chooser(context).boxes[SECURITY] ?? 0 });
    case 'lay':
    case 'draw':
    case 'repair':
    case 'drive':
    case 'stop':
    case 'done':
    case 'guard':
    case 'back':
    case 'decline':
      return t(words, `answers.${answer.do}`);
    default:
      return voiceOf(words).label(words, answer, context);
  }
}

function chooser({ known, seat }: ChoiceContext): Crew {
  const crew = known.crews[seat];
  if (crew === undefined) throw new Error(`no crew sits at ${seat}`);
  return crew;
}

function tileOn(words: Words, { rules, known }: ChoiceContext, space: number): string {
  const tile = known.tiles[space] ?? NO_TILE;
  return tile === NO_TILE ? t(words, 'names.price.nothing') : priceWords(words, tileOf(rules, tile));
}

function enterWords(words: Words, space: number, { rules, known }: ChoiceContext): string {
  const into = thePlace(words, rules.board, { space, form: 'into' });
  const due = dueFor(rules, known, space);
  return due === null
    ? t(words, 'answers.enter.unknown', { into })
    : t(words, 'answers.enter', { into, price: priceWords(words, due) });
}

function lineWords(words: Words, { line, cards }: Saying<'line'>, context: ChoiceContext): string {
  const { rules, known } = context;
  const { at } = chooser(context);
  const from = rules.board.linesFrom[at]?.includes(line) === true ? { line, from: at } : { line };
  const due = dueFor(rules, known, rules.board.lines[line]?.to ?? at);
  return t(words, 'answers.line', {
    line: lineTaken(words, rules.board, from),
    francs: fareFor({ rules, public: known }, context.seat, { line, cards }),
    price: due === null ? '' : priceWords(words, due),
    cards,
  });
}

const poured = (words: Words, answer: Saying<'enter' | 'line'>, choice: string): string =>
  answer.poured ? t(words, 'answers.poured', { choice }) : choice;

function payWords(words: Words, { known }: ChoiceContext): string {
  const frame = askingFrame(known);
  return frame?.kind === 'entry' ? priceWords(words, stillDue(frame)) : '';
}

function splitWords(words: Words, engine: number, { known }: ChoiceContext): string {
  const frame = askingFrame(known);
  const amount = frame?.kind === 'split' ? frame.amount : engine;
  return lossWords(words, { engine, chassis: amount - engine });
}
