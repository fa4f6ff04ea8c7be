import { memoryStore } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits } from '../requests/buckets.ts';
import { chanceFor } from '../testing/player.ts';
import { readPrometheus } from '../testing/prometheus.ts';
import { gather, isOver, openTestServer, playUntil, type TestServer } from '../testing/server.ts';
import { familiesOf, serveMetrics } from './metrics.ts';
import { watchProcess } from './process.ts';
import { exposed } from './prometheus.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const BUILD = { version: '1.2.3', page: 'abc' };
const watched = () => ({
  meters: server.services.meters,
  rooms: server.rooms,
  sockets: { count: () => 3 },
  build: BUILD,
});

const figures = () => {
  const read = readPrometheus(exposed(familiesOf(watched())));
  return (series: string): number | undefined =>
    read.get(series.replace(/(_count|_sum)?(\{.*)?$/, ''))?.samples.get(series);
};

describe('the figures of a server', () => {
  it('count what is played, acknowledged, thought, written and refused', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben'], ['me', 'open', 'racer']);
    const [ada, ben] = players;
    for (const [seat, player] of [ada, ben].entries()) player.playOn(table, chanceFor(seat));
    await Promise.all([ada, ben].map((player) => player.until(isOver)));
    await ada.ask({ do: 'answer', table, question: 9_999, key: 'late', answer: {} });
    await server.services.committer.flushed();
    const lines = await server.store.lines(table);
    const people = lines.filter(({ seat }) => seat !== 2).length;
    const said = figures();
    expect(said('race_moves_total')).toBe(lines.length);
    expect(said('race_acknowledgement_seconds_count')).toBe(people);
    expect(said('race_bot_seconds_count{where="loop"}')).toBe(lines.length - people);
    expect(said('race_transaction_lines_sum')).toBe(lines.length);
    expect(said('race_transaction_seconds_count')).toBe(said('race_transaction_lines_count'));
    expect(said('race_refusals_total{rule="NET-01"}')).toBe(1);
    expect(said('race_store_errors_total')).toBe(0);
    expect(said('race_rooms')).toBe(1);
    expect(said('race_sockets')).toBe(3);
    expect(said('race_build_info{version="1.2.3",page="abc"}')).toBe(1);
  });

  it('count transactions that fail, changes that came second, and whom a limit stops', async () => {
    await server.close();
    server = await openTestServer({ limits: makeLimits(() => 0, memoryStore()) });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const { commit } = server.store;
    server.store.commit = async () => {
      throw new Error('the disk is full');
    };
    const asked = players.find((player) => player.answers().length > 0);
    await asked?.give(table, asked.answers()[0] as object);
    server.store.commit = commit;
    const row = await server.store.table(table);
    if (row !== null)
      await new Promise((resolve) => server.services.committer.add({ write: 'table', row }, resolve));
    for (let n = 0; n < 650; n++) await players[0].ask({ do: 'ping' });
    const said = figures();
    expect(said('race_store_errors_total')).toBe(1);
    expect(said('race_commit_conflicts_total')).toBe(1);
    expect(said('race_limited_total{limit="guests"}')).toBeGreaterThan(0);
    expect(said('race_limited_total{limit="guests"}')).toBe(said('race_refusals_total{rule="NET-05"}'));
  });

  it('say nothing of who plays what', async () => {
    const { table, players } = await gather(server, ['Ada Lovelace', 'Ben', 'Cleo']);
    await playUntil(table, players, () => (players[0].mirror?.at ?? 0) >= 10);
    const text = exposed(familiesOf(watched()));
    for (const secret of [table, 'Ada', ...players.map(({ token }) => token)])
      expect(text).not.toContain(secret);
  });
});

describe('the place of the figures', () => {
  it('is an address of its own, and only there', async () => {
    const metrics = await serveMetrics({ host: '127.0.0.1', port: 4351 }, watched());
    expect(metrics.ok).toBe(true);
    const at = (path: string, init = {}) => fetch(`http://127.0.0.1:4351${path}`, init);
    const answer = await at('/metrics');
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const read = readPrometheus(await answer.text());
    for (const name of ['race_moves_total', 'nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total'])
      expect(read.has(name)).toBe(true);
    expect((await at('/')).status).toBe(404);
    expect((await at('/metrics', { method: 'POST' })).status).toBe(405);
    expect(await serveMetrics({ host: '127.0.0.1', port: 4351 }, watched())).toMatchObject({
      ok: false,
      fault: expect.stringMatching(/^METRICS: Port 4351 is in use already/),
    });
    if (metrics.ok) await metrics.close();
  });

  it('is nowhere unless it is asked for', async () => {
    expect(await serveMetrics(null, watched())).toMatchObject({ ok: true });
  });

  it('has the process: its memory, its time, how late its loop is', () => {
    const { families, close } = watchProcess();
    const read = readPrometheus(exposed(families));
    close();
    const value = (name: string) => read.get(name)?.samples.get(name) ?? -1;
    expect(value('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(value('nodejs_heap_size_used_bytes'));
    expect(value('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(value('nodejs_eventloop_lag_max_seconds')).toBeGreaterThanOrEqual(0);
  });
});
