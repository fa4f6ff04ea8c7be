// Keys and what they do, and whether letters by themselves do anything.
import type { JSX } from 'preact';
import { Segments } from '../../front/segments.tsx';
import { chooseSingleKeys, SINGLE_KEYS, singleKeys } from '../../settings/single-keys.ts';
import { say } from '../../words/say.ts';

export function KeyLine({ press, words }: { press: string; words: string }): JSX.Element {
  return (
    <div class="keys-line">
      <dt>
        {press.split(' ').map((one) => (
          <kbd key={one}>{one}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}

export function SingleKeys(): JSX.Element {
  return (
    <section class="menu-part" aria-label={say('keys.single')}>
      <Segments
        legend={say('keys.single')}
        choices={SINGLE_KEYS.map((value) => ({ value, words: say(`front.${value}`) }))}
        chosen={singleKeys.value}
        onChoose={chooseSingleKeys}
      />
      <p class="aside">{say('keys.single.how')}</p>
    </section>
  );
}
