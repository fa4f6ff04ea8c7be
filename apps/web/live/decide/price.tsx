// A price as road signs: drop, cog, triangle.
import { damageSign, dangerSign, petrolSign, put } from '@race/atlas';
import type { JSX } from 'preact';
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
  return (
    <svg
      class="price"
      viewBox={`-16 -16 ${signs.length * 30 + 2} 32`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: signs.map((sign, at) => put(at * 30, 0, 1, sign)).join('') }}
    />
  );
}
