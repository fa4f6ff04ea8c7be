/** Numbers, and lists and records of them, however deep: two counts add up to one. */
export type Count = number | readonly Count[] | { readonly [name: string]: Count };

/** Both counts in one; what only one of them has stays as it is. */
export function addUp<C>(one: C, other: C): C;
export function addUp(one: Count | undefined, other: Count | undefined): Count | undefined {
  if (one === undefined) return other;
  if (other === undefined) return one;
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (isList(one) && isList(other))
    return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => sum(one[at], other[at]));
  if (isRecord(one) && isRecord(other))
    return Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
        name,
        sum(one[name], other[name]),
      ]),
    );
  throw new Error('counts of different shapes do not add up');
}

const sum = (one: Count | undefined, other: Count | undefined): Count => addUp(one, other) ?? 0;

const isList = (count: Count): count is readonly Count[] => Array.isArray(count);

const isRecord = (count: Count): count is { readonly [name: string]: Count } =>
  typeof count === 'object' && !isList(count);
