import { numberOrNull, type SqlReader, type SqlRow, textOrNull } from '../sql.ts';
import type { ActRow, AdministrationStore, QuoteRow, ReportRow, SanctionRow } from './port.ts';

export const administrationReads = ({ one, many }: SqlReader): AdministrationStore => ({
  reports: (settled, most) => many(settled ? 'reportsSettled' : 'reportsOpen', readReport, most),
  report: (report) => one('report', readReport, report),
  reportsOn: async (person) => (await one('reportsOn', (row) => Number(row.count), person)) ?? 0,
  reportsBy: (person) => many('reportsBy', readReport, person),
  quotesOf: (report) => many('quotesOf', readQuote, report),
  sanctionsOf: (person) => many('sanctionsOf', readSanction, person),
  sanction: (sanction) => one('sanction', readSanction, sanction),
  sanctionedSince: (made) =>
    many('sanctionedSince', (row) => ({ person: String(row.person), kind: String(row.kind) }), made),
  oldTables: (before, most) => many('oldTables', (row) => String(row.table_id), before, most),
  gone: (table) => one('gone', (row) => Number(row.at), table),
  acts: (most) => many('acts', readAct, most),
});

const readReport = (row: SqlRow): ReportRow => ({
  report: String(row.report),
  reporter: String(row.reporter),
  person: String(row.person),
  name: String(row.name),
  table: String(row.table_id),
  seat: Number(row.seat),
  line: numberOrNull(row.line),
  reason: String(row.reason),
  words: String(row.words),
  made: Number(row.made),
  settled: numberOrNull(row.settled),
});

const readQuote = (row: SqlRow): QuoteRow => ({
  line: Number(row.line),
  person: String(row.person),
  name: String(row.name),
  seat: Number(row.seat),
  phrase: String(row.phrase),
  words: textOrNull(row.words),
  made: Number(row.made),
});

const readSanction = (row: SqlRow): SanctionRow => ({
  sanction: String(row.sanction),
  person: String(row.person),
  kind: String(row.kind),
  reason: String(row.reason),
  made: Number(row.made),
  until: numberOrNull(row.until),
  lifted: numberOrNull(row.lifted),
  confirmed: numberOrNull(row.confirmed),
});

const readAct = (row: SqlRow): ActRow => ({
  act: String(row.act),
  administrator: String(row.administrator),
  kind: String(row.kind),
  person: String(row.person),
  days: numberOrNull(row.days),
  made: Number(row.made),
});
