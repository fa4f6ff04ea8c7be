import { DROPPING } from '../people/writes.ts';
import { claim, type Statement, type Writing } from '../sql.ts';
import type { ActRow, AdministrationChange, QuoteRow, ReportRow, SanctionRow } from './port.ts';

export function administrationWriting(change: AdministrationChange): Writing {
  switch (change.write) {
    case 'report':
      return {
        claims: [addReport(change.report)],
        besides: change.quotes.map((quote) => addQuote(change.report.report, quote)),
      };
    case 'act': {
      const { act, settles, sanction, lifts, strikes, marks } = change;
      const claims: Statement[] = [];
      if (settles != null) claims.push(['settleReport', settles, act.made]);
      if (lifts !== undefined) claims.push(['liftSanction', lifts, act.made]);
      if (strikes !== undefined) claims.push(['strikeRun', strikes]);
      const besides: Statement[] = [];
      if (sanction !== undefined) besides.push(addSanction(sanction));
      if (marks !== undefined) besides.push(['putMark', marks.name, marks.value]);
      return { claims: [...claims, addAct(act)], besides };
    }
    case 'dropOld':
      return {
        claims: [['dropOldTable', change.table, change.stage, change.before]],
        besides: [
          ...DROPPING.map((name): Statement => [name, change.table]),
          ['addGone', change.table, change.at],
        ],
      };
    case 'chore':
      return claim('doChore', change.chore, change.at, change.gap);
    case 'confirm':
      return claim('confirmSanction', change.sanction, change.person, change.at);
  }
}

function addReport(kept: ReportRow): Statement {
  const { report, reporter, person, name, table, seat, line, reason, words, made } = kept;
  return ['addReport', report, reporter, person, name, table, seat, line, reason, words, made];
}

function addQuote(report: string, quote: QuoteRow): Statement {
  const { line, person, name, seat, phrase, words, made } = quote;
  return ['addQuote', report, line, person, name, seat, phrase, words, made];
}

const addSanction = ({ sanction, person, kind, reason, made, until }: SanctionRow): Statement => [
  'addSanction',
  sanction,
  person,
  kind,
  reason,
  made,
  until,
];

const addAct = ({ act, administrator, kind, person, days, made }: ActRow): Statement => [
  'addAct',
  act,
  administrator,
  kind,
  person,
  days,
  made,
];
