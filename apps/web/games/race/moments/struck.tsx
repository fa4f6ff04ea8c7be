// On a gauge that was hit: cracked glass, the needle where it stood, how far it fell, and a cog with the number of levels.
import { damageSign } from '@race/atlas';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { angleOf, arc } from '../../../table/dashboard/gauge.tsx';
import './struck.css';

const CRACK =
  'M18,-26L30,-34L41,-30M18,-26L27,-16L43,-12M18,-26L10,-38L14,-49M27,-16L24,-4L33,8M30,-34L27,-44M18,-26L3,-22';

export function Struck({ was, level, max }: { was: number; level: number; max: number }): JSX.Element {
  const cog = useMemo(() => damageSign(`−${was - level}`), [was, level]);
  return (
    <g class="struck">
      <path d="M-1.8,4L0,-42L1.8,4Z" transform={`rotate(${angleOf(was, max)})`} class="struck-needle" />
      <path d={arc(level, was, max, 49)} class="struck-arc" />
      <path d={CRACK} class="struck-glass" />
      <path d={CRACK} class="struck-crack" />
      <g class="struck-cog" dangerouslySetInnerHTML={{ __html: cog }} />
    </g>
  );
}
