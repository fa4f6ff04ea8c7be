// The seven leaders, cut in wood: a head and shoulders before the rays of a poster, in the colours of their crew.
import { liveryOf } from '@race/atlas';
import type { LeaderId } from '@race/great-race/modules/leaders/who.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Features, HEADS } from './heads.ts';

const INK = '#2b2018';
const LINE = `fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round"`;

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const edge = (turn: number) => {
    const angle = (turn * Math.PI) / 180;
    return `${Math.round(50 + 110 * Math.cos(angle))},${Math.round(60 + 110 * Math.sin(angle))}`;
  };
  return `M50,60L${edge(ray * 30 - 6)}L${edge(ray * 30 + 6)}Z`;
}).join('');

const FACE = 'M33,52C32,34 68,34 67,52L66,66C65,79 57,88 50,88C43,88 35,79 34,66Z';
const SHADE = 'M52,38C68,37 67,52 67,52L66,66C65,79 57,88 50,88C58,76 60,54 52,38Z';
/** The cutter's strokes over the side that lies in shade. */
const HATCH = 'M57,48L65,44M58,54L66,49M58,60L66,55M58,66L66,61M56,72L65,67M54,79L63,73';
const EYES = 'M38,57.5Q42.5,54 47,57.5Q42.5,60 38,57.5ZM53,57.5Q57.5,54 62,57.5Q57.5,60 53,57.5Z';
const BROWS = 'M37,53Q42,49.5 47.4,52.4M52.6,52.4Q58,49.5 63,53';
const NOSE = 'M51,55L48.4,68Q50,70.6 53.6,69';
const MOUTH = 'M44,77Q50,80 56,77';

/** On 100 by 120. */
export function portraitOf(leader: LeaderId): string {
  const { colour, dark, light } = liveryOf(leader);
  const head: Features = HEADS[leader];
  return (
    `<rect width="100" height="120" fill="${dark}"/><path d="${RAYS}" fill="${colour}"/>` +
    `<circle cx="50" cy="58" r="40" fill="${light}" opacity=".55"/>` +
    (head.behind ?? '') +
    `<path d="M6,120C8,102 24,96 38,92L50,100L62,92C76,96 92,102 94,120Z" fill="${head.coat}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M41,80V93L50,101L59,93V80Z" fill="${head.shade}" stroke="${INK}" stroke-width="1.6"/>` +
    (head.collar ?? '') +
    `<path d="M33,58C27,56 28,68 34,68ZM67,58C73,56 72,68 66,68Z" fill="${head.skin}" stroke="${INK}" stroke-width="1.4"/>` +
    `<path d="${FACE}" fill="${head.skin}"/><path d="${SHADE}" fill="${head.shade}"/>` +
    `<path d="${HATCH}" ${LINE} stroke-width="1" opacity=".75"/><path d="${FACE}" ${LINE} stroke-width="2"/>` +
    `<path d="${EYES}" fill="#fff8e6" stroke="${INK}" stroke-width="1.1"/><circle cx="43" cy="57.4" r="1.9" fill="${INK}"/><circle cx="58" cy="57.4" r="1.9" fill="${INK}"/>` +
    `<path d="${BROWS}" ${LINE} stroke-width="${head.brows ?? 2}"/><path d="${NOSE}" ${LINE} stroke-width="1.5"/><path d="${MOUTH}" ${LINE} stroke-width="1.8"/>` +
    head.drawing +
    `<rect x="1.5" y="1.5" width="97" height="117" fill="none" stroke="${INK}" stroke-width="3"/>`
  );
}

export function Portrait({ leader }: { leader: LeaderId }): JSX.Element {
  const svg = useMemo(() => portraitOf(leader), [leader]);
  return (
    <svg
      class="portrait"
      viewBox="0 0 100 120"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
