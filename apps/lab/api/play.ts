// A bot of the laboratory in one seat of a race: it gets the lines of its stream, and sends answers.
import { BOTS, type BotName, type RaceBot } from '@race/bots';
import { makeRace, type Race, type RaceRules, readOptions } from '@race/great-race';
import { fast } from '@race/kernel';
import { follow, type Mirror, mirrorOf, viewOf } from '@race/online';
import type { BeatMessage, OwnMessage, TableNews, ViewMessage } from '@race/protocol';
import type { ApiClient } from './client.ts';

type Offered = { readonly answers: readonly Race['answer'][] };

type Line =
  | { readonly type: 'table'; readonly news: TableNews }
  | (ViewMessage & Offered)
  | ((BeatMessage | OwnMessage) & Offered)
  | { readonly type: 'clock' | 'lost' | 'closed' | 'closing' };

export interface SeatPlayed {
  readonly answers: number;
  /** Answers that were not taken, because the position had changed meanwhile. */
  readonly late: number;
}

interface Playing {
  readonly table: string;
  readonly bot: BotName;
  readonly seed: number;
}

const NOT_NOW = 409;

export async function playSeat(client: ApiClient, { table, bot, seed }: Playing): Promise<SeatPlayed> {
  const player: RaceBot = BOTS[bot];
  const chance = fast(seed, 11);
  let [answers, late] = [0, 0];
  let rules: RaceRules | null = null;
  let mirror: Mirror<Race> | null = null;
  for (;;) {
    const since: number | null = mirror === null ? null : mirror.at;
    for await (const text of client.lines(table, since)) {
      const line = JSON.parse(text) as Line;
      if (line.type === 'table' && line.news.stage === 'over') return { answers, late };
      if (line.type === 'lost' || line.type === 'closing') break;
      if (line.type === 'view') {
        rules = rulesOf(line.options);
        mirror = mirrorOf<Race>(line, mirror);
      } else if (mirror !== null && (line.type === 'beat' || line.type === 'own'))
        mirror = follow(mirror, line);
      if (!('answers' in line) || line.answers.length === 0) continue;
      if (mirror === null || rules === null) throw new Error(`the lines of ${table} do not fit together`);
      const answer = player.choose({ rules, view: viewOf(mirror), answers: line.answers, chance });
      const { question } = mirror;
      answers += 1;
      const body = { question, key: `lab-${answers}`, answer };
      const { status, text: reply } = await client.ask('POST', `/tables/${table}/answer`, body);
      if (status === NOT_NOW) late += 1;
      else if (status !== 200) throw new Error(reply.trim());
    }
  }
}

function rulesOf(options: object): RaceRules {
  const read = readOptions(options);
  if (!read.ok) throw new Error('the options of the table are not allowed');
  return makeRace(read.options);
}
