// "Show me": chooses what the helper advises, on map, dashboard or plan. Doing it stays with the learner.
import type { Answer } from '@race/great-race';
import type { DriveRoute } from '@race/local';
import { held } from '../race/cards/held.ts';
import { readCard, reading } from '../race/cards/reading.ts';
import { choose, chooseWay, chosen, pick, touch, wantLevels } from '../race/choosing.ts';
import { place } from '../race/windscreen/draft.ts';

/** Gives what points at an answer; null where its button says it all. */
export function pointerTo(answer: Answer, way: DriveRoute | null): (() => void) | null {
  switch (answer.do) {
    case 'plan':
      return () => place(answer.boxes);
    case 'lay':
    case 'draw':
      return () => touch('pathfinder');
    case 'repair':
      return () => touch('mechanics');
    case 'fund':
      return () => touch('funding');
    case 'drive':
    case 'enter':
      return way === null ? () => touch('mechanics') : () => chooseWay(way);
    case 'fuel':
      return () => {
        touch('petrol');
        wantLevels(answer.levels);
      };
    case 'clear':
      return () => {
        touch('security');
        chooseSpace(answer.space);
      };
    case 'place':
    case 'pick':
      return () => chooseSpace(answer.space);
    case 'hold':
    case 'split':
    case 'fit':
    case 'target':
      return () => pick(answer);
    case 'play':
    case 'discard':
      return () => takeUp(answer.card);
    default:
      return null;
  }
}

/** Chosen already, it stays so. */
function chooseSpace(space: number): void {
  if (chosen.peek() !== space) choose(space);
}

function takeUp(card: string): void {
  const one = held.peek().find((other) => other.card.id === card);
  if (one !== undefined && reading.peek()?.card.id !== card) readCard(one);
}
