// A crew at a glance: its half-track with its pennant, and the disc that stands for it.
import { crewToken, halftrack, pennant } from '@race/atlas';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

export function Silhouette({ crew }: { crew: string }): JSX.Element {
  const svg = useMemo(
    () =>
      `<g transform="translate(-46 -66)">${pennant(crew)}</g><g transform="scale(.86)">${halftrack(crew)}</g>`,
    [crew],
  );
  return (
    <svg
      class="silhouette"
      viewBox="-54 -68 104 72"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

export function Token({ crew }: { crew: string }): JSX.Element {
  const svg = useMemo(() => crewToken(crew, 14), [crew]);
  return (
    <svg class="token" viewBox="-16 -16 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
