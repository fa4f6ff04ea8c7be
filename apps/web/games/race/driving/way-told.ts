// A chosen route in the bar and beside its end: all that it costs, and what every gauge will read.
import type { Crew } from '@race/great-race';
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import type { DriveRoute } from '@race/local';
import { lineTaken, listOf, thePlace } from '@race/words';
import { capital, nameOf, say, words } from '../../../shell/words/say.ts';
import type { SpaceTag } from '../../../table/model/shown-state.ts';
import type { TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import type { BarWords } from '../decide/sentence.tsx';
import { againWords, asSentence, bringsOf, leftWords, meetsOf, needsOf, priceOf } from '../route-words.ts';
import { drivePlanOf, type Forecast, forecastFor } from './drive-plan.ts';
import type { Seen } from './tags.ts';

/** In the bar: a question, and all that the drive costs. */
export function wayTold(table: TableModel, way: DriveRoute): BarWords {
  const { context, mine } = choosingOf(table);
  const { outlook } = drivePlanOf(table);
  const [now, crew, after] = [context.value, mine.value, outlook.value];
  if (now === null || crew === null || after === null) return { head: '', rest: '' };
  const { board } = now.rules;
  const head =
    way.fare === null
      ? say('deciding.drive', { into: thePlace(words(), board, { space: way.to, form: 'into' }) })
      : say('deciding.line', { line: lineTaken(words(), board, { line: way.fare.line, from: crew.at }) });
  const price = [
    ...priceOf({ ...way, dangers: 0 }),
    ...needsOf(way, crew.petrol),
    ...dangerWords(after),
    ...(way.to === board.destination ? [say('driving.end')] : []),
    ...(after.drawn > 0 ? [say('driving.cards', { count: after.drawn })] : []),
    ...(after.discards > 0 ? [say('deciding.discards', { count: after.discards })] : []),
  ];
  const rest = [
    asSentence(listOf(words(), price)),
    ...(way.unknown > 0 ? [leftWords(way, crew)] : []),
    ...(way.unknown > 0 && !way.isOnlySeen ? [say('deciding.mayCost')] : []),
    ...(after.engine === 0 && crew.engine > 0 ? [say('deciding.after.broken')] : []),
    ...meetsOf(table, way).map(asSentence),
  ];
  return { head: capital(head), rest: rest.join(' ') };
}

/** How the dangers on the way are met. */
const dangerWords = ({ averted, suffered }: Forecast): string[] => [
  ...(averted > 0 ? [say('deciding.averted', { count: averted })] : []),
  ...(suffered > 0 ? [say('deciding.suffered', { count: suffered, damage: suffered * DANGER_DAMAGE })] : []),
];

/** A route: its signs, its length, what it brings, and what is left. */
export function wayTag(table: TableModel, way: DriveRoute, { rules, known, crew }: Seen): SpaceTag {
  const { to, spaces, least, petrol, damage, dangers, unknown, fare } = way;
  const tile = rules.tiles[known.tiles[to] ?? -1];
  return {
    at: to,
    signs: {
      petrol: unknown > 0 && petrol > 0 ? least : petrol,
      damage,
      dangers,
      unknown,
      isStop: tile?.stop === true,
    },
    head:
      fare === null
        ? say('driving.spaces', { count: spaces.length })
        : say('dashboard.francs', { francs: fare.francs }),
    aside: [...warnsOf(way, tile?.stop === true), ...needsOf(way, crew.petrol), ...bringsOf(table, way)].join(
      ', ',
    ),
    rest: [...restOf(table, way, crew), ...meetsOf(table, way), ...againWords(table, way)],
  };
}

function warnsOf({ unknown, dangers, risk, unknownRisk, ends }: DriveRoute, isStop: boolean): string[] {
  const warns: string[] = [];
  if (unknown > 0) warns.push(say('driving.unknown', { count: unknown }));
  if (risk + unknownRisk > 0) warns.push(say('driving.riskIn', { count: risk + unknownRisk }));
  if (dangers > 0) warns.push(say('driving.dangers', { count: dangers }));
  if (isStop && ends) warns.push(say('driving.stop'));
  return warns;
}

/** What every gauge will read, and the cards that must go. */
function restOf(table: TableModel, way: DriveRoute, crew: Crew): string[] {
  const { meeting, outlook } = drivePlanOf(table);
  const { chosenWay } = choosingOf(table);
  const after =
    way === chosenWay.value
      ? outlook.value
      : forecastFor(table, way, { meeting: meeting.value, onEngine: null });
  const left = Math.max(0, crew.petrol - way.least);
  const rest = way.isOnlySeen
    ? [say('driving.onlySeen')]
    : [say(way.unknown > 0 ? 'driving.leavesAtMost' : 'driving.leaves', { left, max: crew.petrolMax })];
  if (after !== null && after.damage > 0) rest.push(listOf(words(), gaugesAfter(crew, after)));
  if (after !== null && after.averted > 0) rest.push(say('deciding.averted', { count: after.averted }));
  if (after !== null && after.discards > 0) rest.push(say('deciding.discards', { count: after.discards }));
  if (way.fare !== null) rest.push(say('driving.francs', { francs: crew.francs - way.fare.francs }));
  return rest;
}

/** The gauges that change; an arrow stays with its figures. */
const gaugesAfter = (crew: Crew, after: Forecast): string[] =>
  (['engine', 'chassis'] as const)
    .filter((gauge) => after[gauge] !== crew[gauge])
    .map((gauge) =>
      say('deciding.gauge', { gauge: nameOf('gauge', gauge), was: crew[gauge], next: after[gauge] }).replace(
        ' → ',
        '\u00a0→\u00a0',
      ),
    );
