import type { BotName } from '@race/bots/names.ts';
import type { Race, RaceOptions, RaceRules } from '@race/great-race';
import { answerTo, type DeviceTable, RACE_DOOR } from '@race/local';
import type { RaceFacts } from '../replay/engine/messages.ts';
import { cardFacts } from './cards.ts';
import type { GameWorld, Hosted } from './game-adapter.ts';
import { makeGameHost } from './host.ts';
import type { CampaignWish, DriveWish, Outcome, Said, Sight, Wish } from './protocol.ts';
import { shownSeat, sightOf } from './seat-view.ts';

export type World = GameWorld<Race, RaceRules, RaceOptions, BotName, Said>;

const RACE: Hosted<Race, RaceRules, RaceOptions, BotName, Sight, RaceFacts> = {
  ...RACE_DOOR,
  shownSeat,
  sightOf,
  factsOf,
  turnOf: ({ turn }) => turn,
  fileName: ({ board }) => `great-race-${board}`,
};

/** The races of this device: a host's work, drives in one gesture, and campaigns. */
export function makeHost(world: World) {
  const { wish, heardOthers, hands } = makeGameHost(RACE, world);

  /** Campaigns are fetched when somebody asks for one. */
  async function ofCampaigns(asked: CampaignWish): Promise<Outcome> {
    const { makeCampaigns } = await import('./campaigns.ts');
    const outcome = await makeCampaigns(world)(asked);
    if (asked.do === 'abandon' || asked.do === 'dropCampaign') hands.putAway();
    if (asked.do !== 'race' || !outcome.ok || outcome.value.kind !== 'table') return outcome;
    return hands.openTable(outcome.value.table);
  }

  async function cards(): Promise<Outcome> {
    const { allCards } = await import('./all-cards.ts');
    return { ok: true, value: { kind: 'cards', cards: await allCards(world.partsFor) } };
  }

  async function account(id: string): Promise<Outcome> {
    const { playerResults } = await import('@race/local/player-results.ts');
    const table = await hands.read(id);
    return { ok: true, value: { kind: 'account', accounts: table === null ? [] : playerResults(table) } };
  }

  async function again(after: number): Promise<Outcome> {
    const { shownSince } = await import('./recap.ts');
    const [table, seat] = [hands.table(), hands.seat()];
    const shown = table === null || seat === null ? null : shownSince(table, seat, after);
    return { ok: true, value: { kind: 'again', again: shown } };
  }

  async function drive({ seat, line, spaces, by }: DriveWish): Promise<Outcome> {
    const isDriving = () => hands.table()?.history.state.public.stack.at(-1)?.kind === 'drive';
    let at = line;
    if (!isDriving()) {
      const begun = await hands.give(seat, at++, { do: 'drive' });
      if (!begun.ok) return begun;
    }
    for (const space of spaces) {
      if (!isDriving()) break;
      const outcome = await hands.give(seat, at++, answerTo(space, by));
      if (!outcome.ok) return outcome;
      // Whoever has seen something new may want another way.
      if (hands.table()?.history.standing.at(-1)?.horizon === true) break;
    }
    return { ok: true, value: { kind: 'done' } };
  }

  return {
    heardOthers,
    async wish(asked: Wish): Promise<Outcome> {
      switch (asked.do) {
        case 'drive':
          return hands.inTurn(() => drive(asked));
        case 'cards':
          return hands.inTurn(cards);
        case 'account':
          return hands.inTurn(() => account(asked.table));
        case 'again':
          return hands.inTurn(() => again(asked.after));
        case 'campaigns':
        case 'campaign':
        case 'race':
        case 'abandon':
        case 'fork':
        case 'saveCampaign':
        case 'loadCampaign':
        case 'dropCampaign':
          return hands.inTurn(() => ofCampaigns(asked));
        default:
          return wish(asked);
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
