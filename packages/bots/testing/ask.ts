import type { Answer, Race, RaceRules } from '@race/great-race';
import type { GivenRace } from '@race/great-race/testing/given-race.ts';
import { fast } from '@race/kernel';
import { BOTS } from '../index.ts';
import { seatChoice } from '../play-out.ts';

/** What the racer would answer for blue, who is asked. */
export const racerSays = ({ rules, state }: GivenRace): Answer =>
  seatChoice<Race, RaceRules>(rules, state, { bot: BOTS.racer, chance: fast(1, 0), seat: 0 });

/** Lets the racer answer for blue as long as blue is asked, or until it has said this. */
export function racerGoesOn(race: GivenRace, until?: Answer['do']): Answer[] {
  const said: Answer[] = [];
  while (race.asked.includes('blue') && (until === undefined || said.at(-1)?.do !== until)) {
    const answer = racerSays(race);
    said.push(answer);
    race.accept('blue', answer);
  }
  return said;
}

/** The verbs of some answers. */
export const verbs = (answers: readonly Answer[]): string[] => answers.map((answer) => answer.do);
