// Where one is: the three steps of one's own sequence, or the phase of the turn.
import type { JSX } from 'preact';
import { moment } from '../../state/table-state.ts';
import { capital, nameOf, say } from '../../words/say.ts';
import { arranged, context, selectedThing } from '../choosing.ts';
import { seatView } from '../race.ts';
import './steps.css';

const PHASES = ['bivouac', 'planning', 'convoy', 'maintenance'] as const;
const STEPS = ['petrol', 'cards', 'assistant'] as const;
type Step = (typeof STEPS)[number];

export function Steps(): JSX.Element {
  const step = stepNow();
  return step === null ? <Phases /> : <Sequence now={step} />;
}

function Sequence({ now }: { now: Step }): JSX.Element {
  const { petrol, cards, boxes } = arranged.value;
  const possible: Readonly<Record<Step, boolean>> = {
    petrol: petrol.length > 0,
    cards: [...cards.values()].flat().some((answer) => answer.do === 'play'),
    assistant: boxes.size > 0,
  };
  return (
    <ol class="steps" aria-label={say('decide.sequence')}>
      {STEPS.map((step) => (
        <li
          key={step}
          class={possible[step] ? 'possible' : undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          {say(`decide.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Phases(): JSX.Element {
  const phase = seatView.value?.view.public.phase ?? moment.value?.phase;
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

/** The step of my own sequence that the question belongs to; null outside of it. */
export function stepNow(): Step | null {
  const now = context.value;
  const frame = now?.known.stack.find(({ kind }) => kind === 'sequence');
  if (now === null || frame === undefined || !('seat' in frame) || frame.seat !== now.seat) return null;
  if (now.known.stack.at(-1) === frame) return selectedThing.value === 'petrol' ? 'petrol' : 'assistant';
  return 'step' in frame && frame.step === 'cards' ? 'cards' : 'assistant';
}
