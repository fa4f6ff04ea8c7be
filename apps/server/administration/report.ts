// Reporting somebody: what was said around it is copied, so that it stays whatever becomes of the table. PEOPLE-04.
import type { NetBrought, WishOf } from '@race/protocol';
import { cleanWords } from '@race/protocol';
import type { KeptQuote, KeptSaid } from '@race/store';
import type { At, Granted } from '../live/grants.ts';
import { type Matter, seatOf } from '../rooms/matter.ts';
import { missing } from '../rooms/missing.ts';
import { NO } from '../rooms/refusals.ts';
import { hashOf } from '../rooms/tokens.ts';
import { writing } from '../rooms/writing.ts';

const RECEIVED: NetBrought = { kind: 'done' };
/** Lines before and after the one that is reported; of a person, the last ones. */
const BEFORE = 15;
const AFTER = 5;
const LOOKED_THROUGH = 500;
/** Reports of one person that nobody has settled yet. */
const MOST_OPEN = 20;

export async function reportSomebody(at: At, wish: WishOf<'report'>): Promise<Granted> {
  const { desk, who } = at;
  const { hall, administrators, limits } = desk;
  if (administrators.size === 0) return NO.noReports;
  const room = await hall.room(wish.table);
  if (room === null) return missing(hall, wish.table);
  if (seatOf(room.matter, who.person) === null) return NO.notYourSeat;
  const said = await hall.store.talkOf(room.id, LOOKED_THROUGH);
  const reported = reportedBy(room.matter, said, wish);
  if (reported === null || reported.person === who.person) return NO.noSuchLine;
  const { person, name } = reported;
  if (!(await limits.reports.take(who.person))) return NO.manyReports;
  const waiting = (await hall.store.reportsBy(who.person)).filter(({ settled }) => settled === null);
  if (waiting.length >= MOST_OPEN) return NO.manyReports;
  const report = {
    // The same reported twice is one report.
    report: hashOf([who.person, person, room.id, wish.line ?? ''].join(' ')),
    reporter: who.person,
    person,
    name,
    table: room.id,
    seat: wish.seat,
    line: wish.line,
    reason: wish.reason,
    words: cleanWords(wish.words),
    made: hall.now(),
    settled: null,
  };
  const quotes = around(said, wish.line).map(quoteOf);
  const isNew = await writing(hall.committer)({ write: 'report', report, quotes });
  return isNew || (await hall.store.report(report.report)) !== null ? RECEIVED : NO.notKept;
}

/** Who said the line, by the name they had then, or who sits there; null where that is nobody. */
function reportedBy(
  matter: Matter,
  said: readonly KeptSaid[],
  { seat, line }: WishOf<'report'>,
): Pick<KeptSaid, 'person' | 'name'> | null {
  if (line !== null) return said.find((one) => one.line === line && one.seat === seat) ?? null;
  const sits = matter.seats[seat];
  return sits?.kind === 'person' ? sits : null;
}

const around = (said: readonly KeptSaid[], line: number | null): readonly KeptSaid[] =>
  line === null
    ? said.slice(-BEFORE)
    : said.filter((one) => one.line >= line - BEFORE && one.line <= line + AFTER);

const quoteOf = ({ line, person, name, seat, phrase, words, made }: KeptSaid): KeptQuote => ({
  line,
  person,
  name,
  seat,
  phrase,
  words,
  made,
});
