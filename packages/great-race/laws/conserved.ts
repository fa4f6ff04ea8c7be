import type { Frame, State } from '@race/kernel';
import { sum } from '@race/kernel/sum.ts';
import type { LayFrame } from '../assistants/pathfinder.ts';
import { cardsOut } from '../crew/hand.ts';
import type { RaceRules } from '../rules.ts';
import { NO_TILE, type Race, type RacePublic } from '../state.ts';

/** Law 7 for the race: every card, tile and franc is somewhere, and only once. Null when all are. */
export function missingFrom(rules: RaceRules, state: State<Race>): string | null {
  const lost = missingCard(rules, state) ?? missingTile(rules, state.public) ?? missingFrancs(state.public);
  if (lost !== null) return lost;
  for (const missing of rules.seams.missing) {
    const thing = missing(rules, state);
    if (thing !== null) return thing;
  }
  return null;
}

function missingCard(rules: RaceRules, { public: known, seats, table }: State<Race>): string | null {
  const counts = known.discard.map((thrown, card) => thrown + (table.deck[card] ?? 0));
  for (const card of [...known.row, ...cardsOut(known)]) add(counts, card, 1);
  for (const [seat, { hand, drawn }] of seats.entries()) {
    let held = 0;
    for (let card = 0; card < hand.length; card++) {
      const count = hand[card] ?? 0;
      held += count;
      add(counts, card, count);
      if (count < (known.crews[seat]?.known[card] ?? 0))
        return `seat ${seat} is known to hold more than it does`;
    }
    if (held !== known.crews[seat]?.cards) return `seat ${seat} holds ${held} cards and shows another number`;
    for (const card of drawn) add(counts, card, 1);
  }
  if (sum(table.deck) !== known.deck) return 'the deck holds another number of cards than it shows';
  const card = rules.cards.findIndex(({ copies }, index) => counts[index] !== copies);
  return card < 0 ? null : `${counts[card]} cards are ${rules.cards[card]?.id}`;
}

function missingTile(rules: RaceRules, known: RacePublic): string | null {
  const counts = known.bag.map((left, tile) => left + (known.gone[tile] ?? 0));
  for (let space = 0; space < known.tiles.length; space++) {
    const tile = known.tiles[space] ?? NO_TILE;
    if (tile === NO_TILE) continue;
    if (rules.board.isCity[space] === true) return `a tile lies on the city of space ${space}`;
    add(counts, tile, 1);
  }
  for (const frame of known.stack) if (isLaying(frame)) for (const tile of frame.tiles) add(counts, tile, 1);
  const tile = rules.tiles.findIndex(({ copies }, index) => counts[index] !== copies);
  return tile < 0 ? null : `${counts[tile]} tiles are ${rules.tiles[tile]?.id}`;
}

const isLaying = (frame: Frame): frame is LayFrame => frame.kind === 'lay';

function missingFrancs({ crews, bank }: RacePublic): string | null {
  let francs = 0;
  for (const [seat, crew] of crews.entries()) {
    if (crew.francs < 0) return `seat ${seat} owes money`;
    francs += crew.francs;
  }
  return francs === bank ? null : `the crews have ${francs} F, the bank has given ${bank} F`;
}

function add(counts: number[], kind: number, count: number): void {
  counts[kind] = (counts[kind] ?? 0) + count;
}
