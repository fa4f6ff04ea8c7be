// Reporting somebody: what was said around it is copied, so that it stays whatever becomes of the table. PEOPLE-04.
import type { RequestOf, RequestResult } from '@race/protocol';
import { cleanWords } from '@race/protocol';
import type { QuoteRow, TalkRow } from '@race/store';
import { missing } from '../rooms/missing.ts';
import { NO } from '../rooms/refusals.ts';
import { seatOf, type TableRecord } from '../rooms/table-record.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';

const RECEIVED: RequestResult = { kind: 'done' };
/** Lines before and after the one that is reported; of a person, the last ones. */
const BEFORE = 15;
const AFTER = 5;
const LOOKED_THROUGH = 500;
/** Reports of one person that nobody has settled yet. */
const MOST_OPEN = 20;

export async function reportSomebody(
  context: RequestContext,
  request: RequestOf<'report'>,
): Promise<HandlerResult> {
  const { shared, who } = context;
  const { rooms, administrators, limits } = shared;
  if (administrators.size === 0) return NO.noReports;
  const room = await rooms.room(request.table);
  if (room === null) return missing(rooms, request.table);
  if (seatOf(room.record, who.person) === null) return NO.notYourSeat;
  const said = await rooms.store.talkOf(room.id, LOOKED_THROUGH);
  const reported = reportedBy(room.record, said, request);
  if (reported === null || reported.person === who.person) return NO.noSuchLine;
  const { person, name } = reported;
  if (!(await limits.reports.take(who.person))) return NO.manyReports;
  const waiting = (await rooms.store.reportsBy(who.person)).filter(({ settled }) => settled === null);
  if (waiting.length >= MOST_OPEN) return NO.manyReports;
  const report = {
    // The same reported twice is one report.
    report: hashOf([who.person, person, room.id, request.line ?? ''].join(' ')),
    reporter: who.person,
    person,
    name,
    table: room.id,
    seat: request.seat,
    line: request.line,
    reason: request.reason,
    words: cleanWords(request.words),
    made: rooms.now(),
    settled: null,
  };
  const quotes = around(said, request.line).map(quoteOf);
  const isNew = await writing(rooms.committer)({ write: 'report', report, quotes });
  return isNew || (await rooms.store.report(report.report)) !== null ? RECEIVED : NO.notKept;
}

/** Who said the line, by the name they had then, or who sits there; null where that is nobody. */
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
