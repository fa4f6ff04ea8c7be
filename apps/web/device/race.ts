import type { BotName } from '@race/bots/names.ts';
import type { Race, RaceOptions, RaceRules } from '@race/great-race';
import { answerTo, type DeviceTable, RACE_DOOR } from '@race/local';
import type { RaceFacts } from '../replay/engine/messages.ts';
import { cardFacts } from './cards.ts';
import type { GameWorld, HostedGame } from './game-adapter.ts';
import { makeGameHost } from './host.ts';
import type {
  CampaignRequest,
  DeviceMessage,
  DeviceOutcome,
  DeviceRequest,
  DriveRequest,
  RaceSeatView,
} from './protocol.ts';
import { raceSeatViewOf, shownSeat } from './seat-view.ts';

export type RaceWorld = GameWorld<Race, RaceRules, RaceOptions, BotName, DeviceMessage>;

const RACE: HostedGame<Race, RaceRules, RaceOptions, BotName, RaceSeatView, RaceFacts> = {
  ...RACE_DOOR,
  shownSeat,
  seatViewOf: raceSeatViewOf,
  factsOf,
  turnOf: ({ turn }) => turn,
  fileName: ({ board }) => `great-race-${board}`,
};

/** The races of this device: a host's work, drives in one gesture, and campaigns. */
export function makeHost(world: RaceWorld) {
  const { request: hostRequest, tableChangedElsewhere, internals } = makeGameHost(RACE, world);

  /** Campaigns are fetched when somebody asks for one. */
  async function handleCampaign(request: CampaignRequest): Promise<DeviceOutcome> {
    const { makeCampaigns } = await import('./campaigns.ts');
    const outcome = await makeCampaigns(world)(request);
    if (request.do === 'abandon' || request.do === 'dropCampaign') internals.putAway();
    if (request.do !== 'race' || !outcome.ok || outcome.value.kind !== 'table') return outcome;
    return internals.openTable(outcome.value.table);
  }

  async function cards(): Promise<DeviceOutcome> {
    const { allCards } = await import('./all-cards.ts');
    return { ok: true, value: { kind: 'cards', cards: await allCards(world.partsFor) } };
  }

  async function account(id: string): Promise<DeviceOutcome> {
    const { playerResults } = await import('@race/local/player-results.ts');
    const table = await internals.read(id);
    return { ok: true, value: { kind: 'account', accounts: table === null ? [] : playerResults(table) } };
  }

  async function recap(after: number): Promise<DeviceOutcome> {
    const { recapSince } = await import('./recap.ts');
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
      // Whoever has seen something new may want another way.
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
        case 'account':
          return internals.inTurn(() => account(request.table));
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
