import { afterEach, describe, expect, it } from 'vitest';
import { chanceFor, connect } from '../testing/player.ts';
import { gather, isOver, openTestServer, type TestServer } from '../testing/server.ts';
import { faultOf, type LogConfig, makeLog } from './log.ts';

const DEBUG: LogConfig = { form: 'json', level: 'debug', hasAddresses: false };

function noted(config: Partial<LogConfig> = {}) {
  const lines: string[] = [];
  const outside = { write: (line: string) => void lines.push(line), now: () => 0, process: 'abcd' };
  return { lines, log: makeLog({ ...DEBUG, ...config }, outside) };
}

describe('a line of the log', () => {
  it('is JSON with time, level, event and process first', () => {
    const { lines, log } = noted();
    log.write({ event: 'refused', socket: 7, rule: 'NET-01', reason: 'net.stale' });
    expect(lines).toEqual([
      '{"time":"1970-01-01T00:00:00.000Z","level":"debug","event":"refused","process":"abcd",' +
        '"rule":"NET-01","reason":"net.stale","socket":"abcd-7"}\n',
    ]);
  });

  it('is a sentence for people', () => {
    const { lines, log } = noted({ form: 'plain', level: 'info' });
    log.write({ event: 'ending', grace: 10 });
    log.write(faultOf(new Error('the disk is full')));
    log.write({ event: 'unknownAdministrator', login: 'ada' });
    expect(lines).toEqual([
      'ending, grace 10\n',
      'Error at a table: the disk is full\n',
      'ADMINISTRATORS: there is no account "ada" yet. Create it on the page, then restart the server.\n',
    ]);
  });

  it('is left out below its level', () => {
    const { lines, log } = noted({ level: 'warn' });
    log.write({ event: 'started', port: 1, version: '1', page: 'x' });
    log.write({ event: 'opened', socket: 1, address: '192.0.2.1' });
    expect(lines).toEqual([]);
    log.write({ event: 'dropped', socket: 1, code: 1008 });
    log.write(faultOf('nothing'));
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['dropped', 'fault']);
  });

  it('has an address only where the host wants it', () => {
    const [quiet, telling] = [noted(), noted({ hasAddresses: true })];
    for (const { log } of [quiet, telling]) log.write({ event: 'opened', socket: 1, address: '192.0.2.1' });
    expect(quiet.lines[0]).not.toContain('192.0.2.1');
    expect(JSON.parse(telling.lines[0] ?? '{}')).toMatchObject({ address: '192.0.2.1', socket: 'abcd-1' });
  });

  it('of a fault is one line, says where, and quotes nothing that could not be read', () => {
    expect(faultOf(new Error('first\nsecond'))).toMatchObject({
      kind: 'Error',
      message: 'first',
      at: expect.stringMatching(/^log\.test\.ts:\d+$/),
    });
    try {
      JSON.parse('{"hand": secret}');
    } catch (error) {
      expect(JSON.stringify(faultOf(error))).not.toContain('secret');
    }
  });
});

describe('the log of a whole race', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('has no token, name, password, table, answer or address, and one number for each socket', async () => {
    const { lines, log } = noted();
    server = await openTestServer({ log, failed: (error) => log.write(faultOf(error)) });
    const { table, players } = await gather(server, ['Ada Lovelace', 'Ben', 'Cleopatra']);
    const [ada] = players;
    const password = 'a long pass phrase';
    const made = await ada.get({ do: 'password', login: 'countess', password });
    const codes = made.kind === 'codes' ? made.codes : [];
    const other = await connect(server.port, null, 'Dora');
    await other.ask({ do: 'signIn', login: 'countess', password: 'another pass phrase' });
    await other.ask({ do: 'sit', table, seat: 0 });
    other.sendRaw('{"do":"hello","token":"not a request');
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat));
    await Promise.all(players.map((player) => player.until(isOver)));
    const answers = (await server.store.lines(table)).flatMap(({ entry, key }) => [entry, key]);
    // A fault whose error quotes the unreadable text.
    const { lines: read } = server.store;
    server.store.lines = async () => JSON.parse(`{"hand": ${password}}`);
    await ada.ask({ do: 'replay', table });
    server.store.lines = read;

    const text = lines.join('');
    const events = lines.map((line) => JSON.parse(line));
    for (const event of ['opened', 'refused', 'fault'])
      expect(events.some((one) => one.event === event)).toBe(true);
    const secrets = [
      ...players.map(({ token }) => token),
      other.token,
      ...['Lovelace', 'Cleopatra', 'Dora', 'countess', password, 'another pass phrase', 'not a request'],
      table,
      ...codes,
      '127.0.0.1',
    ];
    for (const secret of [...secrets, ...answers]) {
      expect(secret.length).toBeGreaterThan(1);
      if (text.includes(secret)) expect(secret).toBe('no secret');
    }
    const opened = events.filter(({ event }) => event === 'opened').map(({ socket }) => socket);
    expect(new Set(opened).size).toBe(4);
  });
});
