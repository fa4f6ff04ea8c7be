import type { RaceEvent } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import { aCard, cardList, theCard } from './cards.ts';
import type { RaceContext } from './context.ts';
import { boxName, crewWords, gainWords, lossWords, planWords } from './crews.ts';
import { lineTaken, type PlaceForm, theCity, thePlace } from './places.ts';
import { enumerate, priceWords, tileWords } from './prices.ts';
import { listOf, t, voiceOf, type Words } from './t.ts';

/** One line of the log: an event as a sentence. */
export function sentence(words: Words, event: RaceEvent, context: RaceContext): string {
  const { rules, name } = context;
  const { board } = rules;
  const crew = 'seat' in event ? name(event.seat) : '';
  const place = (space: number, form: PlaceForm) => thePlace(words, board, { space, form });
  const tile = (id: string) => tileWords(words, rules, id);
  const tileThere = (id: string, space: number) =>
    t(words, 'events.tileThere', { tile: tile(id), at: place(space, 'at') });
  const order = (seats: readonly number[]) => listOf(words, seats.map(name));
  switch (event.key) {
    case 'crewChosen':
      return t(words, 'events.crewChosen', { crew, ...crewWords(words, event.crew) });
    case 'orderDrawn':
      return t(words, 'events.orderDrawn', { order: order(event.order) });
    case 'turnBegun':
      return t(words, 'events.turnBegun', event);
    case 'cardsDealt':
      return event.cards.length === 0
        ? t(words, 'events.cardsDealt.none')
        : t(words, 'events.cardsDealt', { cards: cardList(words, event.cards) });
    case 'cardTaken':
      return t(words, 'events.cardTaken', { crew, card: aCard(words, event.card) });
    case 'cardLeftOver':
      return t(words, 'events.cardLeftOver', { crew, card: theCard(words, event.card) });
    case 'planned':
      return t(words, 'events.planned', { crew, plan: planWords(words, event.boxes) });
    case 'petrolBought':
      return t(words, 'events.petrolBought', { ...event, crew });
    case 'cardPlayed':
      return t(words, 'events.cardPlayed', { crew, card: aCard(words, event.card) });
    case 'petrolPoured':
      return t(words, 'events.petrolPoured', { ...event, crew });
    case 'moneyReceived':
      return t(words, 'events.moneyReceived', { ...event, crew });
    case 'assistantsFunded':
      return t(words, 'events.assistantsFunded', { ...event, crew });
    case 'assistantWaited':
      return t(words, 'events.assistantWaited', { crew, box: boxName(words, event.box) });
    case 'crewPassed':
      return t(words, 'events.crewPassed', { ...event, crew });
    case 'tilesDrawn': {
      const tiles = enumerate(words, event.tiles.map(tile));
      return t(words, 'events.tilesDrawn', { crew, count: event.tiles.length, tiles });
    }
    case 'tileLaid':
      return t(words, 'events.tileLaid', { crew, tile: tile(event.tile), onto: place(event.space, 'onto') });
    case 'tilesSetAside': {
      const tiles = enumerate(words, event.tiles.map(tile));
      return t(words, 'events.tilesSetAside', { crew, count: event.tiles.length, tiles });
    }
    case 'tilesReturned':
      return t(words, 'events.tilesReturned', { ...event, crew });
    case 'tileCleared':
      return t(words, 'events.tileCleared', { crew, tile: tile(event.tile), at: place(event.space, 'at') });
    case 'cardsDrawn':
      return t(words, 'events.cardsDrawn', { ...event, crew });
    case 'cardsSeen':
      return t(words, 'events.cardsSeen', { cards: cardList(words, event.cards) });
    case 'cardDiscarded':
      return t(words, 'events.cardDiscarded', { crew, card: aCard(words, event.card) });
    case 'deckShuffled':
      return t(words, 'events.deckShuffled', event);
    case 'bagRefilled':
      return t(words, 'events.bagRefilled', event);
    case 'repairBegun':
      return t(words, 'events.repairBegun', { crew });
    case 'partFitted': {
      const gains = gainWords(words, event);
      return event.part === BOUGHT
        ? t(words, 'events.partFitted.bought', { crew, gains, francs: event.francs })
        : t(words, 'events.partFitted', { crew, gains, card: aCard(words, event.part) });
    }
    case 'driveBegun':
      return t(words, 'events.driveBegun', { ...event, crew });
    case 'tileUncovered':
      return t(words, 'events.tileUncovered', { crew, tile: tile(event.tile), at: place(event.space, 'at') });
    case 'lineTaken':
      return t(words, 'events.lineTaken', {
        ...event,
        crew,
        line: lineTaken(words, board, { line: event.line, from: event.from }),
      });
    case 'dangerMet':
      return t(words, 'events.dangerMet', {
        crew,
        shield: aCard(words, event.with),
        at: place(event.space, 'at'),
      });
    case 'spaceEntered': {
      const into = place(event.space, 'into');
      return event.petrol + event.damage === 0
        ? t(words, 'events.spaceEntered.free', { crew, into })
        : t(words, 'events.spaceEntered', { crew, into, price: priceWords(words, event) });
    }
    case 'damageTaken':
      return t(words, 'events.damageTaken', { crew, losses: lossWords(words, event) });
    case 'turnedBack':
      return t(words, 'events.turnedBack', { crew, into: place(event.space, 'into') });
    case 'stopIgnored':
      return t(words, 'events.stopIgnored', { crew });
    case 'stopped':
      return t(words, 'events.stopped', { crew, at: place(event.space, 'at') });
    case 'brokeDown':
      return t(words, 'events.brokeDown', { crew });
    case 'cityEntered':
      return t(words, 'events.cityEntered', { ...event, crew, city: theCity(words, event.city) });
    case 'levelReached':
      return t(words, 'events.levelReached', { ...event, crew });
    case 'crewTargeted':
      return t(words, 'events.crewTargeted', {
        crew,
        card: aCard(words, event.card),
        target: name(event.target),
      });
    case 'tilesTargeted': {
      const places = listOf(
        words,
        event.spaces.map((space) => place(space, 'name')),
      );
      return t(words, 'events.tilesTargeted', { crew, card: aCard(words, event.card), places });
    }
    case 'cardStopped':
      return t(words, 'events.cardStopped', {
        crew,
        card: theCard(words, event.card),
        by: name(event.by),
        shield: aCard(words, event.with),
      });
    case 'tilesRemoved': {
      const tiles = enumerate(
        words,
        event.tiles.map((id, i) => tileThere(id, event.spaces[i] ?? 0)),
      );
      return t(words, 'events.tilesRemoved', { crew, count: event.tiles.length, tiles });
    }
    case 'tilesSwapped': {
      // The event names each tile with the space it left.
      const now = event.spaces.toReversed();
      const tiles = enumerate(
        words,
        event.tiles.map((id, i) => tileThere(id, now[i] ?? 0)),
      );
      return t(words, 'events.tilesSwapped', { crew, tiles });
    }
    case 'crewArrived':
      return t(words, 'events.crewArrived', {
        crew,
        place: event.place,
        city: place(board.destination, 'name'),
      });
    case 'orderChanged':
      return t(words, 'events.orderChanged', { order: order(event.order) });
    case 'bonusPaid':
      return t(words, 'events.bonusPaid', { ...event, crew });
    case 'raceEnded':
      return event.winner < 0
        ? t(words, 'events.raceEnded.none', event)
        : t(words, 'events.raceEnded', { turn: event.turn, crew: name(event.winner) });
    default:
      return voiceOf(words).sentence(words, event, context);
  }
}
