// Plays a race from the accessibility tree alone: the questions, the answers and the events.
import { PASS, PASS_AGAIN } from './playing.ts';
import { allIn, find, type Reader, type Thing, textOf, unnamed } from './reader.ts';

/** Everything that was heard. */
export interface Listener {
  readonly reader: Reader;
  /** Everything that was announced, in order. */
  readonly announcement: string[];
  /** The names of the pressed controls. */
  readonly answered: string[];
  /** What went wrong. */
  readonly troubles: string[];
}

const PLAN = ['Pathfinder', 'Mechanics', 'Mechanics', 'Mechanics', 'Funding'];

/** Acts in the order of preference; then those that end something. */
const ACTS = [
  /^Buy petrol/,
  /^Travel/,
  /^Drive/,
  /^Pay/,
  /^Use guard/,
  /^Engine/,
  /^Place tiles/,
  /^Choose/,
  /^Discard tile/,
  /^Raise/,
  /^Draw/,
  /^Repair/,
  /^Skip to my turn/,
  /^Roll/,
  /^Pay bribe/,
  /^Load/,
  /^Keep$/,
] as const;
const ENDS = [/^Done/, /^Stop/, /^Do nothing/, /^Turn back/, /^Leave it/, /^Stay/, PASS_AGAIN, PASS] as const;

export const hasEnded = (whole: Thing): boolean => find(whole, 'region', /^Standings$/).length > 0;

/** Reads the page, and checks what must always hold. */
export async function listen(listener: Listener): Promise<Thing> {
  const whole = await listener.reader.read();
  const nameless = unnamed(whole);
  if (nameless.length > 0) throw new Error(`without a name: ${nameless.join('; ')}`);
  hear(whole, listener.announcement);
  return whole;
}

/** The log continues what was heard before. */
function hear(whole: Thing, told: string[]): void {
  const [log] = find(whole, 'log');
  const lines = (log?.inside ?? []).map(textOf).filter((line) => line !== '');
  const overlap = [...lines.keys(), lines.length]
    .toReversed()
    .find((length) => lines.slice(0, length).every((line, at) => told.at(at - length) === line));
  if (told.length > 0 && lines.length > 0 && overlap === 0)
    throw new Error('something was said that nobody heard');
  told.push(...lines.slice(overlap ?? 0));
}

/** Answers the question once; returns whether there was one. */
export async function answer(listener: Listener, whole: Thing): Promise<boolean> {
  const press = async (thing: Thing) => {
    listener.answered.push(thing.name);
    await listener.reader.activate(thing);
    return true;
  };
  const [fuel] = thirst(whole)
    ? enabled(whole, 'button', /^Petrol: .* Buy petrol$/).filter(
        ({ description, isOn }) => !isOn && description.includes('now'),
      )
    : [];
  if (fuel !== undefined) return press(fuel);
  const [take] = enabled(whole, 'button', /^(Take |Choose leader)/);
  if (take !== undefined) return press(take);
  const [bivouac] =
    find(whole, 'button', /^Take a card$/).length > 0 ? find(whole, 'region', /^Cards in the bivouac$/) : [];
  const [card] = bivouac === undefined ? [] : enabled(bivouac, 'button', /./);
  if (card !== undefined) return press(card);
  if (find(whole, 'button', /^Add an assistant to/).length > 0) return plan(whole, press);
  const [bar] = find(whole, 'region', /^Your decision$/);
  return bar === undefined ? false : answerIn(listener, whole, bar, press);
}

/** Little petrol is left: buys some where possible. */
function thirst(whole: Thing): boolean {
  const [gauge] = find(whole, 'button', /^Petrol: \d+ of/);
  return gauge !== undefined && Number(/(\d+) of/.exec(gauge.name)?.[1]) < 4;
}

type Press = (thing: Thing) => Promise<boolean>;

const enabled = (whole: Thing, role: string, name: RegExp): Thing[] =>
  find(whole, role, name).filter(({ isDisabled }) => !isDisabled);

/** Places one assistant at a time, by the counts; then ready. */
async function plan(whole: Thing, press: Press): Promise<boolean> {
  const [ready] = enabled(whole, 'button', /^Ready/);
  if (ready !== undefined) return press(ready);
  const standing = (box: string) => Number(find(whole, 'status', new RegExp(`^${box}$`)).map(textOf)[0] ?? 0);
  const wanted = PLAN.find((box) => standing(box) < PLAN.filter((one) => one === box).length);
  const [more] = enabled(whole, 'button', new RegExp(`^Add an assistant to ${wanted}$`, 'i'));
  return more === undefined ? false : press(more);
}

async function answerIn(listener: Listener, whole: Thing, bar: Thing, press: Press): Promise<boolean> {
  const radios = enabled(bar, 'radio', /./);
  const [radio] = radios;
  if (radio !== undefined && radios.every(({ isOn }) => !isOn)) return press(radio);
  const [list] = enabled(bar, 'button', /^Show list$/);
  const isPlaced = enabled(bar, 'button', /^(Buy petrol|Drive|Travel|Discard tile|Choose tile)/).length > 0;
  if (list !== undefined && !isPlaced) return choosePlace(listener, whole, list, press);
  const [act] = ACTS.flatMap((name) => enabled(bar, 'button', name));
  if (act !== undefined) return press(act);
  if (await playCard(listener, whole, press)) return true;
  const [end] = ENDS.flatMap((name) => enabled(bar, 'button', name));
  return end === undefined ? false : press(end);
}

/** Of the places in the list, the one nearest to the end, and of those the cheapest. */
async function choosePlace(listener: Listener, whole: Thing, list: Thing, press: Press): Promise<boolean> {
  const places = (now: Thing) =>
    find(now, 'dialog', /on the map$/).flatMap((dialog) =>
      find(dialog, 'listitem', /^/).flatMap((item) => find(item, 'button')),
    );
  if (places(whole).length === 0) {
    await press(list);
    whole = await until(listener, (now) => places(now).length > 0);
  }
  const [best] = places(whole).toSorted((a, b) => worth(a.name) - worth(b.name));
  return best === undefined ? false : press(best);
}

/** Smaller is better: spaces to go, then dangers, damage and petrol on the way. */
function worth(words: string): number {
  const count = (what: RegExp) => Number(what.exec(words)?.[1] ?? 0);
  const toGo = /the destination/.test(words) ? 0 : count(/From there, (\d+) space/);
  return (
    toGo * 10 +
    count(/(\d+) danger/) * 4 +
    count(/(\d+) damage/) * 3 +
    count(/(\d+) petrol/) +
    count(/(\d+) unfamiliar/)
  );
}

/** Reads one card after the other until one can be used. */
async function playCard(listener: Listener, whole: Thing, press: Press): Promise<boolean> {
  const [hand] = find(whole, 'region', /^Hand$/);
  const cards =
    hand === undefined ? [] : find(hand, 'button').filter(({ description }) => description.includes('now'));
  const [card] = cards;
  if (card === undefined) return false;
  await listener.reader.activate(card);
  const opened = await until(listener, (now) => find(now, 'dialog').length > 0);
  const [act] = find(opened, 'button', /^(Discard|Play|Use)$/);
  return act === undefined ? false : press(act);
}

/** Listens until a condition holds. */
export async function until(
  listener: Listener,
  isThere: (whole: Thing) => boolean,
  tries = 100,
): Promise<Thing> {
  for (let n = 0; n < tries; n++) {
    const whole = await listen(listener);
    if (isThere(whole)) return whole;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error('it never came to that');
}

/** Whether anything has the focus, and not the page as a whole. */
export const focused = (whole: Thing): Thing | undefined =>
  allIn(whole).findLast(({ isFocused, role }) => isFocused && role !== 'RootWebArea');
