import type { RacePublic } from '@race/great-race';
import { type AskingFrame, askingFrame } from './asking.ts';
import { aCard, theCard } from './cards.ts';
import type { RaceContext, ReadRules } from './context.ts';
import { stillDue } from './due.ts';
import { type PlaceForm, thePlace } from './places.ts';
import { priceWords, tileWords } from './prices.ts';
import { listOf, t, voiceOf, type Words } from './t.ts';

export interface QuestionContext extends RaceContext {
  readonly known: RacePublic;
}

/** The open question, addressed to the players who are asked; null when none is open. */
export function question(words: Words, context: QuestionContext): string | null {
  const frame = askingFrame(context.known);
  if (frame !== null) return asked(words, frame, context);
  const other = context.known.stack.at(-1);
  return other === undefined ? null : voiceOf(words).question(words, other, context);
}

function asked(words: Words, frame: AskingFrame, context: QuestionContext): string {
  const { rules, known, name } = context;
  const place = (space: number, form: PlaceForm) => thePlace(words, rules.board, { space, form });
  switch (frame.kind) {
    case 'setup':
    case 'bivouac':
    case 'plan':
      return t(words, `questions.${frame.kind}`);
    case 'sequence':
      return t(words, frame.step === 'petrol' ? 'questions.sequence.petrol' : 'questions.sequence.cards');
    case 'lay':
      return frame.held < 0
        ? t(words, 'questions.lay.hold')
        : t(words, 'questions.lay.place', { tile: tileAt(words, rules, frame.held) });
    case 'repair':
      return t(words, 'questions.repair', { price: frame.price });
    case 'drive':
      return t(words, 'questions.drive', { spaces: frame.left });
    case 'entry': {
      const due = stillDue(frame);
      const price = priceWords(words, due);
      return (known.crews[frame.seat]?.petrol ?? 0) < due.petrol
        ? t(words, 'questions.entry.petrol', { into: place(frame.to, 'into'), price })
        : t(words, 'questions.entry.danger', { at: place(frame.to, 'at'), price });
    }
    case 'halt':
      return t(words, 'questions.halt', { at: place(frame.space, 'at') });
    case 'split':
      return frame.seat === frame.target
        ? t(words, 'questions.split.own', { amount: frame.amount })
        : t(words, 'questions.split.other', { amount: frame.amount, crew: name(frame.target) });
    case 'hand': {
      const { cards = 0, chassis = 0 } = known.crews[frame.seat] ?? {};
      return t(words, 'questions.hand', { chassis, excess: cards - chassis });
    }
    case 'tracking':
      return t(words, 'questions.tracking', { drawn: frame.drawn });
    case 'target':
      return t(words, 'questions.target', { card: theCard(words, cardId(rules, frame.card)) });
    case 'pick':
      return t(words, 'questions.pick', {
        card: theCard(words, cardId(rules, frame.card)),
        number: frame.spaces.length + 1,
        count: frame.count,
      });
    case 'window': {
      const crew = name(frame.seat);
      const card = aCard(words, cardId(rules, frame.card));
      if (frame.target >= 0)
        return t(words, 'questions.window.crew', { crew, card, target: name(frame.target) });
      const places = listOf(
        words,
        frame.spaces.map((space) =>
          t(words, 'places.withTile', {
            place: place(space, 'name'),
            tile: tileAt(words, rules, known.tiles[space] ?? -1),
          }),
        ),
      );
      return t(words, 'questions.window.tiles', { crew, card, places });
    }
    default:
      return frame satisfies never;
  }
}

const cardId = (rules: ReadRules, index: number): string => rules.cards[index]?.id ?? '';

const tileAt = (words: Words, rules: ReadRules, index: number): string =>
  tileWords(words, rules, rules.tiles[index]?.id ?? '');
