// Records what the page gets while people share a device, and finds secrets of others in it.
import type { Page } from '@playwright/test';
import type { DeviceMessage, DeviceOutcome, DeviceRequest, RaceSeatView } from '../sources/race-messages.ts';

/** A message to the worker, or from it. */
export type Passed = { readonly asked: DeviceRequest } | { readonly said: Said };
/** What the worker sends by itself, and the outcomes of requests. */
type Said = DeviceMessage | { readonly type: 'outcome'; readonly outcome: DeviceOutcome };

interface Asking {
  readonly call: number;
  readonly name?: string;
  readonly given: DeviceRequest;
}

declare global {
  interface Window {
    passed: Passed[];
  }
}

/** Records every message between page and worker, from the next load on. */
export async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.passed = [];
    const Unheard = window.Worker;
    /** The requests to the host of a table, by worker. */
    const handled = new Map<Worker, Set<number>>();
    window.Worker = class extends Unheard {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          const types = ['facts', 'past', 'step', 'view', 'elsewhere', 'storageLost'];
          if (types.includes(data.event?.type)) window.passed.push(structuredClone({ said: data.event }));
          if (handled.get(this)?.has(data.reply))
            window.passed.push(structuredClone({ said: { type: 'outcome', outcome: data.result } }));
        });
      }
      override postMessage(message: Asking, ...rest: unknown[]): void {
        if (message.name === 'handle') {
          handled.set(this, (handled.get(this) ?? new Set()).add(message.call));
          window.passed.push(structuredClone({ asked: message.given }));
        }
        Reflect.apply(super.postMessage, this, [message, ...rest]);
      }
    };
  });
}

export const passedOn = (page: Page): Promise<Passed[]> => page.evaluate(() => window.passed);

/** The last state that the page got. */
export async function lastView(page: Page): Promise<RaceSeatView> {
  const last = await page.evaluate(() =>
    window.passed.findLast((one) => 'said' in one && one.said.type === 'view'),
  );
  if (last === undefined || !('said' in last) || last.said.type !== 'view')
    throw new Error('the page was told nothing');
  return last.said.seatView;
}

export const countPassed = (page: Page): Promise<number> => page.evaluate(() => window.passed.length);

/** Everything that was public since so many messages. */
export const publicSince = (page: Page, at: number): Promise<string> =>
  page.evaluate((from) => {
    const beats = window.passed.slice(from).flatMap((one) => ('said' in one ? [one.said] : []));
    const events = beats.flatMap((said) => (said.type === 'step' ? said.step.events : []));
    return JSON.stringify(events.filter((event) => !('to' in event)));
  }, at);

/** A plan as a message writes it. */
export const written = (boxes: readonly number[]): string => JSON.stringify({ boxes }).slice(1, -1);

/** Every message with a secret of a person who did not hold the device at that time. */
export function leaksIn(passed: readonly Passed[]): string[] {
  const leaks: string[] = [];
  const plans = new Map<number, string>();
  const revealed = new Set<string>();
  let lifted: number | null = null;
  let isShut = true;
  for (const [at, one] of passed.entries()) {
    if ('asked' in one) {
      const { asked: request } = one;
      const plan = planIn(one);
      if (request.do === 'lift') lifted = request.seat;
      if (request.do === 'lift' || (request.do === 'undo' && request.seat === lifted)) isShut = false;
      if (request.do === 'undo') plans.delete(request.seat);
      if (plan !== null) plans.set(plan.seat, written(plan.boxes));
      continue;
    }
    const { said } = one;
    if (said.type === 'view' && said.seatView.curtain !== null) isShut = true;
    for (const event of said.type === 'step' ? said.step.events : [])
      if (event.key === 'planned') {
        plans.delete(event.seat);
        revealed.add(JSON.stringify(event));
      }
    for (const secret of secretsIn(said, plans, revealed))
      if (isShut || secret.of !== lifted)
        leaks.push(`message ${at}, ${said.type}: ${secret.what} of seat ${secret.of}`);
  }
  return leaks;
}

interface Secret {
  readonly what: string;
  readonly of: number | null;
}

/** The properties that only a seat's own part has. */
const PRIVATE = /"(?:hand|drawn)":\[|"sealed":\{/;

function secretsIn(said: Said, plans: ReadonlyMap<number, string>, revealed: ReadonlySet<string>): Secret[] {
  const secrets: Secret[] = [];
  if (said.type === 'view' && said.seatView.view.own !== null)
    secrets.push({ what: 'the hand', of: said.seatView.view.seat });
  const events =
    said.type === 'step'
      ? said.step.events
      : said.type === 'past'
        ? said.past.flatMap((one) => one.events)
        : [];
  for (const event of events) if ('to' in event) secrets.push({ what: event.key, of: event.to });
  let rest = withoutOwn(said);
  for (const event of revealed) rest = rest.replaceAll(event, '');
  if (PRIVATE.test(rest)) secrets.push({ what: 'something private', of: null });
  for (const [seat, plan] of plans) if (rest.includes(plan)) secrets.push({ what: 'the plan', of: seat });
  return secrets;
}

/** The rest of a message: without what a seat may know, and without the plans it may choose from. */
function withoutOwn(said: Said): string {
  if (said.type !== 'view') return JSON.stringify(said);
  const { view, answers: _, ...sight } = said.seatView;
  return JSON.stringify({ ...sight, view: { ...view, own: null } });
}

/** The record up to the first plan, and then a planted leak: a curtain that shows a hand, a plan, or a secret event. */
export function plantedIn(passed: readonly Passed[]): Passed[][] {
  const sights = passed.flatMap((one) =>
    'said' in one && one.said.type === 'view' ? [one.said.seatView] : [],
  );
  const shut = sights.find(({ curtain }) => curtain !== null);
  const open = sights.find(({ view }) => view.own !== null);
  const at = passed.findIndex((one) => planIn(one) !== null);
  const plan = planIn(passed[at]);
  if (shut === undefined || open === undefined || plan === null) throw new Error('nothing was hidden');
  const other = 1 - plan.seat;
  const crews = shut.view.public.crews.map((crew) => ({ ...crew, boxes: [...plan.boxes] }));
  const withHand = { ...shut, view: { ...shut.view, own: open.view.own } };
  const withPlan = { ...shut, view: { ...shut.view, public: { ...shut.view.public, crews } } };
  const events = [{ key: 'cardsSeen', to: other, cards: [] }] as const;
  const seen = { line: 1, seat: other, events, horizon: false };
  const faults: DeviceMessage[] = [
    { type: 'view', seatView: withHand },
    { type: 'view', seatView: withPlan },
    { type: 'past', past: [seen] },
  ];
  return faults.map((said) => [...passed.slice(0, at + 1), { said }]);
}

/** Which seat confirms which plan with a message to the worker. */
function planIn(one: Passed | undefined): { seat: number; boxes: readonly number[] } | null {
  const request = one !== undefined && 'asked' in one ? one.asked : null;
  if (request?.do !== 'answer' || request.answer.do !== 'plan') return null;
  return { seat: request.seat, boxes: request.answer.boxes };
}
