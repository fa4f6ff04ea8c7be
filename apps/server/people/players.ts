// What people show of themselves, and what they note about others. PEOPLE-08.
import {
  cleanWords,
  isPicture,
  type PlayerNews,
  type RequestOf,
  type TieNews,
  type TrackRating,
} from '@race/protocol';
import type { Store } from '@race/store';
import { NO } from '../common/refusals.ts';
import { resultFor } from '../ratings/history.ts';
import { leavesOf, readOutcome } from '../ratings/outcome.ts';
import { personNews } from '../ratings/person-news.ts';
import { ratingNews } from '../ratings/skill.ts';
import { trackOf } from '../ratings/track.ts';
import { DONE, type HandlerResult, type Handlers, type RequestContext } from '../requests/context.ts';
import { isChallenged } from '../rooms/challenged.ts';
import { racingNow } from '../rooms/racing-now.ts';
import { isSilenced } from './sanctions.ts';

/** The most results that a page shows. */
const MOST_SHOWN = 60;
/** The most people about whom one person has noted something. */
const MOST_TIES = 500;
const MOST_LISTED = 100;
const MOST_MET = 30;
const MOST_FOUND = 20;

export const PLAYER_HANDLERS = {
  player: (context, { person }) => player(context, person ?? context.who.person),
  profile: setProfile,
  follow: (context, { person, follow }) =>
    tie(context, person, { followed: follow ? context.shared.services.now() : null }),
  block: (context, { person, block }) =>
    tie(
      context,
      person,
      block ? { blocked: context.shared.services.now(), followed: null } : { blocked: null },
    ),
  note: (context, { person, words }) => tie(context, person, { note: cleanWords(words) }),
  people,
  findPeople: async ({ shared: { services, rooms }, who }, { name }) => {
    const found = await services.store.playersNamed(cleanWords(name), MOST_FOUND);
    const others = found.filter(({ person }) => person !== who.person);
    const live = await racingNow(rooms);
    return {
      kind: 'foundPeople',
      people: await Promise.all(others.map(({ person }) => personNews(services.store, person, live))),
    };
  },
} satisfies Partial<Handlers>;

async function player({ shared, who }: RequestContext, person: string): Promise<HandlerResult> {
  const { store } = shared.services;
  const you = person === who.person;
  const stored = await store.person(person);
  // A guest who is not stored yet has driven no race.
  if (stored === null && !you) return NO.unknownPlayer;
  const [ratings, results, counts, owner, tie, live, profile] = await Promise.all([
    store.ratingsOf(person),
    store.resultsOf(person, MOST_SHOWN),
    store.countResults(person, who.person),
    ownerOf(store, person),
    you ? null : tieNews(store, who.person, person),
    racingNow(shared.rooms),
    store.profile(person),
  ]);
  const picture = profile?.picture ?? '';
  return {
    kind: 'player',
    player: {
      person,
      name: stored?.name ?? who.name,
      you,
      owner,
      ratings: ratings.map(
        ({ track, mu, sigma, races, won, arrived }): TrackRating => ({
          ...trackOf(track),
          ...ratingNews({ mu, sigma }),
          races,
          won,
          arrived,
        }),
      ),
      results: await Promise.all(results.map((one) => resultFor(store, one, who.person))),
      leaves: leavesOf(results.map(readOutcome)),
      profile: {
        picture: isPicture(picture) ? picture : null,
        words: (await readsProfile(shared, who.person, tie)) ? (profile?.words ?? '') : '',
        country: profile?.country || null,
      },
      since: stored?.made ?? who.made,
      counts,
      tie,
      at: tie?.apart === true ? null : (live.get(person) ?? null),
    },
  };
}

/**
 * Whether the reader is shown what another has written: strangers are only where there are administrators, as with free
 * text at listed tables. PEOPLE-03.
 */
async function readsProfile(
  { services, administrators }: Pick<RequestContext['shared'], 'services' | 'administrators'>,
  reader: string,
  tie: TieNews | null,
): Promise<boolean> {
  if (tie === null) return true;
  if (tie.apart || (administrators.size === 0 && tie.races === 0)) return false;
  return !(await services.store.isWordless(reader));
}

async function tieNews(store: Store, reader: string, person: string): Promise<TieNews> {
  const [stored, apart, { races, ahead, behind }] = await Promise.all([
    store.tie(reader, person),
    store.areApart(reader, person),
    store.versus(reader, person),
  ]);
  return {
    follows: (stored?.followed ?? null) !== null,
    blocks: (stored?.blocked ?? null) !== null,
    apart,
    note: stored?.note ?? '',
    races,
    ahead,
    behind,
  };
}

/** Whose bot account it is; null for people. */
async function ownerOf(store: Store, person: string): Promise<PlayerNews['owner']> {
  const bot = await store.bot(person);
  const owner = bot === null ? null : await store.person(bot.owner);
  return owner === null ? null : { person: owner.person, name: owner.name };
}

async function setProfile(
  { shared, who }: RequestContext,
  { picture, words: written, country }: RequestOf<'profile'>,
): Promise<HandlerResult> {
  const words = cleanWords(written);
  if (words !== '' && (await isSilenced(shared.services, who.person))) return NO.silenced;
  if (!(await shared.limits.profiles.take(who.person))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const profile = { person: who.person, picture: picture ?? '', words, country: country ?? '' };
  return (await shared.services.committer.write({ write: 'profile', profile })) ? DONE : NO.notKept;
}

type TieChange = {
  readonly followed?: number | null;
  readonly blocked?: number | null;
  readonly note?: string;
};

async function tie(
  { shared, who }: RequestContext,
  other: string,
  change: TieChange,
): Promise<HandlerResult> {
  const { store, committer } = shared.services;
  if (other === who.person || (await store.person(other)) === null) return NO.unknownPlayer;
  if (typeof change.followed === 'number' && (await store.areApart(who.person, other))) return NO.apart;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const tied = { write: 'tie', person: who.person, other, most: MOST_TIES, ...change } as const;
  return (await committer.write(tied)) ? DONE : NO.manyTies;
}

async function people({ shared: { services, rooms }, who, session }: RequestContext): Promise<HandlerResult> {
  const { store } = services;
  const [ties, opponents, apart, tables, live] = await Promise.all([
    store.tiesOf(who.person),
    store.opponentsOf(who.person, MOST_MET),
    store.apartFrom(who.person),
    store.awaitsOf(who.person),
    racingNow(rooms),
  ]);
  const listed = (persons: readonly string[]) =>
    Promise.all(persons.slice(0, MOST_LISTED).map((person) => personNews(store, person, live)));
  const met = opponents.filter(({ person }) => !apart.includes(person));
  const [followed, blocked, known] = await Promise.all([
    listed(ties.filter((one) => one.followed !== null).map(({ other }) => other)),
    listed(ties.filter((one) => one.blocked !== null).map(({ other }) => other)),
    listed(met.map(({ person }) => person)),
  ]);
  const challenges = [];
  for (const table of tables.slice(0, MOST_FOUND)) {
    const actor = await rooms.get(table, session.address);
    actor?.chargeOpening(session);
    if (actor === null || !isChallenged(actor, who.person) || apart.includes(actor.game.record.host))
      continue;
    const { host, rated } = actor.game.record;
    challenges.push({
      table,
      game: actor.served.id,
      options: actor.plan.options,
      rated: rated === true,
      by: { person: host, name: (await store.person(host))?.name ?? '' },
    });
  }
  return {
    kind: 'people',
    followed: followed.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    met: met.flatMap(({ races, ended }, at) => {
      const person = known[at];
      return person === undefined || person.name === '' ? [] : [{ ...person, races, ended }];
    }),
    blocked: blocked.map((one) => ({ ...one, table: null })),
    challenges,
  };
}
