// The present step: the three steps of the player's sequence, or the phase of the turn.

import type { JSX } from 'preact';
import { capital, nameOf, say } from '../../../shell/words/say.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';

import './steps.css';

const PHASES = ['bivouac', 'planning', 'convoy', 'maintenance'] as const;
const STEPS = ['petrol', 'cards', 'assistant'] as const;
type Step = (typeof STEPS)[number];

export function Steps(): JSX.Element {
  const table = useTable();
  const step = stepNow(table);
  return step === null ? <Phases /> : <Sequence now={step} />;
}

function Sequence({ now }: { now: Step }): JSX.Element {
  const table = useTable();
  const { arranged, selectedThing, touch } = choosingOf(table);
  const { petrol, cards, boxes } = arranged.value;
  const [box] = boxes.keys();
  const acts: Readonly<Record<Step, (() => void) | null>> = {
    petrol: petrol.length > 0 ? () => touch('petrol') : null,
    cards: [...cards.values()].flat().some((answer) => answer.do === 'play') ? lookAtHand : null,
    assistant: box !== undefined ? () => selectedThing.peek() === 'petrol' && touch(box) : null,
  };
  return (
    <ol class="steps" aria-label={say('decide.sequence')}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          <StepName words={say(`decide.step.${step}`)} act={acts[step]} />
        </li>
      ))}
    </ol>
  );
}

/** A button while something can be done in this step. */
function StepName({ words, act }: { words: string; act: (() => void) | null }): JSX.Element {
  if (act === null) return <span class="step-name">{words}</span>;
  return (
    <button type="button" class="step-name possible" onClick={act}>
      {words}
    </button>
  );
}

const lookAtHand = (): void => document.querySelector<HTMLElement>('.my-hand .card.lit button')?.focus();

function Phases(): JSX.Element {
  const { publicState, seatView } = useTable();
  const phase = (seatView.value?.view.public ?? publicState.value)?.phase;
  return (
    <ol class="steps">
      {PHASES.map((one) => (
        <li key={one} class="passing" aria-current={phase === one ? 'step' : undefined}>
          {capital(nameOf('phase', one))}
        </li>
      ))}
    </ol>
  );
}

/** The step of the player's own sequence that the question belongs to; null outside of it. */
function stepNow(table: TableModel): Step | null {
  const { context, selectedThing } = choosingOf(table);
  const now = context.value;
  const frame = now?.known.stack.find(({ kind }) => kind === 'sequence');
  if (now === null || frame === undefined || !('seat' in frame) || frame.seat !== now.seat) return null;
  if (now.known.stack.at(-1) === frame) return selectedThing.value === 'petrol' ? 'petrol' : 'assistant';
  return 'step' in frame && frame.step === 'cards' ? 'cards' : 'assistant';
}
