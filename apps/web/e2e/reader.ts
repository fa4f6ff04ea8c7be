// The page as a screen reader has it: only roles, names, descriptions and states of the accessibility tree.
import type { CDPSession, Page } from '@playwright/test';

export interface Thing {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  /** Checked or pressed. */
  readonly isOn: boolean;
  readonly isModal: boolean;
  readonly inside: readonly Thing[];
  /** The number by which the browser can focus it. */
  readonly node: number | undefined;
}

export interface Reader {
  /** Everything there is to read, from the top. */
  read(): Promise<Thing>;
  focus(thing: Thing): Promise<void>;
  /** Focuses a control and presses it, like a screen reader. */
  activate(thing: Thing): Promise<void>;
}

/** Roles that need a name. */
const MUST_BE_NAMED = [
  'button',
  'link',
  'radio',
  'checkbox',
  'textbox',
  'searchbox',
  'slider',
  'combobox',
  'switch',
  'tab',
  'image',
  'dialog',
  'region',
  'heading',
  'log',
];

export async function openReader(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const focus = async ({ node, name }: Thing) => {
    if (node === undefined) throw new Error(`${name} cannot be focused`);
    await session.send('DOM.focus', { backendNodeId: node });
  };
  return {
    read: () => readTree(session),
    focus,
    async activate(thing) {
      await focus(thing);
      await page.keyboard.press(thing.role === 'link' || thing.role === 'button' ? 'Enter' : 'Space');
    },
  };
}

type Node = Awaited<ReturnType<typeof fetchNodes>>[number];

const fetchNodes = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes;

async function readTree(session: CDPSession): Promise<Thing> {
  const nodes = await fetchNodes(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  if (root === undefined) throw new Error('there is nothing to read');
  const [whole] = thingsOf(root, byId);
  if (whole === undefined) throw new Error('there is nothing to read');
  return whole;
}

/** A node as the reader has it; an ignored node is replaced by its children. */
function thingsOf(node: Node, byId: ReadonlyMap<string, Node>): Thing[] {
  const inside = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child === undefined ? [] : thingsOf(child, byId);
  });
  if (node.ignored) return inside;
  const state = (name: string): string =>
    String(node.properties?.find((one) => one.name === name)?.value.value);
  const thing: Thing = {
    role: String(node.role?.value),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
    isDisabled: state('disabled') === 'true',
    isFocused: state('focused') === 'true',
    isOn: state('checked') === 'true' || state('pressed') === 'true',
    isModal: state('modal') === 'true',
    inside,
    node: node.backendDOMNodeId,
  };
  return [thing];
}

/** A node and everything inside it, in reading order. */
export const allIn = (thing: Thing): Thing[] => [thing, ...thing.inside.flatMap(allIn)];

export const find = (thing: Thing, role: string, name: RegExp = /./): Thing[] =>
  allIn(thing).filter((one) => one.role === role && name.test(one.name));

/** The text that is read out. */
export const textOf = (thing: Thing): string =>
  allIn(thing)
    .flatMap(({ role, name }) => (role === 'StaticText' ? [name] : []))
    .join('');

/** Controls and regions without a name. */
export const unnamed = (thing: Thing): string[] =>
  allIn(thing)
    .filter(({ role, name }) => MUST_BE_NAMED.includes(role) && name.trim() === '')
    .map(
      ({ role, inside }) =>
        `${role} with ${inside
          .flatMap(allIn)
          .map(({ name }) => name)
          .join(' ')}`,
    );
