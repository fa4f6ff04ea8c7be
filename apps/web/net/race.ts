// The race at an online table: what only a race shows, and drives in one gesture.
import type { Race, RaceOptions, RaceRules } from '@race/great-race';
import { loadRace } from '@race/great-race/load.ts';
import { readOptions } from '@race/great-race/options.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { imagine } from '@race/kernel';
import { answerTo, driveRoutes, meansOf } from '@race/local';
import { type Mirror, viewOf } from '@race/online';
import { cardFacts } from '../device/cards.ts';
import type { DriveRequest, RaceSeatView } from '../device/protocol.ts';
import type { RaceFacts } from '../replay/engine/messages.ts';
import {
  type AnyOutcome,
  type AnyRequest,
  anyTable,
  type GameActions,
  type NetGame,
  type NetTable,
} from './game.ts';
import { anyChance } from './seat-view.ts';

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
    show: (shown, mirror) => ({ ...shown, ...waysIn(rules, mirror), intent: null, campaign: null }),
    more: (request, actions) => (isDrive(request) ? drive(request, actions) : null),
  };
}

/** A world that fits; what a seat may do is the same in all of them. */
const worldIn = (rules: RaceRules, mirror: Mirror<Race>) =>
  imagine<Race>(rules, viewOf(mirror), anyChance(STREAMS));

function waysIn(rules: RaceRules, mirror: Mirror<Race>): Pick<RaceSeatView, 'means' | 'ways'> {
  const { seat } = mirror;
  const means = seat === null ? null : meansOf(rules, worldIn(rules, mirror), seat);
  const from = mirror.public.crews[seat ?? -1]?.at ?? -1;
  return { means, ways: means === null ? [] : driveRoutes({ rules, known: mirror.public, from, means }) };
}

const isDrive = (request: AnyRequest): request is DriveRequest => request.do === 'drive';

/** Several spaces in one gesture; stops where something else is asked, is revealed or has come between. */
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
    // Whoever has seen something new may want another way.
    if (mirror()?.past.at(-1)?.horizon === true) break;
  }
  return { ok: true, value: { kind: 'done' } };
}
