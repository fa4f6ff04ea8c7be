import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { connect } from '../testing/player.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { isMailAddress, type Mail, mailBy } from './mail.ts';
import { type Mailbox, makeMailbox } from './mailbox.ts';

let time = 0;
let store: Store;
let server: TestServer;
let mailbox: Mailbox;
let sent: Mail[] = [];
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'race-mail-'));
  time = 1_000_000;
  sent = [];
  store = memoryStore();
  const send = async (mail: Mail) => void sent.push(mail);
  mailbox = makeMailbox({ store, send, address: 'https://race.example.org', now: () => time });
  server = await openTestServer({ store, now: () => time, mailbox });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const codeIn = (mail: Mail | undefined): string => /\b[A-Z2-9]{10}\b/.exec(mail?.text ?? '')?.[0] ?? '';
const ADA = { do: 'mail', address: 'ada@example.org', language: 'de' } as const;

describe('NET-10 mail', () => {
  it('goes to an address once the code that was sent there has come back', async () => {
    const ada = await connect(server.port, null, 'Ada');
    await ada.get(ADA);
    expect(sent).toMatchObject([{ to: 'ada@example.org', subject: 'The Great Race' }]);
    expect(sent[0]?.text).toContain('zehn Minuten');
    expect(await ada.ask({ do: 'mailCode', code: 'AAAAAAAAAA' })).toMatchObject({
      refusal: { reason: 'net.unknownCode' },
    });
    expect(await ada.get({ do: 'notices' })).toMatchObject({ canMail: true, mail: null });
    await ada.get({ do: 'mailCode', code: codeIn(sent[0]) });
    expect(await ada.get({ do: 'notices' })).toMatchObject({ mail: 'ada@example.org' });
    await ada.get({ do: 'unmail' });
    expect(await ada.get({ do: 'notices' })).toMatchObject({ mail: null });
  });

  it('has a code that does not last, is not guessed, and belongs to who asked', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const ben = await connect(server.port, null, 'Ben');
    const refused = { refusal: { reason: 'net.unknownCode' } };
    await ada.get(ADA);
    expect(await ben.ask({ do: 'mailCode', code: codeIn(sent[0]) })).toMatchObject(refused);
    time += 10 * 60_000 + 1;
    expect(await ada.ask({ do: 'mailCode', code: codeIn(sent[0]) })).toMatchObject(refused);
    await ada.get(ADA);
    for (let n = 0; n < 5; n++) await ada.ask({ do: 'mailCode', code: 'AAAAAAAAAA' });
    expect(await ada.ask({ do: 'mailCode', code: codeIn(sent[1]) })).toMatchObject(refused);
  });

  it('is proved at whichever process the code comes back to', async () => {
    const ada = await connect(server.port, null, 'Ada');
    await ada.get(ADA);
    const again = makeMailbox({
      store,
      send: async () => undefined,
      address: 'https://race.example.org',
      now: () => time,
    });
    const other = await openTestServer({
      store: { ...store, close: async () => undefined },
      now: () => time,
      mailbox: again,
    });
    const there = await connect(other.port, ada.token);
    await there.get({ do: 'mailCode', code: codeIn(sent[0]) });
    expect(await ada.get({ do: 'notices' })).toMatchObject({ mail: 'ada@example.org' });
    expect(await there.ask({ do: 'mailCode', code: codeIn(sent[0]) })).toMatchObject({ ok: false });
    await other.close();
  });

  it('of many people who wait for a code loses none', async () => {
    for (let n = 0; n < 10_050; n++)
      await store.commit([
        {
          write: 'mailCode',
          code: { person: `p${n}`, address: `p${n}@example.org`, language: 'de', hash: 'x', until: time + 1 },
        },
      ]);
    const ada = await connect(server.port, null, 'Ada');
    await ada.get(ADA);
    expect(await store.mailCodeOf('p0')).not.toBeNull();
    await ada.get({ do: 'mailCode', code: codeIn(sent[0]) });
  });

  it('comes three times to one address and then once in twenty minutes, from however many addresses it is asked for', async () => {
    const { mails, mailsTo } = makeLimits(() => time, store);
    const limited = await openTestServer({
      store: { ...store, close: async () => undefined },
      now: () => time,
      mailbox,
      limits: { ...NO_LIMITS, mails, mailsTo },
      isBehindProxy: true,
    });
    const asked = async (n: number, address: string) => {
      const headers = { 'x-forwarded-for': `10.0.${n}.1` };
      const somebody = await connect(limited.port, null, 'Eve', undefined, headers);
      const said = await somebody.ask({ do: 'mail', address, language: 'de' });
      return said.ok ? null : said.refusal.reason;
    };
    const reasons: (string | null)[] = [];
    for (let n = 0; n < 25; n++)
      reasons.push(await asked(n, n % 2 === 0 ? 'Ada@example.org' : 'ada@EXAMPLE.org'));
    expect(reasons.filter((one) => one === null)).toHaveLength(3);
    expect(sent).toHaveLength(3);
    expect(await asked(30, 'ben@example.org')).toBeNull();
    time += 1_200_000;
    expect(await asked(31, 'ada@example.org')).toBeNull();
    await limited.close();
  });

  it('says where one is asked, and nothing else', async () => {
    const mail = { person: 'anna', address: 'anna@example.org', language: 'nl', made: 1 };
    await store.commit([{ write: 'mail', mail }]);
    await mailbox.channel({ person: 'anna', name: 'Anna', tables: ['t1'] });
    await mailbox.channel({ person: 'ben', name: 'Ben', tables: ['t1'] });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(
      /^Je bent aan de beurt aan een tafel\.\n\nhttps:\/\/race\.example\.org\/#online=t1\n\n[^\n]+\n$/,
    );
  });

  it.each(['ada', 'ada@localhost', 'a@b.c\r\nBcc: x@y.z', 'a b@c.de', '<a@b.de>', 'a@b..de', 'a@-b.de'])(
    'is refused for %j',
    (address) => expect(isMailAddress(address)).toBe(false),
  );

  it('is handed to the program whole, on its standard input', async () => {
    const program = join(folder, 'send.mjs');
    const out = join(folder, 'out.txt');
    writeFileSync(
      program,
      `import { writeFileSync, readFileSync } from 'node:fs'; writeFileSync(process.argv[2], readFileSync(0));`,
    );
    await mailBy(
      `${process.execPath} ${program} ${out}`,
      'race@example.org',
    )({
      to: 'ada@example.org',
      subject: 'Zürich',
      text: 'Grüße\n',
    });
    const [head = '', body = ''] = readFileSync(out, 'utf8').split('\r\n\r\n');
    expect(head.split('\r\n')).toContain('To: ada@example.org');
    expect(head).toContain(`Subject: =?UTF-8?B?${Buffer.from('Zürich').toString('base64')}?=`);
    expect(Buffer.from(body, 'base64').toString()).toBe('Grüße\n');
    await expect(
      mailBy(`${process.execPath} ${folder}/none`, 'r@e.org')({ to: '', subject: '', text: '' }),
    ).rejects.toThrow();
  });
});

describe('NET-10 a server without mail', () => {
  it('says so', async () => {
    const plain = await openTestServer();
    const ada = await connect(plain.port, null, 'Ada');
    expect(await ada.ask(ADA)).toMatchObject({ refusal: { reason: 'net.noMail', rule: 'NET-10' } });
    await plain.close();
  });
});
