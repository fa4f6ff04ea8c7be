import { FORGETTING as FORGETTING_REPORTS, MOVING as MOVING_REPORTS } from '../administration/schema.ts';
import { always, claim, type Statement, type Writing } from '../sql.ts';
import type { PeopleChange } from './port.ts';

export function peopleWriting(change: PeopleChange): Writing {
  switch (change.write) {
    case 'account': {
      const { person, login, password, made } = change.account;
      return claim('putAccount', person, login, password, made);
    }
    case 'newAccount': {
      const { person, login, password, made } = change.account;
      return claim('addAccount', person, login, password, made);
    }
    case 'passkey': {
      const { passkey, person, key, counter, label, made } = change.passkey;
      return claim('addPasskey', passkey, person, key, counter, label, made);
    }
    case 'passkeyUsed':
      return claim('usePasskey', change.passkey, change.counter);
    case 'dropPasskey':
      return claim('dropPasskey', change.passkey, change.person);
    case 'recoveries':
      return always(
        ['forgetRecoveries', change.person],
        ...change.hashes.map((hash): Statement => ['addRecovery', hash, change.person]),
      );
    case 'recovered':
      return claim('useRecovery', change.hash);
    case 'inherit':
      return always(...INHERITING.map((name): Statement => [name, change.from, change.to]));
    case 'said': {
      const { table, person, name, seat, phrase, words, made } = change.said;
      return { ...claim('addTalk', table, person, seat, phrase, words, made, name), isCounted: true };
    }
    case 'wordless':
      return always([change.wordless ? 'wordless' : 'worded', change.person]);
    case 'mute':
      return always([change.muted ? 'mute' : 'unmute', change.person, change.other]);
    case 'forget':
      return always(...FORGETTING.map((name): Statement => [name, change.person]));
    case 'dropTable':
      return always(...DROPPING.map((name): Statement => [name, change.table]));
  }
}

const INHERITING = [
  'moveBugs',
  'movePushes',
  'moveTalk',
  'moveMutes',
  'moveMuted',
  'moveWordless',
  'moveRuns',
  'moveRatings',
  'moveResults',
  ...MOVING_REPORTS,
] as const;

const FORGETTING = [
  'forgetAccount',
  'forgetPasskeys',
  'forgetRecoveries',
  'forgetTokens',
  'forgetDevices',
  'forgetTotp',
  'forgetMailCode',
  'forgetBugs',
  'forgetCodes',
  'forgetLooks',
  'forgetPushes',
  'forgetAwaits',
  'forgetMails',
  'forgetCalls',
  'forgetTalk',
  'forgetMutes',
  'forgetWordless',
  'forgetRuns',
  'forgetRatings',
  'forgetResults',
  'unseek',
  ...FORGETTING_REPORTS,
  'forgetPerson',
] as const;

/** What hangs on a table, and the table itself. */
export const DROPPING = [
  'dropTable',
  'dropLines',
  'dropLooks',
  'dropAwaits',
  'dropTalk',
  'forgetEnding',
  'dropResults',
  'dropBugs',
  'dropRuns',
  'rise',
] as const;
