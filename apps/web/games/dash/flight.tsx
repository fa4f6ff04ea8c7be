// A card that was taken flies from its lane to the course of its taker.
import type { DashCard } from '@race/dash';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moves } from '../../shell/settings/motion.ts';
import { Card } from './card.tsx';
import { flightFrames } from './flight-frames.ts';

const TIMING = { duration: 560, easing: 'cubic-bezier(.4,0,.3,1)' };

interface Props {
  readonly card: DashCard;
  readonly seat: Seat;
  /** How many cards the course has now. */
  readonly count: number;
}

export function Flight({ card, seat, count }: Props): JSX.Element | null {
  const self = useRef<HTMLDivElement>(null);
  const [isLanded, setLanded] = useState(!moves.peek());
  useLayoutEffect(() => {
    const strip = document.querySelector(`.dash-person[data-seat="${seat}"] .dash-strip`);
    if (self.current === null || strip === null) return;
    const [from, to] = [self.current, strip].map((one) => one.getBoundingClientRect());
    if (from === undefined || to === undefined) return;
    const motion = self.current.animate(flightFrames(from, to, count), TIMING);
    motion.onfinish = () => setLanded(true);
    return () => motion.cancel();
  }, []);
  if (isLanded) return null;
  return (
    <div ref={self} class="dash-flight" aria-hidden="true">
      <Card card={card} />
    </div>
  );
}
