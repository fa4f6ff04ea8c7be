// The picture of a telegram: an attacker drives off and leaves a charge, or the reader's vehicle has broken down.
import { halftrack, pennant, steam } from '../halftrack.ts';
import { n } from '../svg.ts';
import { PRINT } from '../theme.ts';
import { DUST } from './parts.ts';

/** What drips from the engine. */
const OIL =
  '<g transform="translate(-33 0)" fill="#241A14"><path d="M30,3C40,0 62,0 70,3C76,6 60,9 50,8C42,10 24,7 30,3Z"/><path d="M54,-13C52,-8 51,-6 54,-5C57,-6 56,-8 54,-13Z"/></g>';

export const STRIKE_BOX = '0 0 340 128';

interface Strike {
  readonly crew: string;
  /** The picture of the card, on a square of 512; without one, the vehicle has broken down. */
  readonly card?: string;
}

function rays(x: number, y: number): string {
  return Array.from({ length: 18 }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / 18;
    const end = (side: number) =>
      `${n(x + 380 * Math.cos(angle + side))},${n(y + 380 * Math.sin(angle + side))}`;
    return `M${x},${y}L${end(-0.087)}L${end(0.087)}Z`;
  }).join('');
}

export function strikeScene({ crew, card }: Strike): string {
  const vehicle = `<g transform="translate(-45 -64)">${pennant(crew)}</g>${halftrack(crew)}`;
  return (
    `<rect width="340" height="128" fill="#B23A2A"/><path d="${rays(92, 84)}" fill="#E58A63"/><circle cx="92" cy="84" r="50" fill="#F8EBC8"/>` +
    '<path d="M0,96L40,84L80,92L130,74L176,90L230,70L290,88L340,78V128H0Z" fill="#6B2A2E"/><path d="M0,104C60,94 120,108 180,100C240,94 300,104 340,98V128H0Z" fill="#C98F4E"/>' +
    (card === undefined
      ? `<g transform="translate(170 114) scale(1.32)">${OIL}${vehicle}${steam()}</g>`
      : `<g transform="translate(59 33) scale(${66 / 512})" fill="${PRINT.ink}">${card}</g><g transform="translate(256 114) scale(1.28)">${DUST}${vehicle}</g>`)
  );
}
