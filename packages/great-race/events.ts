import type { Seat } from '@race/kernel';
import type { Box, CrewId } from './crew/crews.ts';
import type { MoreEvent } from './more.ts';

/** How a danger was met: with a guard, or with a card. */
export type Shield = 'guard' | string;

/**
 * Everything that can be told about a race, as keys and numbers. Cards and tiles go by their
 * identifier, spaces by their number; whoever reads it makes the sentence.
 */
export type RaceEvent = CoreEvent | MoreEvent;

/** What the base game tells. */
export type CoreEvent =
  | { readonly key: 'crewChosen'; readonly seat: Seat; readonly crew: CrewId }
  | { readonly key: 'orderDrawn'; readonly order: readonly Seat[] }
  | { readonly key: 'turnBegun'; readonly turn: number }
  | { readonly key: 'cardsDealt'; readonly cards: readonly string[] }
  | { readonly key: 'cardTaken'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'cardLeftOver'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'planned'; readonly seat: Seat; readonly boxes: readonly number[] }
  | { readonly key: 'petrolBought'; readonly seat: Seat; readonly levels: number; readonly francs: number }
  | { readonly key: 'cardPlayed'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'petrolPoured'; readonly seat: Seat; readonly levels: number }
  | { readonly key: 'moneyReceived'; readonly seat: Seat; readonly francs: number }
  | {
      readonly key: 'assistantsFunded';
      readonly seat: Seat;
      readonly assistants: number;
      readonly francs: number;
    }
  | { readonly key: 'assistantWaited'; readonly seat: Seat; readonly box: Box }
  | { readonly key: 'crewPassed'; readonly seat: Seat; readonly guards: number }
  | { readonly key: 'tilesDrawn'; readonly seat: Seat; readonly tiles: readonly string[] }
  | { readonly key: 'tileLaid'; readonly seat: Seat; readonly tile: string; readonly space: number }
  | { readonly key: 'tilesReturned'; readonly seat: Seat; readonly count: number }
  | { readonly key: 'tilesSetAside'; readonly seat: Seat; readonly tiles: readonly string[] }
  | { readonly key: 'tileCleared'; readonly seat: Seat; readonly tile: string; readonly space: number }
  | { readonly key: 'cardsDrawn'; readonly seat: Seat; readonly count: number }
  | { readonly key: 'cardsSeen'; readonly to: Seat; readonly cards: readonly string[] }
  | { readonly key: 'cardDiscarded'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'deckShuffled'; readonly count: number }
  | { readonly key: 'bagRefilled'; readonly count: number }
  | { readonly key: 'repairBegun'; readonly seat: Seat }
  | {
      readonly key: 'partFitted';
      readonly seat: Seat;
      readonly part: string;
      readonly engine: number;
      readonly chassis: number;
      readonly francs: number;
    }
  | { readonly key: 'driveBegun'; readonly seat: Seat; readonly spaces: number }
  | { readonly key: 'tileUncovered'; readonly seat: Seat; readonly tile: string; readonly space: number }
  | {
      readonly key: 'lineTaken';
      readonly seat: Seat;
      readonly line: number;
      readonly from: number;
      readonly francs: number;
      readonly cards: number;
    }
  | { readonly key: 'dangerMet'; readonly seat: Seat; readonly space: number; readonly with: Shield }
  | {
      readonly key: 'spaceEntered';
      readonly seat: Seat;
      readonly space: number;
      readonly petrol: number;
      readonly damage: number;
      readonly danger: boolean;
    }
  | {
      readonly key: 'damageTaken';
      readonly seat: Seat;
      /** Who split it. */
      readonly by: Seat;
      readonly engine: number;
      readonly chassis: number;
    }
  | { readonly key: 'turnedBack'; readonly seat: Seat; readonly space: number }
  | { readonly key: 'stopIgnored'; readonly seat: Seat; readonly card: string }
  | { readonly key: 'stopped'; readonly seat: Seat; readonly space: number }
  | { readonly key: 'brokeDown'; readonly seat: Seat }
  | { readonly key: 'cityEntered'; readonly seat: Seat; readonly city: string; readonly cards: number }
  | { readonly key: 'levelReached'; readonly seat: Seat; readonly level: number }
  | { readonly key: 'crewTargeted'; readonly seat: Seat; readonly card: string; readonly target: Seat }
  | {
      readonly key: 'tilesTargeted';
      readonly seat: Seat;
      readonly card: string;
      readonly spaces: readonly number[];
    }
  | {
      readonly key: 'cardStopped';
      readonly seat: Seat;
      readonly card: string;
      readonly by: Seat;
      readonly with: Shield;
    }
  | {
      readonly key: 'tilesRemoved';
      readonly seat: Seat;
      readonly spaces: readonly number[];
      readonly tiles: readonly string[];
    }
  | {
      readonly key: 'tilesSwapped';
      readonly seat: Seat;
      readonly spaces: readonly number[];
      readonly tiles: readonly string[];
    }
  | { readonly key: 'crewArrived'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'orderChanged'; readonly order: readonly Seat[] }
  | { readonly key: 'bonusPaid'; readonly seat: Seat; readonly francs: number }
  | { readonly key: 'raceEnded'; readonly turn: number; readonly winner: Seat | -1 };
