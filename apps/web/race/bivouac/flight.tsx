// The card one takes slides from the blanket to the hand: 180 ms, with a turn of three degrees.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Card } from '../../dashboard/card.tsx';
import { flying } from './flying.ts';

export function Flight(): JSX.Element | null {
  const self = useRef<HTMLUListElement>(null);
  const now = flying.value;
  useEffect(() => {
    if (now === null || self.current === null) return;
    const way = `translate(${now.to.left - now.from.left}px, ${now.to.top - now.from.top}px) rotate(3deg)`;
    const slide = self.current.animate([{ transform: 'none' }, { transform: way }], {
      duration: 180,
      easing: 'ease-in',
    });
    slide.onfinish = () => {
      flying.value = null;
    };
  }, [now]);
  if (now === null) return null;
  const { left, top, width } = now.from;
  return (
    <ul
      ref={self}
      class="flight"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px` }}
    >
      <Card card={now.card} count={1} />
    </ul>
  );
}
