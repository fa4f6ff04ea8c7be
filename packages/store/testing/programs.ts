import { expect, it } from 'vitest';
import type { ApiTokenRow, Change, Store } from '../index.ts';

const token = (hash: string, more: Partial<ApiTokenRow> = {}): ApiTokenRow => ({
  hash,
  person: 'ada',
  owner: 'ada',
  label: 'Statistics',
  scopes: ['read'],
  made: 1,
  used: 1,
  until: 1_000,
  ...more,
});

/** Tests of bot accounts and tokens of programs, for every store. */
export function keepsPrograms(current: () => Store): void {
  const write = async (...changes: Change[]) => current().commit(changes);
  const add = (row: ApiTokenRow, most = 9): Change => ({ write: 'apiToken', token: row, most });
  const bot = (person: string, most: number): Change => ({
    write: 'bot',
    bot: { person, owner: 'ada', made: 1 },
    person: { person, name: 'Rover', made: 1 },
    most,
  });

  it('has the tokens of programs until they are ended or expire', async () => {
    const rover = token('h2', { person: 'rover', made: 2, scopes: ['read', 'play'], until: 2_000 });
    expect(await write(add(token('h1')), add(rover))).toEqual(['written', 'written']);
    expect(await current().apiToken('h2')).toEqual(rover);
    expect((await current().apiTokensOf('ada')).map(({ hash }) => hash)).toEqual(['h1', 'h2']);
    await write({ write: 'apiTokenUsed', hash: 'h1', at: 7 });
    expect((await current().apiToken('h1'))?.used).toBe(7);
    await write({ write: 'expireApiTokens', at: 1_000 });
    expect(await current().apiToken('h1')).toBeNull();
    expect(await write({ write: 'endApiToken', hash: 'h2', owner: 'rover' })).toEqual(['conflict']);
    expect(await write({ write: 'endApiToken', hash: 'h2', owner: 'ada' })).toEqual(['written']);
    expect(await current().apiToken('h2')).toBeNull();
  });

  it('ends them with the other sessions of their owner', async () => {
    await write(add(token('h3')), { write: 'revoke', person: 'ada', except: '' });
    expect(await current().apiTokensOf('ada')).toEqual([]);
  });

  it('has bot accounts and tokens up to a number, and forgets them with their owner', async () => {
    expect(await write(bot('one', 2), bot('two', 2), bot('three', 2))).toEqual([
      'written',
      'written',
      'conflict',
    ]);
    expect(await current().person('three')).toBeNull();
    expect((await current().botsOf('ada')).map(({ person }) => person)).toEqual(['one', 'two']);
    expect(await current().bot('one')).toEqual({ person: 'one', owner: 'ada', made: 1 });
    expect(await write(add(token('h4'), 1), add(token('h5'), 1))).toEqual(['written', 'conflict']);
    await write({ write: 'forget', person: 'ada' });
    expect(await current().botsOf('ada')).toEqual([]);
    expect(await current().apiTokensOf('ada')).toEqual([]);
  });
}
