// What passes between a page and the server; and a line that can be cut, as in a tunnel.
import type { BrowserContext } from '@playwright/test';
import type { RequestBody, ServerMessage } from '@race/protocol';

export type Passed =
  | { readonly who: string; readonly at: number; readonly asked: RequestBody }
  | { readonly who: string; readonly at: number; readonly said: ServerMessage };

export interface Wire {
  /** Nothing goes through any more, and nobody says goodbye. */
  cut(): void;
  mend(): void;
}

/** Counts all messages of all pages, so that one can tell which came first. */
let order = 0;

/** Writes down every message from now on. */
export async function tap(context: BrowserContext, who: string, log: Passed[]): Promise<Wire> {
  let isCut = false;
  const open = new Set<() => void>();
  await context.routeWebSocket(/\/live$/, (page) => {
    if (isCut) return void page.close();
    const server = page.connectToServer();
    const hangUp = () => {
      void page.close();
      void server.close();
    };
    open.add(hangUp);
    page.onMessage((text) => {
      if (isCut) return;
      log.push({ who, at: order++, asked: JSON.parse(String(text)) });
      server.send(text);
    });
    server.onMessage((text) => {
      if (isCut) return;
      log.push({ who, at: order++, said: JSON.parse(String(text)) });
      page.send(text);
    });
  });
  return {
    cut() {
      isCut = true;
      for (const hangUp of open) hangUp();
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** Every message that told somebody what only another seat may know. `seats` has who sits where; others look on. */
export function leaksIn(passed: readonly Passed[], seats: readonly string[]): string[] {
  const leaks: string[] = [];
  /** Plans that lie face down, by seat. */
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
    if (/"(?:hand|drawn|sealed)":/.test(text)) tell('something private');
    // Revealed to all at once: from then on it is no secret.
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
