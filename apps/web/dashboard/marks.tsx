// What modules put on a crew's dashboard.
import type { JSX } from 'preact';
import { gather } from '../state/modules.ts';

export function Marks({ seat }: { seat: number }): JSX.Element | null {
  const marks = gather(({ Mark }) => Mark);
  if (marks.length === 0) return null;
  return (
    <span class="marks">
      {marks.map((Mark, at) => (
        <Mark key={at} seat={seat} />
      ))}
    </span>
  );
}
