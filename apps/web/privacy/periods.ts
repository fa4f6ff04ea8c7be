// For how long things are kept, row by row, as the privacy page shows it.
import { CODE_MINUTES, type PrivacyNews, type RetentionKind, SIGNED_IN } from '@race/protocol/retention.ts';
import { say } from '../words/say.ts';

export interface Period {
  readonly what: string;
  readonly long: string;
}

/** What says nothing about anybody: when the server was off, and names of tables that are gone. */
type AboutNobody = 'gone' | 'rests';

const KEPT = {
  unbegun: () => say('privacy.keep.unbegun'),
  abandoned: () => say('privacy.keep.abandoned'),
  deserted: () => say('privacy.keep.deserted'),
  guests: () => say('privacy.keep.guests'),
  bugs: () => say('privacy.keep.bugs'),
  settledReports: () => say('privacy.keep.settledReports'),
  openReports: () => say('privacy.keep.openReports'),
  sanctions: () => say('privacy.keep.sanctions'),
  acts: () => say('privacy.keep.acts'),
} as const satisfies Record<Exclude<RetentionKind, AboutNobody>, () => string>;

const SESSIONS = {
  guestIdle: () => say('privacy.keep.guestIdle'),
  accountIdle: () => say('privacy.keep.accountIdle'),
  accountAge: () => say('privacy.keep.accountAge'),
  device: () => say('privacy.keep.device'),
} as const satisfies Record<keyof typeof SIGNED_IN, () => string>;

export function periodsOf({ days, finished }: PrivacyNews): readonly Period[] {
  const after = (count: number): string => say('privacy.days', { days: count });
  const kept = (name: keyof typeof KEPT): Period => ({ what: KEPT[name](), long: after(days[name]) });
  const session = (name: keyof typeof SESSIONS): Period => ({
    what: SESSIONS[name](),
    long: after(SIGNED_IN[name]),
  });
  return [
    { what: say('privacy.keep.account'), long: say('privacy.keep.account.long') },
    session('accountIdle'),
    session('accountAge'),
    session('device'),
    session('guestIdle'),
    kept('guests'),
    { what: say('privacy.keep.code'), long: say('privacy.minutes', { count: CODE_MINUTES }) },
    kept('unbegun'),
    kept('abandoned'),
    {
      what: say('privacy.keep.finished'),
      long: finished === null ? say('privacy.keep.finished.long') : after(finished),
    },
    kept('deserted'),
    kept('bugs'),
    kept('settledReports'),
    kept('openReports'),
    kept('sanctions'),
    kept('acts'),
  ];
}
