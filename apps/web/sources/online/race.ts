// The race at an online table: what only a race shows, and drives of several spaces.
import type { Race, RaceOptions, RaceRules } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { imagine } from '@race/kernel';
import { answerTo, driveRoutes, meansOf } from '@race/local';
import { type Mirror, viewOf } from '@race/online';
import { cardFacts, type DriveRequest, type RaceFacts, type RaceSeatView } from '../race-messages.ts';
import {
  type AnyOutcome,
  type AnyRequest,
  anyChance,
  anyTable,
  type GameActions,
  type NetGame,
  type NetTable,
} from './games.ts';

export const netRace: NetGame = async (options) => {
  const read = readOptions(options);
  return read.ok ? anyTable(raceTable(await loadRace(read.options), read.options)) : null;
};

function raceTable(rules: RaceRules, options: RaceOptions): NetTable<Race> {
  const cards = rules.cards.map(cardFacts);
  const facts: RaceFacts = { options: rules.options, tiles: rules.tiles, cards };
  return {
    rules,
    streams: STREAMS,
    options,
    facts,
    fileName: 'great-race',
    show: (shown, mirror) => ({
      ...shown,
      ...(shown.over ? NO_WAYS : waysIn(rules, mirror)),
      intent: null,
      campaign: null,
    }),
    handleOwnRequest: (request, actions) => (isDrive(request) ? drive(request, actions) : null),
  };
}

const NO_WAYS = { means: null, ways: [] } as const;

/** A state that agrees with what the seat knows. What the seat may do is the same in all such states. */
const worldIn = (rules: RaceRules, mirror: Mirror<Race>) =>
  imagine<Race>(rules, viewOf(mirror), anyChance(STREAMS));

function waysIn(rules: RaceRules, mirror: Mirror<Race>): Pick<RaceSeatView, 'means' | 'ways'> {
  const { seat } = mirror;
  const means = seat === null ? null : meansOf(rules, worldIn(rules, mirror), seat);
  const from = mirror.public.crews[seat ?? -1]?.at ?? -1;
  return { means, ways: means === null ? [] : driveRoutes({ rules, known: mirror.public, from, means }) };
}

const isDrive = (request: AnyRequest): request is DriveRequest => request.do === 'drive';

/** Drives several spaces; stops where something else is asked, something is revealed, or another answer came first. */
async function drive(
  { spaces, line, by }: DriveRequest,
  { mirror, give }: GameActions<Race>,
): Promise<AnyOutcome> {
  const isDriving = () => mirror()?.public.stack.at(-1)?.kind === 'drive';
  if (!isDriving()) {
    const begun = await give({ do: 'drive' }, line);
    if (!begun.ok) return begun;
  }
  for (const space of spaces) {
    const now = mirror();
    if (now === null || !isDriving()) break;
    const given = await give(answerTo(space, by), now.question);
    if (!given.ok) return given;
    // With new information the player may want another route.
    if (mirror()?.past.at(-1)?.horizon === true) break;
  }
  return { ok: true, value: { kind: 'done' } };
}
