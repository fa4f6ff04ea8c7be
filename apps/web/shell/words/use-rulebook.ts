import { loadRules, type Rulebook } from '@race/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { language } from './say.ts';

/** The rules in the current language; null while they are fetched. */
export function useRulebook(): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null);
  const current = language.value;
  useEffect(() => {
    let isWanted = true;
    void loadRules(current).then((loaded) => isWanted && setBook(loaded));
    return () => {
      isWanted = false;
    };
  }, [current]);
  return book;
}
