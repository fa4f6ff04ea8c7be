// A gauge at a glance: as many lit bars as levels.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { capital, nameOf, say } from '../words/say.ts';
import { GAUGE_ICONS, type GaugeName } from './gauge.tsx';
import './pips.css';

interface Props {
  readonly name: GaugeName;
  /** Its name, where it differs from the default one. */
  readonly words?: string;
  readonly level: number;
  readonly max: number;
}

export function Pips(props: Props): JSX.Element {
  const { name, words = capital(nameOf('gauge', name)), level, max } = props;
  return (
    <span
      class={`pips pips-${name}`}
      role="img"
      aria-label={say('viewer.gauge', { gauge: words, level, max })}
    >
      <Icon name={GAUGE_ICONS[name]} />
      {Array.from({ length: max }, (_, place) => (
        <i key={place} class={place < level ? 'lit' : ''} />
      ))}
    </span>
  );
}
