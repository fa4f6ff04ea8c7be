// Handing the device over, while cards are chosen in secret: a curtain until the next person says that they have it.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lift, nameAt, seatView } from './game.ts';
import { say } from './words.ts';
import './curtain.css';

export function DashCurtain(): JSX.Element | null {
  const seat = seatView.value?.curtain ?? null;
  return seat === null ? null : <Curtain key={seat} seat={seat} />;
}

function Curtain({ seat }: { seat: number }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = nameAt(seat);
  return (
    <div
      class="dash-curtain"
      role="dialog"
      aria-modal="true"
      aria-labelledby="dash-curtain-to"
      aria-describedby="dash-curtain-why"
    >
      <div class="sheet dash-curtain-label">
        <h2 id="dash-curtain-to">{say('live.curtain', { name })}</h2>
        <button ref={button} type="button" class="button go" onClick={() => void lift(seat)}>
          {say('live.lift', { name })}
        </button>
        <p id="dash-curtain-why" class="aside">
          {say('dash.page.handOver')}
        </p>
      </div>
    </div>
  );
}
