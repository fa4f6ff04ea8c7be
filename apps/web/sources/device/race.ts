// The host of a device's races: what any host does, and drives over several spaces, recaps and campaigns.
import type { BotName } from '@race/bots/names.ts';
import type { Race, RaceOptions, RaceRules } from '@race/great-race';
import { answerTo, type DeviceTable, RACE_FORMAT } from '@race/local';
import { loadRareRequests } from '../chunks.ts';
import {
  type CampaignRequest,
  cardFacts,
  type DeviceMessage,
  type DeviceOutcome,
  type DeviceRequest,
  type DriveRequest,
  type RaceFacts,
  type RaceSeatView,
} from '../race-messages.ts';
import { type HostedGame, makeGameHost } from './host.ts';
import { raceSeatViewOf, shownSeat } from './seat-view.ts';
import type { GameWorld } from './serve.ts';

export type RaceWorld = GameWorld<Race, RaceRules, RaceOptions, BotName, DeviceMessage>;

const RACE: HostedGame<Race, RaceRules, RaceOptions, BotName, RaceSeatView, RaceFacts> = {
  ...RACE_FORMAT,
  shownSeat,
  seatViewOf: raceSeatViewOf,
  factsOf,
  turnOf: ({ turn }) => turn,
  fileName: ({ board }) => `great-race-${board}`,
};

export function makeHost(world: RaceWorld) {
  const { request: hostRequest, tableChangedElsewhere, internals } = makeGameHost(RACE, world);

  /** The code of campaigns is fetched with the first request about one. */
  async function handleCampaign(request: CampaignRequest): Promise<DeviceOutcome> {
    const { makeCampaigns } = await loadRareRequests();
    const outcome = await makeCampaigns(world)(request);
    if (request.do === 'abandon' || request.do === 'dropCampaign') internals.putAway();
    if (request.do !== 'race' || !outcome.ok || outcome.value.kind !== 'table') return outcome;
    return internals.openTable(outcome.value.table);
  }

  async function cards(): Promise<DeviceOutcome> {
    const { allCards } = await loadRareRequests();
    return { ok: true, value: { kind: 'cards', cards: await allCards(world.partsFor) } };
  }

  async function results(id: string): Promise<DeviceOutcome> {
    const { playerResults } = await loadRareRequests();
    const read = await internals.read(id);
    return { ok: true, value: { kind: 'results', results: read.ok ? playerResults(read.value) : [] } };
  }

  async function summary(id: string): Promise<DeviceOutcome> {
    const { summaryOf } = await loadRareRequests();
    const read = await internals.read(id);
    return { ok: true, value: { kind: 'summary', summary: read.ok ? summaryOf(read.value) : null } };
  }

  async function recap(after: number): Promise<DeviceOutcome> {
    const { recapSince } = await loadRareRequests();
    const [table, seat] = [internals.table(), internals.seat()];
    const shown = table === null || seat === null ? null : recapSince(table, seat, after);
    return { ok: true, value: { kind: 'recap', recap: shown } };
  }

  async function drive({ seat, line, spaces, by }: DriveRequest): Promise<DeviceOutcome> {
    const isDriving = () => internals.table()?.history.state.public.stack.at(-1)?.kind === 'drive';
    let at = line;
    if (!isDriving()) {
      const begun = await internals.give(seat, at++, { do: 'drive' });
      if (!begun.ok) return begun;
    }
    for (const space of spaces) {
      if (!isDriving()) break;
      const outcome = await internals.give(seat, at++, answerTo(space, by));
      if (!outcome.ok) return outcome;
      // Something was revealed: the player may want another route.
      if (internals.table()?.history.standing.at(-1)?.horizon === true) break;
    }
    return { ok: true, value: { kind: 'done' } };
  }

  return {
    tableChangedElsewhere,
    async request(request: DeviceRequest): Promise<DeviceOutcome> {
      switch (request.do) {
        case 'drive':
          return internals.inTurn(() => drive(request));
        case 'cards':
          return internals.inTurn(cards);
        case 'results':
          return internals.inTurn(() => results(request.table));
        case 'summary':
          return internals.inTurn(() => summary(request.table));
        case 'recap':
          return internals.inTurn(() => recap(request.after));
        case 'campaigns':
        case 'campaign':
        case 'race':
        case 'abandon':
        case 'fork':
        case 'saveCampaign':
        case 'loadCampaign':
        case 'dropCampaign':
          return internals.inTurn(() => handleCampaign(request));
        default:
          return hostRequest(request);
      }
    },
  };
}

function factsOf({ rules, plan }: DeviceTable): RaceFacts {
  return {
    ...(plan.solo === undefined ? {} : { solo: plan.solo.options }),
    ...(plan.lesson === undefined ? {} : { lesson: plan.lesson }),
    options: rules.options,
    tiles: rules.tiles,
    cards: rules.cards.map(cardFacts),
  };
}
