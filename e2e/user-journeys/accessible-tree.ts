import type { CDPSession, Page } from '@playwright/test';

/** A node of the browser's accessibility tree. */
export interface Accessible {
  readonly role: string;
  /** Its name; '' without one. */
  readonly name: string;
  /** Its description; '' without one. */
  readonly description: string;
  /** Value of a control: typed text, a number, a choice; '' without one. */
  readonly value: string;
  /** States by the browser's names, such as `expanded` and `required`, and `current`. */
  readonly states: Readonly<Record<string, unknown>>;
  /** In the order they are read. */
  readonly children: readonly Accessible[];
}

const spokenStates = [
  'level',
  'current',
  'expanded',
  'pressed',
  'checked',
  'disabled',
  'required',
  'invalid',
  'hasPopup',
] as const;

const landmarks = ['banner', 'search', 'navigation', 'main', 'region', 'form', 'contentinfo', 'dialog'];

export const controls = [
  'button',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'link',
  'radio',
  'searchbox',
  'spinbutton',
  'textbox',
];

/** Nodes that say nothing themselves. */
const silent = new Set(['generic', 'none', 'LabelText', 'InlineTextBox', 'ListMarker', 'LineBreak']);

/**
 * Reads the accessibility tree of Chromium: the page, or only the dialog over it while a modal one is open. What is not drawn
 * before it is near the screen is in it where the browser was started for assistive technology.
 */
export async function accessibleTree(page: Page): Promise<Accessible> {
  const session = await page.context().newCDPSession(page);
  const current = await currentNodes(session);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];

  function isSilent({ role, name, properties = [] }: Node): boolean {
    // Before it is drawn, the tree also has its hidden fields.
    const isHiddenField = role?.value === 'textbox' && !name?.value && !properties.some(isFocusable);
    return isHiddenField || silent.has(role?.value);
  }

  function childrenOf({ childIds = [] }: Node): Accessible[] {
    return childIds.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      return node.ignored || isSilent(node) ? childrenOf(node) : [read(node)];
    });
  }

  function read(node: Node): Accessible {
    const { properties = [], backendDOMNodeId = -1 } = node;
    const states = Object.fromEntries(properties.map(({ name, value }) => [name as string, value.value]));
    return {
      role: node.role?.value ?? '',
      name: plain(node.name?.value),
      description: plain(node.description?.value),
      value: plain(node.value?.value),
      states: { ...states, current: current.get(backendDOMNodeId) },
      children: childrenOf(node),
    };
  }

  const [root] = nodes;
  if (!root) throw new Error('The page has no accessibility tree.');
  return read(root);
}

/** A node and its descendants, in reading order. */
export function piecesOf(piece: Accessible): readonly Accessible[] {
  return [piece, ...piece.children.flatMap(piecesOf)];
}

/** The first node of a role and, if given, a name. */
export function pieceOf(tree: Accessible, role: string, name?: string | RegExp): Accessible {
  const fits = (one: string) =>
    name instanceof RegExp ? name.test(one) : name === undefined || one === name;
  const found = piecesOf(tree).find((piece) => piece.role === role && fits(piece.name));
  if (!found) throw new Error(`There is no ${role} ${name ?? ''}.`);
  return found;
}

/** The landmarks, in order. */
export function landmarksOf(tree: Accessible): string[] {
  // A form or a region is one when it has a name.
  return spokenLines(tree, landmarks).filter((line) => line !== 'form' && line !== 'region');
}

/** All text that is read for a node. */
export function textOf(piece: Accessible): string {
  return plain(
    piecesOf(piece)
      .filter(({ role }) => role === 'StaticText')
      .map(({ name }) => name)
      .join(' '),
  );
}

/**
 * The nodes of some roles, a line each: `textbox "Email" required invalid: This field is required`. What
 * is not so is left out, but for `expanded`, `pressed` and `checked`.
 */
export function spokenLines(tree: Accessible, roles: readonly string[]): string[] {
  return piecesOf(tree)
    .filter(({ role }) => roles.includes(role))
    .map(spokenText);
}

function spokenText({ role: kind, name, description, value, states }: Accessible): string {
  const words = spokenStates.flatMap((state) => wordFor(state, states[state]));
  const holds = value === '' ? [] : [`= ${value}`];
  const role = kind.replace('DisclosureTriangleGrouped', 'DisclosureTriangle');
  const line = [role, ...(name === '' ? [] : [`"${name}"`]), ...words, ...holds].join(' ');
  return description === '' ? line : `${line}: ${description}`;
}

function wordFor(state: string, value: unknown): string[] {
  const isFalse = value === false || value === 'false';
  if (value === undefined || value === '') return [];
  if (isFalse) return ['expanded', 'pressed', 'checked'].includes(state) ? [`not ${state}`] : [];
  return value === true || value === 'true' ? [state] : [`${state}=${value}`];
}

/** The tree of the browser's tools has every state but `aria-current`: its values by the node that has it. */
async function currentNodes(session: CDPSession): Promise<ReadonlyMap<number, string>> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const selector = '[aria-current]:not([aria-current=false])';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const found = await Promise.all(nodeIds.map((nodeId) => session.send('DOM.describeNode', { nodeId })));
  return new Map(
    found.map(({ node: { backendNodeId, attributes = [] } }) => [
      backendNodeId,
      attributes[attributes.indexOf('aria-current') + 1] ?? '',
    ]),
  );
}

function isFocusable({ name }: { readonly name: string }): boolean {
  return name === 'focusable';
}

/** Joins a text into one line: screen readers do not read line breaks of the source. */
function plain(text: unknown): string {
  return text === undefined ? '' : String(text).replace(/\s+/g, ' ').trim();
}
