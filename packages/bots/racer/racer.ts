import type { Answer, Race, RaceRules } from '@race/great-race';
import type { LayFrame } from '@race/great-race/assistants/pathfinder.ts';
import type { RepairFrame } from '@race/great-race/assistants/repairman.ts';
import type { PickFrame } from '@race/great-race/danger/pick.ts';
import type { SplitFrame } from '@race/great-race/danger/split.ts';
import type { WindowFrame } from '@race/great-race/danger/window.ts';
import type { DriveFrame } from '@race/great-race/drive/drive.ts';
import type { EntryFrame } from '@race/great-race/drive/entry.ts';
import type { HaltFrame } from '@race/great-race/drive/halt.ts';
import type { SequenceFrame } from '@race/great-race/phases/sequence.ts';
import { chooseFrom, type Frame } from '@race/kernel';
import type { Ask, RaceBot } from '../base/bots.ts';
import { atHalt, driveOn } from './drive.ts';
import { payEntry } from './entry.ts';
import { discardDrawn, giveUpCard, takeCard } from './hand.ts';
import { holdTile, placeTile } from './lay.ts';
import { chooseTarget, pickTile } from './mischief.ts';
import type { ModuleKnowledge } from './module-knowledge.ts';
import { lookOut, type Nature, type Outlook } from './outlook.ts';
import { planTurn } from './plan.ts';
import { MOODS } from './prices.ts';
import { fitParts } from './repair.ts';
import { takeSequence } from './sequence.ts';
import { splitDamage } from './split.ts';
import { meetDanger } from './window.ts';

type Asking =
  | { readonly kind: 'bivouac' | 'hand' | 'plan' | 'tracking' | 'target' }
  | LayFrame
  | RepairFrame
  | PickFrame
  | SplitFrame
  | WindowFrame
  | DriveFrame
  | EntryFrame
  | HaltFrame
  | SequenceFrame;

const ASKING: readonly Asking['kind'][] = [
  'bivouac',
  'hand',
  'plan',
  'tracking',
  'target',
  'lay',
  'repair',
  'pick',
  'split',
  'window',
  'drive',
  'entry',
  'halt',
  'sequence',
];

const isAsking = (frame: Frame): frame is Asking => ASKING.some((kind) => kind === frame.kind);

/** A sound racer by rules of thumb. What it has no rule for it leaves to chance. */
export const makeRacer = (nature: Nature): RaceBot => ({
  name: 'racer',
  choose(ask: Ask<Race, RaceRules>) {
    const frame = ask.view.public.stack.at(-1);
    const chosen = frame === undefined ? undefined : chosenBy(lookOut(ask, nature), frame, ask.answers);
    return chosen ?? chooseFrom(ask.chance, ask.answers);
  },
});

function chosenBy(o: Outlook, frame: Frame, answers: readonly Answer[]): Answer | undefined {
  return isAsking(frame) ? answerTo(o, frame, answers) : o.sense.replyTo(frame.kind)?.(o, frame, answers);
}

export const racerWith = (sense: ModuleKnowledge): RaceBot => makeRacer({ moods: MOODS, sense });

function answerTo(o: Outlook, frame: Asking, answers: readonly Answer[]): Answer | undefined {
  switch (frame.kind) {
    case 'bivouac':
      return takeCard(o, answers);
    case 'hand':
      return giveUpCard(o, answers);
    case 'plan':
      return planTurn(o, answers);
    case 'tracking':
      return discardDrawn(o, answers);
    case 'target':
      return chooseTarget(o, answers);
    case 'lay':
      return frame.held < 0 ? holdTile(o, answers) : placeTile(o, frame, answers);
    case 'repair':
      return fitParts(o, frame, answers);
    case 'pick':
      return pickTile(o, frame, answers);
    case 'split':
      return splitDamage(o, frame, answers);
    case 'window':
      return meetDanger(o, frame, answers);
    case 'drive':
      return driveOn(o, frame, answers);
    case 'entry':
      return payEntry(o, frame, answers);
    case 'halt':
      return atHalt(o, frame, answers);
    case 'sequence':
      return takeSequence(o, frame, answers);
  }
}
