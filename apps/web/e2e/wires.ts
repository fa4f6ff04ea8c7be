// Messages between a page and the server, and a connection that can be cut.
import type { RequestBody, ServerMessage } from '@race/protocol';
import { openWireProxy, type WireProxy } from '../../server/testing/wire-proxy.ts';

export type Passed =
  | { readonly who: string; readonly at: number; readonly asked: RequestBody }
  | { readonly who: string; readonly at: number; readonly said: ServerMessage };

/** Numbers all messages of all pages, to tell which came first. */
let order = 0;

/** The connection of one person's device, which records every message. */
export const openWire = (who: string, log: Passed[]): Promise<WireProxy> =>
  openWireProxy({
    sent: (text) => log.push({ who, at: order++, asked: JSON.parse(text) }),
    received: (text) => log.push({ who, at: order++, said: JSON.parse(text) }),
  });

/** Every message with something that only another seat may know. `seats` has the seats; others are spectators. */
export function leaksIn(passed: readonly Passed[], seats: readonly string[]): string[] {
  const leaks: string[] = [];
  /** Secret plans, by seat. */
  const sealed = new Map<number, string>();
  for (const one of [...passed].sort((a, b) => a.at - b.at)) {
    const seat = seats.indexOf(one.who);
    if ('asked' in one) {
      const plan = planIn(one.asked);
      if (plan !== null) sealed.set(seat, plan);
      if (one.asked.do === 'undo') sealed.delete(seat);
      continue;
    }
    const { said } = one;
    const tell = (what: string) => leaks.push(`${one.who} was told ${what} at ${one.at}`);
    for (const event of eventsIn(said)) if ('to' in event && event.to !== seat) tell('what another one saw');
    if (said.type === 'view' && (said.seat ?? -1) !== seat) tell('what another seat sees');
    if (seat < 0 && 'own' in said && said.own !== null && said.own !== undefined) tell('a hand');
    const text = JSON.stringify({ ...said, own: null });
    // How many cards a tracker has drawn is public, which ones is not.
    if (/"(?:hand|sealed)":|"drawn":\[/.test(text)) tell('something private');
    // After the reveal it is no secret.
    if (eventsIn(said).some((event) => 'key' in event && event.key === 'planned')) sealed.clear();
    for (const [of, plan] of sealed) if (of !== seat && text.includes(plan)) tell(`the plan of seat ${of}`);
  }
  return leaks;
}

const eventsIn = (said: ServerMessage): readonly object[] => {
  if (said.type === 'beat') return said.events ?? [];
  return said.type === 'view' ? [...said.opening, ...said.past.flatMap(({ events }) => events)] : [];
};

function planIn(asked: RequestBody): string | null {
  if (asked.do !== 'answer' || !('boxes' in asked.answer)) return null;
  return JSON.stringify({ boxes: asked.answer.boxes }).slice(1, -1);
}
