// A gauge at a glance: as many lit bars as levels.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { capital, nameOf, say } from '../words/say.ts';
import { GAUGE_ICONS, type GaugeName } from './gauge.tsx';
import './pips.css';

export function Pips({ name, level, max }: { name: GaugeName; level: number; max: number }): JSX.Element {
  return (
    <span
      class={`pips pips-${name}`}
      role="img"
      aria-label={say('viewer.gauge', { gauge: capital(nameOf('gauge', name)), level, max })}
    >
      <Icon name={GAUGE_ICONS[name]} />
      {Array.from({ length: max }, (_, place) => (
        <i key={place} class={place < level ? 'lit' : ''} />
      ))}
    </span>
  );
}
