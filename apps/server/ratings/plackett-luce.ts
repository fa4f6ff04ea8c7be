// Weng and Lin's rating for races with several crews: the Plackett–Luce model of "A Bayesian Approximation Method for
// Online Ranking" (JMLR 12, 2011), algorithm 4, for teams of one.

interface Rated {
  readonly mu: number;
  readonly sigma: number;
}

interface Race {
  /** One place for each crew, 1 for the winner; crews that tie share a place. */
  readonly places: readonly number[];
  /** How much chance decides a race. */
  readonly beta: number;
  /** Added to everybody's uncertainty before the race. */
  readonly tau: number;
}

/** The least factor by which one race may reduce the uncertainty. */
const LEAST_SHRINK = 1e-4;

/** The ratings after one race, in the order in which they were given. */
export function ratedAfter(before: readonly Rated[], { places, beta, tau }: Race): Rated[] {
  const crews = before.map(({ mu, sigma }, at) => ({
    mu,
    variance: sigma ** 2 + tau ** 2,
    place: places[at] ?? 0,
  }));
  const c = Math.sqrt(crews.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  const strength = ({ mu }: { readonly mu: number }): number => Math.exp(mu / c);
  // For each crew: the strength of all who came in with it or after it, and with how many it shares its place.
  const fields = crews.map(({ place }) => ({
    total: crews.filter((one) => one.place >= place).reduce((sum, one) => sum + strength(one), 0),
    tied: crews.filter((one) => one.place === place).length,
  }));
  return crews.map((crew, at) => {
    const { mu, variance, place } = crew;
    let omega = 0;
    let delta = 0;
    for (const [other, { total, tied }] of fields.entries()) {
      if ((crews[other]?.place ?? 0) > place) continue;
      const share = strength(crew) / total;
      omega += ((other === at ? 1 : 0) - share) / tied;
      delta += (share * (1 - share)) / tied;
    }
    const shrink = 1 - (Math.sqrt(variance) / c) * delta * (variance / c ** 2);
    return {
      mu: mu + omega * (variance / c),
      sigma: Math.sqrt(variance * Math.max(shrink, LEAST_SHRINK)),
    };
  });
}
