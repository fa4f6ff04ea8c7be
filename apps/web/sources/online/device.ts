// An online table behind the interface of a table on this device: the same requests, the same messages.
import type { Refusal, Types } from '@race/kernel';
import { takeableIn } from '@race/online';
import type { ResultMessage } from '@race/protocol';
import type { Device } from '../client.ts';
import type { GameRequest } from '../messages.ts';
import { takeBackTo } from '../take-back.ts';
import { type AnyMessage, followTables, type TableLink } from './followed-table.ts';
import type { AnyOutcome, AnyRequest } from './games.ts';
import { answersIn, whyIn } from './games.ts';

export interface NetDevice extends Device<AnyRequest, AnyOutcome, AnyMessage> {
  /** Subscribes to the last line the reader had seen, when a table is opened again. */
  subscribeToMissed(listener: (line: number) => void): () => void;
  /** Subscribes to the number of answers that are shown already, but not confirmed by the server. */
  subscribeToUnconfirmed(listener: (count: number) => void): () => void;
  /** Stops following the table. */
  leave(): void;
}

/** The requests that every game knows. */
type SharedRequest = GameRequest<object, Types['answer'], string>;

export function makeNetDevice(link: TableLink, newKey: () => string): NetDevice {
  const { listeners, now, foresee, refuse, look, leave } = followTables(link);
  const unconfirmed = { count: 0, listeners: new Set<(count: number) => void>() };

  async function handle(anyRequest: AnyRequest): Promise<AnyOutcome> {
    const own = now()?.game.handleOwnRequest(anyRequest, { mirror: () => now()?.mirror ?? null, give });
    if (own != null) return own;
    const request = anyRequest as SharedRequest;
    switch (request.do) {
      case 'open':
        return open(request.table);
      case 'answer':
        return give(request.answer, request.line);
      case 'undo':
        return takeBack(request.from);
      case 'why':
        return explain(request.answer);
      case 'save':
        return save(request.table);
      case 'lift':
        return DONE;
      default:
        // The other requests belong to games of this device.
        return NOT_OPEN;
    }
  }

  async function open(table: string): Promise<AnyOutcome> {
    const message = await look(table);
    return message.ok ? { ok: true, value: { kind: 'table' } } : message;
  }

  async function give(answer: Types['answer'], question: number): Promise<AnyOutcome> {
    const table = now()?.table;
    if (table === undefined || typeof answer !== 'object' || answer === null) return NOT_OPEN;
    const sent = link.request({ do: 'answer', table, question, key: newKey(), answer });
    if (!foresee(answer, question)) return outcome(await sent);
    void confirm(sent);
    return DONE;
  }

  /** Waits for the server's word on an answer whose outcome is shown already. */
  async function confirm(sent: Promise<ResultMessage>): Promise<void> {
    const count = (more: number): void => {
      unconfirmed.count += more;
      for (const listener of unconfirmed.listeners) listener(unconfirmed.count);
    };
    count(1);
    const message = await sent;
    count(-1);
    if (!message.ok) refuse(message.refusal);
  }

  /** Undoes the last answer, or all back to a line. TABLE-01. */
  async function takeBack(from: number | undefined): Promise<AnyOutcome> {
    const at = now();
    if (at === null) return NOT_OPEN;
    return takeBackTo(takeableIn(at.mirror), from, async () =>
      outcome(await link.request({ do: 'undo', table: at.table, key: newKey() })),
    );
  }

  function explain(asked: Types['answer']): AnyOutcome {
    const at = now();
    if (at === null) return NOT_OPEN;
    const { game, mirror } = at;
    const ours = game.rules.readAnswer(asked);
    if (ours === null) return { ok: false, refusal: { reason: 'net.noAnswer', rule: 'NET-04', with: {} } };
    const refusal = answersIn(game, mirror).includes(ours) ? null : whyIn(game, mirror, ours);
    return resultOf({ kind: 'refusal', refusal });
  }

  async function save(table: string): Promise<AnyOutcome> {
    const message = await link.request({ do: 'file', table });
    if (!message.ok) return message;
    const text = message.value.kind === 'file' ? message.value.text : '';
    return resultOf({ kind: 'file', text, name: `${now()?.game.fileName ?? 'table'}-${table}.json` });
  }

  return {
    request: handle,
    subscribe(listener) {
      listeners.game.add(listener);
      return () => listeners.game.delete(listener);
    },
    subscribeToMissed(listener) {
      listeners.missed.add(listener);
      return () => listeners.missed.delete(listener);
    },
    subscribeToUnconfirmed(listener) {
      unconfirmed.listeners.add(listener);
      return () => unconfirmed.listeners.delete(listener);
    },
    leave,
  };
}

/** The result has the type that the game's own page knows. */
const resultOf = <X extends { readonly kind: string }>(value: X): AnyOutcome => ({ ok: true, value });

const DONE: AnyOutcome = { ok: true, value: { kind: 'done' } };
const UNKNOWN: Refusal = { reason: 'net.unknownTable', rule: 'NET-06', with: {} };
const NOT_OPEN: AnyOutcome = { ok: false, refusal: UNKNOWN };

const outcome = (message: ResultMessage): AnyOutcome =>
  message.ok ? DONE : { ok: false, refusal: message.refusal };
