import { administrationWriting } from './administration/writes.ts';
import { dailyWriting } from './daily/writes.ts';
import { paceWriting } from './paces.ts';
import { signingInWriting } from './people/signing-in-sql.ts';
import { peopleWriting } from './people/writes.ts';
import type { Change, LineRow, TableRow } from './port.ts';
import { presenceWriting } from './presence.ts';
import { ratingsWriting } from './ratings/writes.ts';
import { retentionWriting } from './retention.ts';
import { always, claim, type Statement, type Writing } from './sql.ts';

/** How each change is written: the same for every database. */
export function writingOf(change: Change): Writing {
  switch (change.write) {
    case 'line':
      return lineWriting(change.table, change.line, change.row);
    case 'table':
      return tableWriting(change.row);
    case 'person': {
      const { person, name, made } = change.person;
      return claim('putPerson', person, name, made);
    }
    case 'token':
      return claim('addToken', change.hash, change.person, change.made, change.label ?? '');
    case 'byToken': {
      const { claims, ...more } = writingOf(change.change);
      return { ...more, claims: [['holdToken', change.hash, change.person], ...claims] };
    }
    case 'revoke':
      return always(['revoke', change.person, change.except], ['forgetCodes', change.person]);
    case 'code':
      return claim('addCode', change.hash, change.person, change.until);
    case 'used':
      return claim('useCode', change.hash);
    case 'seen':
      return claim('putLook', change.table, change.person, change.at);
    case 'bug': {
      const { bug, table, seat, at, note, person, made } = change.bug;
      return claim('addBug', bug, table, seat, at, note, person, made);
    }
    case 'mark':
      return claim(change.once ? 'addMark' : 'putMark', change.name, change.value);
    case 'push': {
      const { endpoint, person, p256dh, auth, language, made } = change.push;
      return claim('putPush', endpoint, person, p256dh, auth, language, made);
    }
    case 'unpush':
      return claim('dropPush', change.endpoint, change.person);
    case 'mail': {
      const { person, address, language, made } = change.mail;
      return claim('putMail', person, address, language, made);
    }
    case 'unmail':
      return claim('dropMail', change.person);
    case 'await': {
      const { person, table, question, since } = change.await;
      return always(['addAwait', person, table, question, since]);
    }
    case 'unawait':
      return always(['dropAwait', change.person, change.table]);
    case 'tell':
      return claim('tellAwait', change.person, change.table);
    case 'call':
      return claim('call', change.person, change.at, change.gap);
    case 'rest':
      return claim('addRest', change.rest.since, change.rest.until);
    case 'run':
    case 'result':
      return dailyWriting(change);
    case 'sessionUsed':
    case 'endSession':
    case 'endYounger':
    case 'expireSessions':
    case 'device':
    case 'expireDevices':
    case 'totp':
    case 'totpUsed':
    case 'noTotp':
    case 'mailCode':
    case 'tryMailCode':
    case 'dropMailCode':
    case 'expireCodes':
      return signingInWriting(change);
    case 'house':
    case 'unhouse':
    case 'present':
      return presenceWriting(change);
    case 'pace':
    case 'fullPaces':
      return paceWriting(change);
    case 'sweep':
    case 'dropReport':
      return retentionWriting(change);
    case 'ended':
    case 'rated':
    case 'seek':
    case 'unseek':
    case 'match':
      return ratingsWriting(change, tableWriting);
    case 'report':
    case 'act':
    case 'dropOld':
    case 'chore':
    case 'confirm':
      return administrationWriting(change);
    default:
      return peopleWriting(change);
  }
}

function lineWriting(table: string, kept: LineRow, row: TableRow | undefined): Writing {
  const { line, seat, entry, key, at, question, checksum } = kept;
  const added: Statement = ['addLine', table, line, seat, entry, key, at, question, checksum];
  return row === undefined
    ? { claims: [added], besides: [] }
    : { claims: [tableClaim(row), added], besides: sittings(row) };
}

const tableWriting = (row: TableRow): Writing => ({ claims: [tableClaim(row)], besides: sittings(row) });

function tableClaim(row: TableRow): Statement {
  const { table, game, plan, record, stage, made, touched, revision, due } = row;
  const listed = row.listed ? 1 : 0;
  const people = JSON.stringify(row.people);
  return revision === 1
    ? ['addTable', table, game, plan, record, stage, listed, made, touched, people]
    : ['changeTable', table, plan, record, stage, listed, touched, revision, people, due];
}

const sittings = ({ table, people }: TableRow): Statement[] => [
  ['rise', table],
  ...people.map((person): Statement => ['sit', person, table]),
];
