import type { Answer } from '@race/great-race';
import { GAUGES } from '@race/great-race/crew/crews.ts';
import {
  type BorderFrame,
  bribeOf,
  type Colour,
  influenceOf,
  stepPrice,
  TOP,
} from '@race/great-race/modules/diplomacy/lines.ts';
import type { RedrawFrame } from '@race/great-race/modules/leaders/redraw.ts';
import { type Gift, giftOf } from '@race/great-race/modules/village/gifts.ts';
import type { Frame } from '@race/kernel';
import { bestBy } from '../best-by.ts';
import { bestDrive } from '../best-drive.ts';
import type { BotReply } from '../module-knowledge.ts';
import { at } from '../numbers.ts';
import { type Outlook, wayOf } from '../outlook.ts';
import { ahead } from '../route.ts';
import { vehicleDriving } from '../vehicle.ts';
import { claimCard, meetMenace } from './solo.ts';

const verb = (answers: readonly Answer[], wanted: Answer['do']): Answer | undefined =>
  answers.find((answer) => answer.do === wanted);

/** Leaders as they fare in races of the racer against itself, best first. */
const LEADERS = ['swiss', 'english', 'belgian', 'italian', 'suffragettes', 'french', 'american'];

const chooseLeader: BotReply = (_o, _frame, answers) =>
  bestBy(answers, (answer) => (answer.do === 'lead' ? -LEADERS.indexOf(answer.leader) : null));

/** Crews likewise, by how their vehicles fare. */
const CREWS = ['english', 'swiss', 'suffragettes', 'french', 'belgian', 'italian'];

const chooseCrew: BotReply = (_o, _frame, answers) =>
  bestBy(answers, (answer) => (answer.do === 'choose' ? -CREWS.indexOf(answer.crew) : null));

/** A tile dearer than what the bag gives in the mean goes back. */
function lookAgain(o: Outlook, { space }: RedrawFrame, answers: readonly Answer[]): Answer | undefined {
  const { ground } = wayOf(o).chart;
  const cost = ground.tiles[at(o.known.tiles, space)]?.cost ?? 0;
  return verb(answers, cost > ground.blank.cost + 4 ? 'redraw' : 'keep');
}

/** A discount that is kept is seldom used in the same turn. */
const useDiscount: BotReply = (_o, _frame, answers) => verb(answers, 'discount');

const worthOfGift = (o: Outlook, gift: Gift): number => {
  const { petrol, petrolMax, engine, engineMax, chassis, chassisMax } = o.me;
  switch (gift) {
    case 'engine':
      return engine < engineMax ? 38 : 0;
    case 'chassis':
      return chassis < chassisMax ? 25 : 0;
    case 'petrol':
      return Math.min(3, petrolMax - petrol) * o.prices.petrol;
    case 'money':
      return 20;
    case 'card':
      return o.prices.card;
  }
};

/** The gift, or what the drive would still bring. */
function inVillage(o: Outlook, frame: Frame, answers: readonly Answer[]): Answer | undefined {
  const left = 'left' in frame ? Number(frame.left) : 0;
  const gift = giftOf(o.rules.tiles[at(o.known.tiles, o.me.at)]);
  const drive = bestDrive(o, wayOf(o), vehicleDriving(o, { left, moved: true }));
  const stays = gift === undefined ? 0 : worthOfGift(o, gift);
  return verb(answers, drive.value > stays + o.prices.stop / 2 ? 'onward' : 'stop');
}

const withParcel: BotReply = (_o, _frame, answers) =>
  verb(answers, 'play') ?? verb(answers, 'load') ?? verb(answers, 'leave');

/** A visa where the officials are strangers; a bribe where the drive is worth it. */
function atBorder(o: Outlook, frame: BorderFrame, answers: readonly Answer[]): Answer | undefined {
  if (frame.face === 0) {
    const visa = answers.find((answer) => answer.do === 'play' && answer.card === 'visa');
    return visa !== undefined && influenceOf(o.known, o.seat, frame.colour) <= 3
      ? visa
      : verb(answers, 'roll');
  }
  const drive = bestDrive(o, wayOf(o), vehicleDriving(o, { left: o.me.engine, moved: false }));
  return verb(answers, drive.value > bribeOf(o.known, frame) ? 'bribe' : 'stay');
}

const FACES = 6;
const FRANCS_A_STEP = 20;
/** How far ahead cities are counted, and how likely it is that their gates are really passed. */
const FAR = 12;
const LIKELY = 0.8;

/** What one more step saves at the gates of the way ahead, in the mean. */
function savedBy(o: Outlook, colour: Colour): number {
  const spaces = [o.me.at, ...ahead(wayOf(o), o.me.at, FAR)];
  const gates = spaces.filter((space) => o.rules.board.spaces[space]?.city?.colour === colour).length;
  const influence = influenceOf(o.known, o.seat, colour);
  return influence >= TOP ? 0 : (gates * LIKELY * FRANCS_A_STEP * (FACES - influence)) / FACES;
}

/** Influence where it pays for itself. */
const buyInfluence: BotReply = (o, _frame, answers) => {
  const best = bestBy(answers, (answer) =>
    answer.do === 'influence'
      ? savedBy(o, answer.colour) - (stepPrice(o.known, o.seat, answer.colour) ?? Number.POSITIVE_INFINITY)
      : null,
  );
  if (best?.do !== 'influence') return verb(answers, 'done');
  const gain = savedBy(o, best.colour) - (stepPrice(o.known, o.seat, best.colour) ?? 0);
  return gain > 0 ? best : verb(answers, 'done');
};

/**
 * In the paddock: a larger tank from the budget, which is not kept, and one engine level sold, as only the money of one
 * sale is kept. Of the builds tried against each other this one wins most.
 */
const build: BotReply = (o, _frame, answers) => {
  const tune = (gauge: 'petrol' | 'engine', by: 'up' | 'down') =>
    answers.find((answer) => answer.do === 'tune' && answer.gauge === gauge && answer.by === by);
  const { petrolMax, engineMax } = o.me;
  const work =
    petrolMax === GAUGES.petrol
      ? tune('petrol', 'up')
      : engineMax === GAUGES.engine
        ? tune('engine', 'down')
        : undefined;
  return work ?? verb(answers, 'pass');
};

/** A paddock card: 100 F for a maximum that is not needed. */
const rebuild: BotReply = (o, _frame, answers) =>
  bestBy(answers, (answer) => {
    if (answer.do !== 'tune' || answer.by !== 'down') return null;
    const { petrolMax, engine, engineMax, chassis, chassisMax } = o.me;
    if (answer.gauge === 'petrol') return petrolMax > 5 ? 3 : 0;
    return answer.gauge === 'chassis' ? chassisMax - chassis + 1 : engineMax - engine;
  }) ?? answers[0];

/** What the racer answers to the questions of modules. */
const REPLIES: { readonly [kind: string]: BotReply } = {
  leaders: chooseLeader,
  mercenary: chooseCrew,
  redraw: lookAgain as BotReply,
  discount: useDiscount,
  village: inVillage,
  parcel: withParcel,
  border: atBorder as BotReply,
  influence: buyInfluence,
  paddock: build,
  workshop: rebuild,
  camp: (o, _frame, answers) => claimCard(o, answers),
  menace: meetMenace as BotReply,
};

export const replyTo = (kind: string): BotReply | undefined => REPLIES[kind];
