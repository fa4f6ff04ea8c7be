// What happens at tables and at other processes, for the parts of the server that subscribe to it.
import type { Events, Listener, ServerEvents } from './table-actor.ts';

type Listeners = { readonly [N in keyof ServerEvents]: Listener<N>[] };

export function makeEvents(): Events {
  const listeners: Listeners = {
    asked: [],
    askedElsewhere: [],
    heeded: [],
    raceOver: [],
    attendance: [],
    opened: [],
    left: [],
    closed: [],
    talkElsewhere: [],
    personChanged: [],
    hereElsewhere: [],
    messagesMissed: [],
  };
  return {
    publish(name, event) {
      for (const listener of listeners[name]) listener(event);
    },
    subscribe(name, listener) {
      listeners[name].push(listener);
    },
  };
}
