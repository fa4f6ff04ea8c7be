// How strong somebody is: a guess and how far it may be wrong, after Weng and Lin. Pure arithmetic.
import { ANCHOR } from '@race/bots/ladder.ts';
import type { RatingNews } from '@race/protocol';
import { ratedAfter } from './plackett-luce.ts';

/** In the scale of the model; kept in millionths. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much chance there is in a race between two. */
const BETA = MU / 6;
/** Nobody stays as they were: without it a rating would hardly move after a few hundred races. */
const TAU = MU / 300;
const MILLION = 1_000_000;

/** Points a unit of the model, so that ten wins to one are 400 points, as in the ladder of the bots. */
const POINTS = 400 / (Math.LN10 * Math.SQRT2 * BETA);
/** The races a bot was measured in leave about so many points open. */
const GIVE_OF_A_BOT = 50;
/** Ten races or so. */
const SETTLED = 150;

export const NEWCOMER: Skill = { mu: MU * MILLION, sigma: Math.round(SIGMA * MILLION) };

export const skillOfBot = (rating: number): Skill => ({
  mu: Math.round((MU + (rating - ANCHOR) / POINTS) * MILLION),
  sigma: Math.round((GIVE_OF_A_BOT / POINTS) * MILLION),
});

/** RATE-03: as players read it. */
export function ratingNews({ mu, sigma }: Skill): RatingNews {
  const give = Math.round((sigma / MILLION) * POINTS);
  return { rating: pointsOf(mu), give, settled: give <= SETTLED };
}

export const pointsOf = (mu: number): number => Math.round(ANCHOR + (mu / MILLION - MU) * POINTS);

/** What a race says of all who were in it, by the places they took; those with the same place share it. */
export function afterRace(skills: readonly Skill[], places: readonly number[]): Skill[] {
  // The model takes a larger field for a noisier race: with this a point means the same in all of them.
  const beta = BETA * Math.sqrt(2 / skills.length);
  const before = skills.map(({ mu, sigma }) => ({ mu: mu / MILLION, sigma: sigma / MILLION }));
  return ratedAfter(before, { places, beta, tau: TAU }).map(({ mu, sigma }) => ({
    mu: Math.round(mu * MILLION),
    sigma: Math.round(sigma * MILLION),
  }));
}
