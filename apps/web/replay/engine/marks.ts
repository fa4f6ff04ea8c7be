// The moments that mattered, out of all there are.
import type { RaceEvent, RacePublic } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { MarkKind, ReplayMark, ReplayScene, ShownMoment } from './messages.ts';

const KINDS: { readonly [K in RaceEvent['key']]?: MarkKind } = {
  crewArrived: 'arrival',
  brokeDown: 'breakdown',
  crewTargeted: 'strike',
  cityEntered: 'city',
  dangerMet: 'danger',
};

function kindOf(event: RaceEvent): MarkKind | undefined {
  if (event.key === 'spaceEntered') return event.danger ? 'danger' : undefined;
  return KINDS[event.key];
}

/** In the order of the race. A crew that comes to lead alone is one too. */
export function marksOf(moments: readonly ShownMoment[], scenes: readonly ReplayScene[]): ReplayMark[] {
  let before: Seat | null = null;
  return moments.flatMap(({ events }, at) => {
    const marks = events.flatMap((event): ReplayMark[] => {
      const kind = kindOf(event);
      return kind === undefined || !('seat' in event) ? [] : [{ at, kind, seat: event.seat, event }];
    });
    const ahead = aheadIn(scenes[at]?.public);
    const isNew = ahead !== null && before !== null && ahead !== before;
    before = ahead ?? before;
    return isNew && ahead !== null ? [...marks, { at, kind: 'lead', seat: ahead, event: null }] : marks;
  });
}

/** Who is ahead of all others on the way; null while nobody is. */
function aheadIn(publicState: RacePublic | undefined): Seat | null {
  const levels = publicState?.crews.map(({ level }) => level) ?? [];
  const best = Math.max(...levels);
  const [first, second] = levels.flatMap((level, seat) => (level === best ? [seat] : []));
  return best > 0 && second === undefined ? (first ?? null) : null;
}
