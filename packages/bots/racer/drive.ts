import type { Answer } from '@race/great-race';
import type { DriveFrame } from '@race/great-race/drive/drive.ts';
import type { HaltFrame } from '@race/great-race/drive/halt.ts';
import { bestDrive } from './best-drive.ts';
import { at } from './numbers.ts';
import { type Outlook, wayOf } from './outlook.ts';
import { vehicleDriving } from './vehicle.ts';

/** Where a drive goes next: towards its best end, or nowhere. */
export function driveOn(o: Outlook, frame: DriveFrame, answers: readonly Answer[]): Answer | undefined {
  const way = wayOf(o);
  const drive = bestDrive(o, way, vehicleDriving(o, frame));
  const wanted =
    drive.line >= 0
      ? cheapestFare(answers, drive.line)
      : answers.find((answer) => answer.do === 'enter' && answer.space === drive.first && !answer.poured);
  if (drive.first >= 0 && wanted !== undefined) return wanted;
  return answers.find(({ do: verb }) => verb === 'stop') ?? leastEvil(o, answers);
}

/** A line with as many transport cards as it takes: nothing else needs them as much. */
function cheapestFare(answers: readonly Answer[], line: number): Answer | undefined {
  let best: Answer | undefined;
  let most = -1;
  for (const answer of answers) {
    if (answer.do !== 'line' || answer.line !== line || answer.poured || answer.cards <= most) continue;
    best = answer;
    most = answer.cards;
  }
  return best;
}

/** A card's drive must go somewhere: to where least is left to pay. */
function leastEvil(o: Outlook, answers: readonly Answer[]): Answer | undefined {
  const { toGo, chart } = wayOf(o);
  let best: Answer | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const answer of answers) {
    if (answer.do !== 'enter') continue;
    const cost = at(toGo, answer.space) + at(chart.enter, answer.space);
    if (cost >= least) continue;
    best = answer;
    least = cost;
  }
  return best;
}

/** What a guide is worth when it is kept. */
const GUIDE = 10;

/** At a stop symbol: a guide is played where the drive would still bring more than the card. */
export function atHalt(o: Outlook, frame: HaltFrame, answers: readonly Answer[]): Answer | undefined {
  const guide = answers.find((answer) => answer.do === 'play' && isGuide(o, answer.card));
  if (guide === undefined) return answers.find(({ do: verb }) => verb === 'stop');
  const drive = bestDrive(o, wayOf(o), vehicleDriving(o, { left: frame.left, moved: true }));
  return drive.value > GUIDE ? guide : answers.find(({ do: verb }) => verb === 'stop');
}

const isGuide = (o: Outlook, id: string): boolean =>
  o.rules.cards[o.rules.cardIndex.get(id) ?? -1]?.guides === true;
