import type { Seat, Table, Types } from '../contract.ts';
import { heard } from '../heard.ts';
import { close, legalActions, why } from '../play.ts';
import { view } from '../view.ts';
import type { Trial, Watcher } from './trial.ts';

// Everything that reaches a watcher, byte by byte. The text of two equal things is equal: states are
// copied and events are made by the same code, so not even the order of their keys may differ.

export const sees = <T extends Types>(g: Table<T>, watcher: Watcher): string =>
  JSON.stringify(view(g.rules, close(g), watcher));

export const hears = <T extends Types>(g: Table<T>, watcher: Watcher): string =>
  JSON.stringify(heard<T>(g.events ?? [], watcher));

/** What a program sends beside the kernel's view. */
export const isSent = <T extends Types>(trial: Trial<T>, g: Table<T>, watcher: Watcher): string =>
  JSON.stringify(trial.sent?.({ state: close(g), events: g.events ?? [] }, watcher) ?? null);

export const isOffered = <T extends Types>(g: Table<T>, seat: Seat): string =>
  JSON.stringify(legalActions(g, seat));

export const isRefused = <T extends Types>(g: Table<T>, seat: Seat, answer: T['answer']): string =>
  JSON.stringify(why(g.rules, close(g), seat, answer));

export const nameOf = (watcher: Watcher): string => (watcher === null ? 'a spectator' : `seat ${watcher}`);
