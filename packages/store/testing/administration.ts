import { expect, it } from 'vitest';
import type { Store } from '../index.ts';
import { line, row } from './kept.ts';

const report = (name: string, more: object = {}) => ({
  report: name,
  reporter: 'anna',
  person: 'ben',
  name: 'Ben',
  table: 'a',
  seat: 1,
  line: 2,
  reason: 'insult',
  words: 'He was rude.',
  made: 5,
  settled: null,
  outcome: null,
  reply: '',
  heard: null,
  ...more,
});
const settling = (...reports: string[]) => ({ reports, reply: 'Thank you.' });
const quote = (line: number, person: string) => ({
  line,
  person,
  name: person,
  seat: 1,
  phrase: '',
  words: `line ${line}`,
  made: line,
});
const sanction = (name: string, more: object = {}) => ({
  sanction: name,
  person: 'ben',
  kind: 'ban',
  reason: 'insult',
  made: 10,
  until: 99,
  lifted: null,
  confirmed: null,
  ...more,
});
const act = (name: string, more: object = {}) => ({
  act: name,
  administrator: 'root',
  kind: 'ban',
  person: 'ben',
  days: 7,
  made: 10,
  ...more,
});

/** Tests of reports and sanctions, for every store. */
export function keepsReports(store: () => Store): void {
  it('keeps a report once, with what was said around it', async () => {
    const kept = {
      write: 'report',
      report: report('r'),
      quotes: [quote(2, 'ben'), quote(1, 'anna')],
    } as const;
    expect(await store().commit([kept, { ...kept, quotes: [quote(3, 'ben')] }])).toEqual([
      'written',
      'conflict',
    ]);
    expect(await store().report('r')).toEqual(report('r'));
    expect(await store().quotesOf('r')).toEqual([quote(1, 'anna'), quote(2, 'ben')]);
    expect(await store().reportsBy('anna')).toEqual([report('r')]);
    expect(await store().reportsOn('ben')).toBe(1);
    expect(await store().report('s')).toBeNull();
    await store().commit([{ write: 'dropTable', table: 'a' }]);
    expect(await store().quotesOf('r')).toHaveLength(2);
  });

  it('settles a report once, whoever is quicker, and with it all that follows', async () => {
    for (const [at, name] of ['r', 's', 't'].entries())
      await store().commit([{ write: 'report', report: report(name, { made: at, line: null }), quotes: [] }]);
    const banned = { write: 'act', act: act('1'), settles: settling('r'), sanction: sanction('x') } as const;
    const late = {
      write: 'act',
      act: act('2'),
      settles: settling('r', 's'),
      sanction: sanction('y'),
    } as const;
    expect(await store().commit([banned, late])).toEqual(['written', 'conflict']);
    expect((await store().reports(false, 9)).map((one) => one.report)).toEqual(['s', 't']);
    const settled = report('r', { made: 0, line: null, settled: 10, outcome: 'ban', reply: 'Thank you.' });
    expect(await store().reports(true, 9)).toEqual([settled]);
    expect(await store().sanctionsOf('ben')).toEqual([sanction('x')]);
    expect(await store().acts(9)).toEqual([act('1')]);
    await store().commit([
      { write: 'act', act: act('3', { made: 12, person: '', days: null }), settles: settling('s', 't') },
    ]);
    expect((await store().reports(true, 9)).map((one) => one.report)).toEqual(['s', 't', 'r']);
    expect((await store().acts(1)).map((one) => one.act)).toEqual(['3']);
  });

  it('keeps what came of a report until its reporter has read it', async () => {
    await store().commit([
      { write: 'report', report: report('r'), quotes: [] },
      { write: 'report', report: report('s', { reporter: 'cleo' }), quotes: [] },
    ]);
    const confirm = (person: string) => ({ write: 'confirmReply', report: 'r', person, at: 30 }) as const;
    expect(await store().unheardBy('anna')).toEqual([]);
    expect(await store().commit([confirm('anna')])).toEqual(['conflict']);
    await store().commit([{ write: 'act', act: act('1', { kind: 'dismiss' }), settles: settling('r') }]);
    expect(await store().unheardBy('anna')).toEqual([
      report('r', { settled: 10, outcome: 'dismiss', reply: 'Thank you.' }),
    ]);
    expect(await store().unheardBy('cleo')).toEqual([]);
    expect(await store().sanctionedSince(10)).toEqual([{ person: 'anna', kind: 'reply' }]);
    expect(await store().commit([confirm('cleo'), confirm('anna'), confirm('anna')])).toEqual([
      'conflict',
      'written',
      'conflict',
    ]);
    expect(await store().unheardBy('anna')).toEqual([]);
    expect(await store().sanctionedSince(10)).toEqual([]);
  });

  it('empties a line of talk once, and gives a person another name in all they said', async () => {
    const said = { table: 'a', person: 'ben', name: 'Ben', seat: 1, phrase: '', words: 'You', made: 1 };
    await store().commit([
      { write: 'person', person: { person: 'ben', name: 'Ben', made: 1 } },
      { write: 'said', said },
      { write: 'said', said: { ...said, phrase: 'sorry', words: null } },
    ]);
    const remove = (name: string, line: number) =>
      ({ write: 'act', act: act(name), removes: { table: 'a', line } }) as const;
    expect(await store().commit([remove('1', 1), remove('2', 1), remove('3', 9)])).toEqual([
      'written',
      'conflict',
      'conflict',
    ]);
    expect(await store().talkLine('a', 1)).toMatchObject({ phrase: '', words: null });
    expect(await store().talkLine('a', 2)).toMatchObject({ phrase: 'sorry', line: 2 });
    expect(await store().talkLine('a', 9)).toBeNull();
    const names = { person: 'ben', name: 'Benedict', made: 1 };
    await store().commit([{ write: 'act', act: act('4', { kind: 'name' }), names }]);
    expect((await store().talkOf('a', 9)).map(({ name }) => name)).toEqual(['Benedict', 'Benedict']);
    expect(await store().person('ben')).toEqual(names);
    const nobody = { ...names, person: 'nobody' };
    expect(await store().commit([{ write: 'act', act: act('5'), names: nobody }])).toEqual(['conflict']);
  });

  it('finds people by a part of their name, whatever its letters are', async () => {
    for (const [made, name] of ['Ann', 'JoANNa', 'Ben', '100 %', 'A_b', 'A\\b'].entries())
      await store().commit([{ write: 'person', person: { person: `p${made}`, name, made } }]);
    const found = async (words: string, most = 9) =>
      (await store().peopleNamed(words, most)).map(({ name }) => name);
    expect(await found('ann')).toEqual(['JoANNa', 'Ann']);
    expect(await found('ANN', 1)).toEqual(['JoANNa']);
    expect(await found('%')).toEqual(['100 %']);
    expect(await found('_')).toEqual(['A_b']);
    expect(await found('a\\b')).toEqual(['A\\b']);
    expect(await found('nobody')).toEqual([]);
  });

  it('lifts a sanction once, and knows on whom something was imposed since when', async () => {
    await store().commit([
      { write: 'act', act: act('1'), sanction: sanction('x') },
      {
        write: 'act',
        act: act('2'),
        sanction: sanction('y', { kind: 'warning', until: null, person: 'cleo' }),
      },
    ]);
    expect(await store().sanctionedSince(10)).toEqual([
      { person: 'ben', kind: 'ban' },
      { person: 'cleo', kind: 'warning' },
    ]);
    expect(await store().sanctionedSince(11)).toEqual([]);
    const lift = (name: string) => ({ write: 'act', act: act(name, { made: 20 }), lifts: 'x' }) as const;
    expect(await store().commit([lift('3'), lift('4')])).toEqual(['written', 'conflict']);
    expect(await store().sanctionedSince(10)).toEqual([{ person: 'cleo', kind: 'warning' }]);
    expect(await store().sanction('x')).toEqual(sanction('x', { lifted: 20 }));
    const confirm = (person: string) => ({ write: 'confirm', sanction: 'y', person, at: 30 }) as const;
    expect(await store().commit([confirm('ben'), confirm('cleo'), confirm('cleo')])).toEqual([
      'conflict',
      'written',
      'conflict',
    ]);
    expect((await store().sanction('y'))?.confirmed).toBe(30);
  });

  it('sets a mark with an act', async () => {
    const marks = { name: 'keeping', value: '90' };
    await store().commit([{ write: 'act', act: act('1', { kind: 'keep', person: '' }), marks }]);
    expect(await store().mark('keeping')).toBe('90');
  });

  it('moves what is a guest’s to the account, and forgets who is to be forgotten', async () => {
    await store().commit([
      { write: 'report', report: report('r'), quotes: [quote(1, 'anna'), quote(2, 'ben')] },
      {
        write: 'report',
        report: report('s', { person: 'anna', reporter: 'ben' }),
        quotes: [quote(1, 'ben')],
      },
      { write: 'act', act: act('1'), sanction: sanction('x') },
      { write: 'inherit', from: 'ben', to: 'bea' },
    ]);
    expect((await store().report('r'))?.person).toBe('bea');
    expect((await store().report('s'))?.reporter).toBe('bea');
    expect(await store().sanctionsOf('bea')).toHaveLength(1);
    expect((await store().acts(9))[0]?.person).toBe('bea');
    await store().commit([{ write: 'forget', person: 'bea' }]);
    expect(await store().report('r')).toBeNull();
    expect(await store().quotesOf('r')).toEqual([]);
    expect(await store().report('s')).toEqual(report('s', { person: 'anna', reporter: '', words: '' }));
    expect(await store().quotesOf('s')).toEqual([]);
    expect(await store().sanctionsOf('bea')).toEqual([]);
    expect((await store().acts(9))[0]?.person).toBe('');
  });

  it('drops old tables whose race is over, and none else, and remembers that they were here', async () => {
    await store().commit([
      { write: 'table', row: row('old', { stage: 'over', touched: 5 }) },
      { write: 'line', table: 'old', line: line(1) },
      { write: 'table', row: row('older', { stage: 'over', touched: 4 }) },
      { write: 'table', row: row('young', { stage: 'over', touched: 20 }) },
      { write: 'table', row: row('running', { stage: 'racing', touched: 3 }) },
    ]);
    expect(await store().oldTables(10, 9)).toEqual(['older', 'old']);
    expect(await store().oldTables(10, 1)).toEqual(['older']);
    const drop = (table: string) => ({ write: 'dropOld', table, stage: 'over', before: 10, at: 30 }) as const;
    expect(
      await store().commit([drop('old'), drop('old'), drop('young'), drop('running'), drop('none')]),
    ).toEqual(['written', 'conflict', 'conflict', 'conflict', 'conflict']);
    expect(await store().table('old')).toBeNull();
    expect(await store().lines('old')).toEqual([]);
    expect(await store().gone('old')).toBe(30);
    expect(await store().gone('young')).toBeNull();
    expect((await store().tablesOf('anna', 9)).map(({ table }) => table).sort()).toEqual([
      'older',
      'running',
      'young',
    ]);
  });

  it('lets one server do what is to be done once', async () => {
    const chore = (at: number) => ({ write: 'chore', chore: 'sweep', at, gap: 100 }) as const;
    expect(await store().commit([chore(500), chore(599), chore(600)])).toEqual([
      'written',
      'conflict',
      'written',
    ]);
  });
}
