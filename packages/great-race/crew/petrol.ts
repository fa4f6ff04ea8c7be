import type { Refusal, Seat } from '@race/kernel';
import type { Answer } from '../answers.ts';
import { no } from '../refusals.ts';
import type { RaceRules } from '../rules.ts';
import { type Crew, crewOf, type Game, tell } from '../state.ts';
import { refuel } from './gauges.ts';
import { spend } from './money.ts';

const IN_CITY = 10;
const ELSEWHERE = 20;

/** BASE-PETROL-01: what a level costs where the vehicle stands. */
export const petrolPrice = (rules: Pick<RaceRules, 'board'>, crew: Pick<Crew, 'at'>): number =>
  rules.board.isCity[crew.at] === true ? IN_CITY : ELSEWHERE;

export function offerPetrol(g: Game, crew: Crew, out: Answer[]): void {
  const affordable = Math.floor(crew.francs / petrolPrice(g.rules, crew));
  const most = Math.min(affordable, crew.petrolMax - crew.petrol);
  for (let levels = 1; levels <= most; levels++) {
    const answer = g.rules.answers.fuel[levels];
    if (answer !== undefined) out.push(answer);
  }
}

export function buyPetrol(g: Game, seat: Seat, levels: number): void {
  const francs = levels * petrolPrice(g.rules, crewOf(g, seat));
  spend(g, seat, francs);
  refuel(g, seat, levels);
  tell(g, { key: 'petrolBought', seat, levels, francs });
}

export function whyNoPetrol(g: Game, crew: Crew, levels: number): Refusal {
  if (levels === 0) return no('fuel.nothing', 'BASE-PETROL-01');
  if (crew.petrol + levels > crew.petrolMax)
    return no('fuel.tankFull', 'BASE-PETROL-01', { petrol: crew.petrol, max: crew.petrolMax });
  const price = levels * petrolPrice(g.rules, crew);
  return no('fuel.tooPoor', 'BASE-PETROL-01', { price, francs: crew.francs });
}
