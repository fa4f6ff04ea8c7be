import type { ComponentChildren, JSX } from 'preact';
import './mark.css';

interface Props {
  readonly isOn: boolean;
  /** How the mark reads, set and not set. */
  readonly on: string;
  readonly off: string;
  readonly children: ComponentChildren;
}

/** A line of a list with a box before it, ticked in ink. */
export function Mark({ isOn, on, off, children }: Props): JSX.Element {
  return (
    <li class={isOn ? 'tick on' : 'tick'}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3,3H17V17H3Z" class="tick-box" />
        {isOn && <path d="M5,10L9,14.500L17,3" class="tick-stroke" />}
      </svg>
      <span>{children}</span>
      <span class="unseen">: {isOn ? on : off}</span>
    </li>
  );
}
