// The guide, and a line with a box that is ticked in ink.
import type { ComponentChildren, JSX } from 'preact';
import './mark.css';

/** An assistant in a sun helmet, with a notebook under the arm. */
export function GuideFigure(): JSX.Element {
  return (
    <svg class="guide" viewBox="0 0 60 64" aria-hidden="true">
      <path
        d="M14,60C14,52 19,50 21,43C24,35 23,29 19,24H41C37,29 36,35 39,43C41,50 46,52 46,60Z"
        class="guide-coat"
      />
      <circle cx="30" cy="20" r="10" class="guide-head" />
      <path d="M6,21C13,18 15,4 30,3C45,4 47,18 54,21C42,24 18,24 6,21Z" class="guide-helmet" />
      <path d="M16,15.5C24,18 36,18 44,15.5" class="guide-band" />
      <path d="M22,37L43,33L46,48L25,52Z" class="guide-book" />
      <path d="M27,40L40,37.500M28,44L38,42" class="guide-line" />
    </svg>
  );
}

interface MarkProps {
  readonly isOn: boolean;
  /** The words of the mark, ticked and not ticked. */
  readonly on: string;
  readonly off: string;
  readonly children: ComponentChildren;
}

/** A line of a list with a box before it, ticked in ink. */
export function Mark({ isOn, on, off, children }: MarkProps): JSX.Element {
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
