// The strength of a person: an estimate and its uncertainty, after Weng and Lin. Pure arithmetic.
import { ANCHOR } from '@race/bots/ladder.ts';
import type { RatingNews } from '@race/protocol';
import { ratedAfter } from './plackett-luce.ts';

/** In the scale of the model, stored in millionths. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much chance decides a race between two. */
const BETA = MU / 6;
/** Uncertainty that every race adds: without it a rating would hardly move after a few hundred races. */
const TAU = MU / 300;
const MILLION = 1_000_000;

/** Points for each unit of the model, so that ten wins to one are 400 points, as in the ladder of the bots. */
const POINTS = 400 / (Math.LN10 * Math.SQRT2 * BETA);
/** The uncertainty of a bot's rating, from the races of its measurement. */
const GIVE_OF_A_BOT = 50;
/** The uncertainty after about ten races. */
const SETTLED = 150;

export const NEWCOMER: Skill = { mu: MU * MILLION, sigma: Math.round(SIGMA * MILLION) };

export const skillOfBot = (rating: number): Skill => ({
  mu: Math.round((MU + (rating - ANCHOR) / POINTS) * MILLION),
  sigma: Math.round((GIVE_OF_A_BOT / POINTS) * MILLION),
});

/** RATE-06: ratings that are at least this certain are ranked. */
export const SETTLED_SIGMA = Math.floor(((SETTLED + 0.5) / POINTS) * MILLION);

/** RATE-03: the rating as players read it. */
export function ratingNews({ mu, sigma }: Skill): RatingNews {
  const give = Math.round((sigma / MILLION) * POINTS);
  return { rating: pointsOf(mu), give, settled: give <= SETTLED };
}

export const pointsOf = (mu: number): number => Math.round(ANCHOR + (mu / MILLION - MU) * POINTS);

/** The skills after a race, by the places; equal places are ties. */
export function afterRace(skills: readonly Skill[], places: readonly number[]): Skill[] {
  // The model takes a larger field for a noisier race: this gives a point the same meaning in all of them.
  const beta = BETA * Math.sqrt(2 / skills.length);
  const before = skills.map(({ mu, sigma }) => ({ mu: mu / MILLION, sigma: sigma / MILLION }));
  return ratedAfter(before, { places, beta, tau: TAU }).map(({ mu, sigma }) => ({
    mu: Math.round(mu * MILLION),
    sigma: Math.round(sigma * MILLION),
  }));
}
