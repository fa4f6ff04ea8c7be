// A card that was taken flies from its lane to the course of its taker.
import type { DashCard } from '@race/dash';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moves } from '../../shell/settings/motion.ts';
import { Card } from './card.tsx';

// How a card flies to a course: it lifts, turns a little, and lands on the stretch it covers.

/** A course is as long as the rounds of a dash. */
const STRETCHES = 5;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From a card to the stretch of a strip that it covers: the last of so many. */
export function flightFrames(card: Box, strip: Box, count: number): Keyframe[] {
  const stretch = strip.width / STRETCHES;
  const x = strip.left + stretch * (count - 0.5) - (card.left + card.width / 2);
  const y = strip.top + strip.height / 2 - (card.top + card.height / 2);
  const scale = stretch / card.width;
  return [
    { transform: 'none' },
    { transform: 'translateY(-8px) rotate(3deg)', offset: 0.2 },
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.92 },
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
  ];
}

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
