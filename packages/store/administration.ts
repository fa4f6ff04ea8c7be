// Reports, sanctions and acts of administrators.
import { NAME_ANEW, type PersonRow } from './accounts.ts';
import { belongingsOf, CLUBS } from './clubs.ts';
import { STRIKE_RUN } from './daily.ts';
import { entity, type RowOf, shape, text, textOrNull, whole, wholeOrNull } from './entity.ts';
import { claim, type Queries, type Statement, type Writings } from './sql.ts';
import { PUT_MARK } from './tables.ts';
import { EMPTY_LINE, NAME_WHAT_THEY_SAID } from './talk.ts';

/** A report of a person, with quotes. */
export const REPORTS = entity(
  'reports',
  {
    report: text,
    reporter: text,
    /** The reported person, and the name they had then. */
    person: text,
    name: text,
    table: text,
    seat: whole,
    /** The reported line; null for a person. */
    line: wholeOrNull,
    reason: text,
    words: text,
    made: whole,
    settled: wholeOrNull,
    /** The act that settled it, and what was written to its reporter; empty for nothing. */
    outcome: textOrNull,
    reply: text,
    /** When its reporter has read that. */
    heard: wholeOrNull,
  },
  {
    key: ['report'],
    indexes: {
      open: '(made) WHERE settled IS NULL',
      settled: '(settled) WHERE settled IS NOT NULL',
      person: '(person)',
      reporter: '(reporter, heard)',
    },
  },
);
export type ReportRow = RowOf<typeof REPORTS>;

/** A line of a table, copied into a report: it stays when the table is deleted. */
export const QUOTES = entity(
  'quotes',
  {
    report: text,
    line: whole,
    person: text,
    name: text,
    seat: whole,
    phrase: text,
    words: textOrNull,
    made: whole,
  },
  { key: ['report', 'line'], indexes: { person: '(person)' } },
);
export type QuoteRow = Omit<RowOf<typeof QUOTES>, 'report'>;

/** A warning, a silence or a ban. */
export const SANCTIONS = entity(
  'sanctions',
  {
    sanction: text,
    person: text,
    kind: text,
    reason: text,
    made: whole,
    /** Null for permanently. */
    until: wholeOrNull,
    lifted: wholeOrNull,
    /** When its person has read it. */
    confirmed: wholeOrNull,
  },
  { key: ['sanction'], indexes: { person: '(person)', made: '(made)' } },
);
export type SanctionRow = RowOf<typeof SANCTIONS>;

/** An act of an administrator. */
export const ACTS = entity(
  'acts',
  {
    act: text,
    administrator: text,
    kind: text,
    /** Empty where it concerns nobody, or a deleted person. */
    person: text,
    /** A number of days, if it has one; null for permanently, or for none. */
    days: wholeOrNull,
    made: whole,
  },
  { key: ['act'], indexes: { made: '(made)' } },
);
export type ActRow = RowOf<typeof ACTS>;

/** When each task was last done that one server does for all. */
export const CHORES = entity('chores', { chore: text, at: whole }, { key: ['chore'] });

export interface AdministrationChanges {
  /** A conflict if the same was reported before. */
  report: { readonly report: ReportRow; readonly quotes: readonly QuoteRow[] };
  /** An act and all its consequences; a conflict if another administrator was faster. */
  act: {
    readonly act: ActRow;
    readonly settles?: { readonly reports: readonly string[]; readonly reply: string };
    readonly sanction?: SanctionRow;
    readonly lifts?: string;
    /** The table of a run that is removed from its day permanently. It still counts as the attempt. */
    readonly strikes?: string;
    /** A line of talk that is emptied; its number stays. */
    readonly removes?: { readonly table: string; readonly line: number };
    /** A person gets another name, in what they said as well. */
    readonly names?: PersonRow;
    /** A club that ends. */
    readonly shuts?: string;
    /** A mark that is set with it. */
    readonly marks?: { readonly name: string; readonly value: string };
  };
  /** Claims a task that one server does for all, at the earliest so long after the last time: only one can. */
  chore: { readonly chore: string; readonly at: number; readonly gap: number };
  confirm: { readonly sanction: string; readonly person: string; readonly at: number };
  confirmReply: { readonly report: string; readonly person: string; readonly at: number };
}

export interface AdministrationStore {
  /** Open ones, the oldest first; or settled ones, the latest first. */
  reports(settled: boolean, most: number): Promise<readonly ReportRow[]>;
  report(report: string): Promise<ReportRow | null>;
  reportsOn(person: string): Promise<number>;
  reportsBy(person: string): Promise<readonly ReportRow[]>;
  /** Settled ones whose reporter has not read what came of them. */
  unheardBy(person: string): Promise<readonly ReportRow[]>;
  /** The quotes, in order. */
  quotesOf(report: string): Promise<readonly QuoteRow[]>;
  /** The latest first. */
  sanctionsOf(person: string): Promise<readonly SanctionRow[]>;
  sanction(sanction: string): Promise<SanctionRow | null>;
  /** People with a sanction since then that is in force, and those whose report was settled since then. */
  sanctionedSince(made: number): Promise<readonly { readonly person: string; readonly kind: string }[]>;
  /** The latest first. */
  acts(most: number): Promise<readonly ActRow[]>;
}

const SETTLE =
  'UPDATE reports SET settled = $2, outcome = $3, reply = $4 WHERE report = $1 AND settled IS NULL';
const LIFT = 'UPDATE sanctions SET lifted = $2 WHERE sanction = $1 AND lifted IS NULL';
const CONFIRM =
  'UPDATE sanctions SET confirmed = $3 WHERE sanction = $1 AND person = $2 AND confirmed IS NULL';
const CONFIRM_REPLY =
  'UPDATE reports SET heard = $3 WHERE report = $1 AND reporter = $2 AND settled IS NOT NULL AND heard IS NULL';
const CHORE = `${CHORES.put('at')} WHERE chores.at <= excluded.at - $3`;

export const administrationWritings: Writings<AdministrationChanges> = {
  report: ({ report, quotes }) => ({
    claims: [
      [REPORTS.add, ...REPORTS.values({ ...report, settled: null, outcome: null, reply: '', heard: null })],
    ],
    besides: quotes.map((quote) => [QUOTES.add, ...QUOTES.values({ report: report.report, ...quote })]),
  }),
  act({ act, settles, sanction, lifts, strikes, removes, names, shuts, marks }) {
    const claims: Statement[] = [];
    for (const report of settles?.reports ?? [])
      claims.push([SETTLE, report, act.made, act.kind, settles?.reply ?? '']);
    if (lifts !== undefined) claims.push([LIFT, lifts, act.made]);
    if (strikes !== undefined) claims.push([STRIKE_RUN, strikes]);
    if (removes !== undefined) claims.push([EMPTY_LINE, removes.table, removes.line]);
    const besides: Statement[] = [];
    if (shuts !== undefined) {
      claims.push([CLUBS.drop('club'), shuts]);
      besides.push(...belongingsOf(shuts));
    }
    if (names !== undefined) {
      claims.push([NAME_ANEW, names.person, names.name]);
      besides.push([NAME_WHAT_THEY_SAID, names.person, names.name]);
    }
    if (sanction !== undefined)
      besides.push([SANCTIONS.add, ...SANCTIONS.values({ ...sanction, lifted: null, confirmed: null })]);
    if (marks !== undefined) besides.push([PUT_MARK, marks.name, marks.value]);
    return { claims: [...claims, [ACTS.add, ...ACTS.values(act)]], besides };
  },
  chore: ({ chore, at, gap }) => claim(CHORE, chore, at, gap),
  confirm: ({ sanction, person, at }) => claim(CONFIRM, sanction, person, at),
  confirmReply: ({ report, person, at }) => claim(CONFIRM_REPLY, report, person, at),
};

export function administrationReads({ one, many }: Queries): AdministrationStore {
  const open = many(REPORTS, 'WHERE settled IS NULL ORDER BY made, report LIMIT $1');
  const settled = many(REPORTS, 'WHERE settled IS NOT NULL ORDER BY settled DESC, report LIMIT $1');
  const count = one(shape({ count: whole }, 'SELECT COUNT(*) AS count FROM reports'), 'WHERE person = $1');
  return {
    reports: (isSettled, most) => (isSettled ? settled(most) : open(most)),
    report: one(REPORTS, 'WHERE report = $1'),
    reportsOn: async (person) => (await count(person))?.count ?? 0,
    reportsBy: many(REPORTS, 'WHERE reporter = $1 ORDER BY made, report'),
    unheardBy: many(
      REPORTS,
      'WHERE reporter = $1 AND settled IS NOT NULL AND heard IS NULL ORDER BY settled, report',
    ),
    quotesOf: many(QUOTES.without('report'), 'WHERE report = $1 ORDER BY line'),
    sanctionsOf: many(SANCTIONS, 'WHERE person = $1 ORDER BY made DESC, sanction'),
    sanction: one(SANCTIONS, 'WHERE sanction = $1'),
    sanctionedSince: many(
      shape({ person: text, kind: text }, 'SELECT DISTINCT person, kind FROM sanctions'),
      `WHERE made >= $1 AND lifted IS NULL
      UNION SELECT reporter, 'reply' FROM reports WHERE settled >= $1 AND heard IS NULL ORDER BY person, kind`,
    ),
    acts: many(ACTS, 'ORDER BY made DESC, act LIMIT $1'),
  };
}
