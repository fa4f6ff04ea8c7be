// A price as road signs: drop, cog, triangle. It opens its rule.
import { damageSign, dangerSign, petrolSign, put } from '@race/atlas';
import type { JSX } from 'preact';
import { say } from '../../../shell/words/say.ts';
import { useTable } from '../../../table/model/table.ts';
import { openRule, RuleButton } from '../../../table/rules/open-rule.tsx';
import { choosingOf } from '../choosing.ts';
import { otherWords } from '../route-words.ts';
import { whyWords } from './words.ts';
import './price.css';

interface Due {
  readonly petrol: number;
  readonly damage: number;
  readonly dangers: number;
}

/** The words beside it say the same. */
export function Price({ petrol, damage, dangers }: Due): JSX.Element {
  const signs = [
    petrolSign(petrol),
    ...(damage > 0 ? [damageSign(damage)] : []),
    ...Array.from({ length: dangers }, dangerSign),
  ];
  const rule = damage + dangers > 0 ? 'BASE-DRIVE-03' : 'BASE-DRIVE-02';
  return (
    <button
      type="button"
      class="price"
      aria-haspopup="dialog"
      aria-label={say('decide.rule')}
      title={say('decide.rule')}
      onClick={() => openRule(rule)}
    >
      <svg
        viewBox={`-16 -16 ${signs.length * 30 + 2} 32`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: signs.map((sign, at) => put(at * 30, 0, 1, sign)).join('') }}
      />
    </button>
  );
}

// Another route to the chosen space.
export function OtherWay(): JSX.Element | null {
  const table = useTable();
  const { chooseWay, chosenWay, wayOffered } = choosingOf(table);
  const [way, other] = [chosenWay.value, wayOffered.value];
  const words = way === null || other === null ? '' : otherWords(table, way, other);
  if (words === '') return null;
  return (
    <button type="button" class="button idle-act other-way" onClick={() => chooseWay(other)}>
      {words}
    </button>
  );
}

// Why something cannot be done, with its rule beside it.
export function Refusal(): JSX.Element | null {
  const table = useTable();
  const { refused } = table;
  const refusal = refused.value;
  if (refusal === null) return null;
  const text = whyWords(table, refusal);
  return (
    <div class="says" role="alert">
      <p class="says-head long says-no">{text}</p>
      <RuleButton rule={refusal.rule} />
    </div>
  );
}
