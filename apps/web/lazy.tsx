// A part of the page that is fetched when it is first shown.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { untilFetched } from './until-fetched.ts';

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: JSX.Element | null = <div class="waiting" />,
): ComponentType<P> {
  const part = signal<ComponentType<P> | null>(null);
  let asked = false;
  return function Lazy(props: P): JSX.Element | null {
    if (!asked) {
      asked = true;
      void untilFetched(load).then((loaded) => (part.value = loaded));
    }
    const Part = part.value;
    return Part === null ? meanwhile : <Part {...props} />;
  };
}
