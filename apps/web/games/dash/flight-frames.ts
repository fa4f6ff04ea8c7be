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
