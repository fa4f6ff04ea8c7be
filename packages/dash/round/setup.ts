import { drawKind, NOBODY, only, type Seat } from '@race/kernel';
import { CHARACTERS, type CharacterId } from '../cards/card.ts';
import { frameKind } from '../frames.ts';
import { expected, no } from '../refusals.ts';
import { addCard, type DashGame, goOn, handOf, tell } from '../state.ts';
import { beginRound } from './play.ts';

/** Characters are drawn, or chosen in seat order if the host says so. DASH-SETUP-04. */
export const setup = frameKind<'setup'>({
  asked: () => NOBODY,
  run(g: DashGame) {
    if (g.rules.options.characters === 'chosen') {
      goOn(g, { kind: 'cast', next: 0 });
      return;
    }
    const counts = CHARACTERS.map(() => 1);
    for (let seat = 0; seat < g.rules.seats; seat++) {
      const drawn = CHARACTERS[drawKind(g, 'characters', { counts, total: CHARACTERS.length - seat })];
      if (drawn === undefined) throw new Error('no character is left');
      takeCharacter(g, seat, drawn);
    }
    layStarters(g);
    beginRound(g);
  },
  copy: (frame) => frame,
});

export const cast = frameKind<'cast'>({
  asked: (known, { next }) => (next < known.characters.length ? only(next) : NOBODY),
  run(g: DashGame) {
    layStarters(g);
    beginRound(g);
  },
  copy: (frame) => ({ ...frame }),
  question: {
    legal(g: DashGame, _frame, _seat, out) {
      for (const answer of g.rules.answers.cast) if (isFree(g, answer.character)) out.push(answer);
    },
    answer(g: DashGame, frame, seat, answer) {
      if (answer.do !== 'cast') return;
      takeCharacter(g, seat, answer.character);
      frame.next += 1;
    },
    fallback(g: DashGame) {
      const free = g.rules.answers.cast.find(({ character }) => isFree(g, character));
      if (free === undefined) throw new Error('no character is left');
      return free;
    },
    why: (_g, frame, _seat, answer) =>
      answer.do === 'cast'
        ? no('cast.taken', 'DASH-SETUP-01', { character: answer.character })
        : expected(frame),
  },
});

const isFree = (g: DashGame, character: CharacterId): boolean => !g.public.characters.includes(character);

/** A character comes with its five race cards. DASH-SETUP-01. */
function takeCharacter(g: DashGame, seat: Seat, character: CharacterId): void {
  g.public.characters[seat] = character;
  for (const [index, card] of g.rules.cards.entries())
    if (card.character === character) addCard(handOf(g.public, seat), index);
  tell(g, { key: 'characterTaken', seat, character });
}

/** One starter more than players is laid open; the others are out. DASH-SETUP-03. */
function layStarters(g: DashGame): void {
  const { cards, seats } = g.rules;
  const starters = cards.flatMap(({ character }, index) => (character === null ? [index] : []));
  const counts = starters.map(() => 1);
  for (let laid = 0; laid <= seats; laid++) {
    const card = starters[drawKind(g, 'starters', { counts, total: starters.length - laid })];
    if (card === undefined) throw new Error('no starter is left');
    addCard(g.public.offer, card);
  }
  tell(g, { key: 'startersLaid', cards: g.public.offer.map((card) => cards[card]?.id ?? '') });
}
