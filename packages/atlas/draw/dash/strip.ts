// A course of the Dash as one strip of country: five stretches, one way through all; halves that met are a whole place.
import { patternOf } from '../halftrack.ts';
import { n, put, star } from '../svg.ts';
import { PRINT } from '../theme.ts';
import { figure, lettering } from '../type.ts';
import { dashLand } from './lands.ts';
import { dashStage } from './places.ts';
import { type DashVehicle, dashVehicle, paintOf } from './vehicles.ts';

/** A card as far as it is drawn. */
export interface DrawnDashCard {
  readonly vehicle: DashVehicle;
  readonly stages: number;
  readonly left: boolean;
  readonly right: boolean;
  readonly character: string | null;
}

export interface DrawnCourse {
  /** From left to right. */
  readonly cards: readonly DrawnDashCard[];
  /** Where halves meet, by the place of the left card; and what it is worth. */
  readonly joins: readonly { readonly at: number; readonly stages: number }[];
  /** Whose course it is. */
  readonly character: string;
  /** Whether two starters count one more. */
  readonly hasStar: boolean;
}

interface StripLooks {
  readonly width: number;
  readonly height: number;
  /** How large a place is drawn. */
  readonly scale: number;
  /** Whether every stage has its number. */
  readonly isCounted?: boolean;
  /** What is written on a stretch that is still empty; counted from 1. */
  readonly emptyWords?: (round: number) => string;
}

const STRETCHES = 5;
const STARTER_PATTERN = 'dash-starter';

/** The pattern of starters: hatched paper. Those of characters are the patterns of their crews. */
export const dashDefs = (): string =>
  `<pattern id="${STARTER_PATTERN}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#E8D6AE"/><path d="M-2,2L2,-2M0,8L8,0M6,10L10,6" stroke="#8A6A48" stroke-width="1.4"/></pattern>`;

export const ribbonFill = (character: string | null): string =>
  character === null ? `url(#${STARTER_PATTERN})` : patternOf(character);

/** A drawing of its width and height, with its upper left corner at the origin. */
export function dashStrip(course: DrawnCourse, looks: StripLooks): string {
  const { width, height: h, scale, isCounted = false, emptyWords } = looks;
  const w = width / STRETCHES;
  const ground = 0.52;
  const y = h * (ground + (1 - ground) * 0.52);
  const count = counter(isCounted);
  const below: string[] = [];
  const above: string[] = [];
  course.cards.forEach((card, at) => {
    const x = at * w;
    const join = course.joins.find((one) => one.at === at);
    const isMet = course.joins.some((one) => one.at === at - 1);
    below.push(put(x, 0, 1, stretch(card, w, h, ground)), ribbon(x, w, card.character));
    if (at > 0) below.push(seam(x, h, isMet));
    for (const place of placesAlong(card, w, scale))
      above.push(put(x + place, y, scale, dashStage(card.vehicle, { number: count(1) })));
    if (card.left && !isMet) above.push(put(x, y, scale, dashStage(card.vehicle, { half: 'left' })));
    if (card.right && join === undefined)
      above.push(put(x + w, y, scale, dashStage(card.vehicle, { half: 'right' })));
    if (join) {
      const isLarge = join.stages > 1;
      const number = count(join.stages) || (isLarge ? String(join.stages) : '');
      above.push(put(x + w, y - (isLarge ? 4 : 0), scale, dashStage(card.vehicle, { isLarge, number })));
    }
    if (card.character === course.character)
      above.push(put(x + w - 13, 4, 1, ownPennant(card.character, count(1) || '+1')));
  });
  if (course.hasStar) above.push(put(16, 24, 0.85, startersStar(course.character, count(1) || '+1')));
  for (let at = course.cards.length; at < STRETCHES; at++)
    below.push(put(at * w, 0, 1, emptyStretch(w, h, y, emptyWords?.(at + 1) ?? '')));
  return below.join('') + above.join('');
}

/** Numbers the stages one after the other: “4”, or “6–9” for several at once. */
function counter(isCounted: boolean): (stages: number) => string {
  let stages = 0;
  return (more) => {
    stages += more;
    if (!isCounted) return '';
    return more === 1 ? String(stages) : `${stages - more + 1}–${stages}`;
  };
}

function stretch({ vehicle, character }: DrawnDashCard, w: number, h: number, ground: number): string {
  const size = Math.min(w / 165, h / 118);
  const y = h * ground + 1 - (vehicle === 'plane' ? 3 : 0);
  return (
    `<svg width="${n(w)}" height="${h}" viewBox="0 0 ${n(w)} ${h}">${dashLand(vehicle, { width: n(w), height: h, ground })}` +
    `${put(w * 0.46, y, size, dashVehicle(vehicle, character))}</svg>`
  );
}

const ribbon = (x: number, w: number, character: string | null): string =>
  `<rect x="${n(x)}" width="${n(w)}" height="7" fill="${ribbonFill(character)}"/><path d="M${n(x)},7h${n(w)}" stroke="${PRINT.ink}"/>`;

/** A card's edge; only a fold where the way goes on. */
const seam = (x: number, h: number, isMet: boolean): string =>
  `<path d="M${n(x)},0V${h}" stroke="${PRINT.ink}" ${isMet ? 'stroke-width=".8" stroke-dasharray="3 4" opacity=".5"' : 'stroke-width="2.4"'}/>`;

/** Where the whole stages of a card stand, from its left edge. */
function placesAlong({ stages, left, right }: DrawnDashCard, w: number, scale: number): number[] {
  const gap = Math.min(31 * scale, (w - 30 * scale) / Math.max(1, stages));
  const shift = ((left ? 6 : 0) - (right ? 6 : 0)) * scale;
  return Array.from({ length: stages }, (_, stage) => w / 2 + shift + (stage - (stages - 1) / 2) * gap);
}

const PENNANT = 'M-9,0H9V20L0,15L-9,20Z';

/** A card in the player's own colour counts one more. */
function ownPennant(character: string, number: string): string {
  const { colour, on } = paintOf(character);
  return (
    `<path d="${PENNANT}" fill="none" stroke="#FFF6DF" stroke-width="3"/><path d="${PENNANT}" fill="${colour}" stroke="${PRINT.ink}" stroke-width="1.1"/>` +
    figure(number, 12.6, 14, on)
  );
}

function startersStar(character: string, number: string): string {
  const { colour } = paintOf(character);
  return (
    `<path d="${star(5, 14, 6)}" fill="${colour}" stroke="#FFF6DF" stroke-width="4" paint-order="stroke"/><path d="${star(5, 14, 6)}" fill="none" stroke="${PRINT.ink}"/>` +
    `<rect x="11" y="-8" width="19" height="16" rx="3" fill="${PRINT.ink}"/>${put(20.5, 0, 1, figure(number, 5.6, 15, '#FFF6DF'))}`
  );
}

/** Never a blank field: a pale map with the round in which it will be filled. */
const emptyStretch = (w: number, h: number, y: number, words: string): string =>
  `<rect width="${n(w)}" height="${h}" fill="#E3D3A8"/><path d="M0,${n(h * 0.3)}C${n(w * 0.3)},${n(h * 0.1)} ${n(w * 0.6)},${n(h * 0.5)} ${n(w)},${n(h * 0.26)}` +
  `M0,${n(h * 0.44)}C${n(w * 0.3)},${n(h * 0.24)} ${n(w * 0.6)},${n(h * 0.62)} ${n(w)},${n(h * 0.4)}" fill="none" stroke="#B8986A" stroke-width=".9" opacity=".8"/>` +
  `<path d="M0,${n(y)}H${n(w)}" stroke="#8A6A48" stroke-width="2.6" stroke-dasharray="2 6" stroke-linecap="round"/><path d="M0,0V${h}" stroke="#8A6A48" stroke-dasharray="3 4"/>` +
  (words === ''
    ? ''
    : lettering(w / 2, h * 0.5, words, {
        face: 'label',
        bold: true,
        size: Math.min(12, (w / words.length) * 1.5),
        fill: '#5C4327',
      }));

/** A dial with a speed, radius 18. */
export function speedDial(speed: number): string {
  const turned = (angle: number, radius: number) =>
    `${n(radius * Math.sin(angle))},${n(-radius * Math.cos(angle))}`;
  const ticks = Array.from({ length: 9 }, (_, tick) => {
    const angle = ((-120 + tick * 30) * Math.PI) / 180;
    return `M${turned(angle, 14.6)}L${turned(angle, 11.8)}`;
  });
  const angle = -120 + (Math.max(1, Math.min(9, speed)) - 1) * 30;
  return (
    '<circle r="17" fill="#7A5620"/><circle r="15.6" fill="#F6ECD2" stroke="#231A14"/>' +
    `<path d="${ticks.join('')}" stroke="#231A14" stroke-width="1.3"/><path d="M0,0V-13" transform="rotate(${angle})" stroke="#A32A1C" stroke-width="2"/>` +
    `<circle r="9" fill="#F6ECD2"/>${figure(speed, 6.4, 18, '#231A14')}`
  );
}

/** A player's mark, radius 15: pattern and letter. */
export function dashMark(character: string): string {
  const { colour, on, initial } = paintOf(character);
  return (
    `<circle r="14" fill="#FFF6DF"/><circle r="12.6" fill="${ribbonFill(character)}" stroke="${PRINT.ink}" stroke-width="1.2"/><circle r="8" fill="${colour}" stroke="${PRINT.ink}" stroke-width=".9"/>` +
    lettering(0, 4.6, initial, { face: 'label', bold: true, size: 12, fill: on })
  );
}
