// A price as road signs: drop, cog, triangle. It leads to the rule that asks for it.
import { damageSign, dangerSign, petrolSign, put } from '@race/atlas';
import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { openRule } from '../rules/open-rule.ts';
import './price.css';

interface Due {
  readonly petrol: number;
  readonly damage: number;
  readonly dangers: number;
}

/** What it says stands beside it in words. */
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
