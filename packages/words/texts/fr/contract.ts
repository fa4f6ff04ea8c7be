import type { Contract } from '../../fill.ts';

const ELIDES = /(?<![\p{L}’])(d|qu|l|n|s|jusqu|lorsqu|puisqu)e $/iu;
const VOWEL = /^(?:[aàâæeéèêëiîïoôœuùûü]|y[^aeiou]|h(?:[éèêiîyô]|e[cnlru]|om|on|or|ub|ui[^t]))/iu;

const CONTRACTS = /(?<!\p{L})(de|à) $/iu;
const ARTICLE = /^(le|les) /iu;
const CONTRACTED: { readonly [words: string]: string } = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};

/** « de Addis-Abeba » se dit « d’Addis-Abeba » ; « de Le Cap » se dit « du Cap », mais seulement si le nom est de nous. */
export const contract: Contract = (before, put, isOurs) => {
  if (VOWEL.test(put)) return [before.replace(ELIDES, '$1’'), put];
  const [, article] = ARTICLE.exec(put) ?? [];
  const [, first] = CONTRACTS.exec(before) ?? [];
  if (!isOurs || article === undefined || first === undefined) return [before, put];
  const one = CONTRACTED[`${first} ${article}`.toLowerCase()] ?? first;
  const cased = first[0] === first[0]?.toLowerCase() ? one : one[0]?.toUpperCase() + one.slice(1);
  return [`${before.slice(0, -first.length - 1)}${cased} `, put.slice(article.length + 1)];
};
