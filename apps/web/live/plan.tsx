// Planning behind the windscreen: five assistants on four boxes, changed until confirmed. BASE-PLAN-01.
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { capital, nameOf, say } from '../words/say.ts';
import { answers } from './choosing.ts';
import { give } from './race.ts';
import './plan.css';

const BOXES = ['pathfinder', 'mechanics', 'security', 'funding'] as const;
const ASSISTANTS = 5;

const placed = signal<readonly number[]>([0, 0, 0, 0]);
const left = computed(() => ASSISTANTS - placed.value.reduce((sum, here) => sum + here, 0));

const change = (box: number, by: number): void => {
  placed.value = placed.value.map((here, at) => (at === box ? here + by : here));
};

export function Plan(): JSX.Element {
  return (
    <div class="plan">
      <ul class="plan-boxes">
        {BOXES.map((box, at) => (
          <PlanBox key={box} name={capital(nameOf('box', box))} at={at} />
        ))}
      </ul>
      <button
        type="button"
        class="button go plan-confirm"
        aria-disabled={left.value > 0}
        onClick={() => left.value === 0 && confirm()}
      >
        {left.value > 0 ? say('live.toPlace', { count: left.value }) : say('live.confirmPlan')}
      </button>
    </div>
  );
}

function PlanBox({ name, at }: { name: string; at: number }): JSX.Element {
  const here = placed.value[at] ?? 0;
  return (
    <li class="plan-box">
      <span class="plan-name">{name}</span>
      <span class="plan-count">
        <button
          type="button"
          class="button"
          aria-label={say('live.takeOff', { box: name })}
          aria-disabled={here === 0}
          onClick={() => here > 0 && change(at, -1)}
        >
          −
        </button>
        <output aria-label={name}>{here}</output>
        <button
          type="button"
          class="button"
          aria-label={say('live.putOn', { box: name })}
          aria-disabled={left.value === 0}
          onClick={() => left.value > 0 && change(at, 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}

function confirm(): void {
  const boxes = placed.value;
  const answer = answers.value.find(
    (one) => one.do === 'plan' && one.boxes.every((count, box) => count === boxes[box]),
  );
  if (answer === undefined) return;
  placed.value = [0, 0, 0, 0];
  void give(answer);
}
