// Reports: the talk around the reported line is copied, so that it outlives the table. PEOPLE-04.
import type { RequestOf, RequestResult } from '@race/protocol';
import { cleanWords } from '@race/protocol';
import type { QuoteRow, TalkRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import { hashOf } from '../common/tokens.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { missing } from '../rooms/missing.ts';
import { seatOf, type TableRecord } from '../rooms/table-record.ts';

const RECEIVED: RequestResult = { kind: 'done' };
/** Lines before and after the reported one; for a person, the last ones. */
const BEFORE = 15;
const AFTER = 5;
const LOOKED_THROUGH = 500;
/** The most open reports of one person. */
const MOST_OPEN = 20;

export async function reportSomebody(
  context: RequestContext,
  request: RequestOf<'report'>,
): Promise<HandlerResult> {
  const { shared, who } = context;
  const { rooms, administrators } = shared;
  if (administrators.size === 0) return NO.noReports;
  const actor = await rooms.get(request.table);
  if (actor === null) return missing(rooms.services, request.table);
  if (seatOf(actor.game.record, who.person) === null) return NO.notYourSeat;
  const said = await rooms.services.store.talkOf(actor.id, LOOKED_THROUGH);
  const reported = reportedBy(actor.game.record, said, request);
  if (reported === null || reported.person === who.person) return NO.noSuchLine;
  return fileReport(context, {
    ...{ person: reported.person, name: reported.name, place: actor.id, said },
    ...{ seat: request.seat, line: request.line, reason: request.reason, words: request.words },
  });
}

interface Filed extends Pick<RequestOf<'report'>, 'seat' | 'line' | 'reason' | 'words'> {
  readonly person: string;
  readonly name: string;
  /** The table, or the club. */
  readonly place: string;
  readonly said: readonly TalkRow[];
}

/** Writes a report with what was said around it. */
export async function fileReport(
  { shared, who }: RequestContext,
  { person, name, place, said, seat, line, reason, words }: Filed,
): Promise<HandlerResult> {
  const { services, limits } = shared;
  if (!(await limits.reports.take(who.person))) return NO.manyReports;
  const waiting = (await services.store.reportsBy(who.person)).filter(({ settled }) => settled === null);
  if (waiting.length >= MOST_OPEN) return NO.manyReports;
  const report = {
    // The same report twice counts once.
    report: hashOf([who.person, person, place, line ?? ''].join(' ')),
    reporter: who.person,
    person,
    name,
    table: place,
    seat,
    line,
    reason,
    words: cleanWords(words),
    made: services.now(),
    settled: null,
    outcome: null,
    reply: '',
    heard: null,
  };
  const quotes = around(said, line).map(quoteOf);
  const isNew = await services.committer.write({ write: 'report', report, quotes });
  return isNew || (await services.store.report(report.report)) !== null ? RECEIVED : NO.notKept;
}

/** The author of the line with the name they had then, or the person at the seat; null where there is none. */
function reportedBy(
  record: TableRecord,
  said: readonly TalkRow[],
  { seat, line }: RequestOf<'report'>,
): Pick<TalkRow, 'person' | 'name'> | null {
  if (line !== null) return said.find((one) => one.line === line && one.seat === seat) ?? null;
  const sits = record.seats[seat];
  return sits?.kind === 'person' ? sits : null;
}

const around = (said: readonly TalkRow[], line: number | null): readonly TalkRow[] =>
  line === null
    ? said.slice(-BEFORE)
    : said.filter((one) => one.line >= line - BEFORE && one.line <= line + AFTER);

const quoteOf = ({ line, person, name, seat, phrase, words, made }: TalkRow): QuoteRow => ({
  line,
  person,
  name,
  seat,
  phrase,
  words,
  made,
});
