import { type Expression, type JSXElement, type JSXFragment, parseSync } from '@swc/core';

/** A node of the syntax tree, as far as this reads it. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** What a child is on the page: a text or not, always there, there at times, or as its component will have it. */
interface Child {
  readonly isText: boolean;
  readonly stays: 'always' | 'at times' | 'unknown';
}

/** Components that always have an element. */
const elementLike = ['Link', 'PhoneLink'];

/**
 * The texts that need an element of their own and have none (P88). A browser that translates a page puts elements in the place of
 * texts; React, which still holds the texts, then fails to remove them or to put something before them, and changes what nobody
 * sees. Alone in its element a text is safe, for React replaces all that is in it.
 *
 * @param source of a TSX file
 * @returns the line and the element of each, or the component that is nothing but a text
 */
export function looseTexts(source: string): string[] {
  const module = parseSync(source, { syntax: 'typescript', tsx: true });
  const elements = elementNames(module.body);
  const found: string[] = [];
  const lineOf = ({ start }: { readonly start: number }) =>
    Buffer.from(source)
      .subarray(0, start - module.span.start)
      .toString()
      .split('\n').length;

  const look = (element: JSXElement | JSXFragment, keysAround: readonly string[]) => {
    const keys = [...keysAround, ...keysOf(element)];
    const { span } = element.type === 'JSXFragment' ? element : element.opening;
    if (hasLooseText(element, elements, keys)) found.push(`line ${lineOf(span)}: <${nameOf(element)}>`);
    for (const inner of outermostIn(Object.values(element))) look(inner, keys);
  };
  for (const element of outermostIn(module.body)) look(element, []);
  for (const node of nodesIn(module.body)) {
    if (node.type === 'FunctionDeclaration') {
      const { identifier, body } = node as unknown as { identifier: { value: string }; body: Node };
      const isComponent = /^[A-Z]/.test(identifier.value);
      if (isComponent && returnsIn(body).some((given) => isChoice(given) && mayBeText(given, elements)))
        found.push(`${identifier.value} may be a text`);
    }
  }
  return found;
}

/** @param keys of the elements around and of this one: with another key it is another element, so that a text in it stays what it is */
function hasLooseText(
  element: JSXElement | JSXFragment,
  elements: ReadonlySet<string>,
  keys: readonly string[],
): boolean {
  const children = element.children.flatMap((child): Child[] => {
    if (child.type === 'JSXText') {
      // Blanks around a line break are none; others make a text beside them one of several, and nothing of themselves is translated.
      if (/^\s*\n\s*$/.test(child.value)) return [];
      return [{ isText: child.value.trim() !== '', stays: 'always' }];
    }
    if (child.type === 'JSXElement') {
      const isKnown = /^[a-z]/.test(nameOf(child)) || elementLike.includes(nameOf(child));
      return [{ isText: false, stays: isKnown ? 'always' : 'unknown' }];
    }
    if (child.type !== 'JSXExpressionContainer') return [{ isText: false, stays: 'unknown' }];
    const { expression } = child;
    if (expression.type === 'JSXEmptyExpression') return [];
    if (expression.type === 'StringLiteral')
      return [{ isText: expression.value.trim() !== '', stays: 'always' }];
    const isKey = keys.includes(textOf(expression));
    return [{ isText: mayBeText(expression, elements), stays: isKey ? 'always' : 'at times' }];
  });
  const isFragment = element.type === 'JSXFragment';
  return children.some(({ isText, stays }, place) => {
    if (!isText) return false;
    if (isFragment) return true;
    const before = children.slice(0, place).findLast((child) => child.stays !== 'unknown');
    return (children.length > 1 && stays === 'at times') || before?.stays === 'at times';
  });
}

/** Whether an expression may give a text: whatever is neither an element nor known to be one by its name in the file. */
function mayBeText(expression: Expression, elements: ReadonlySet<string>): boolean {
  const either = (...some: Expression[]) => some.some((one) => mayBeText(one, elements));
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return false;
    case 'StringLiteral':
      return expression.value !== '';
    case 'ParenthesisExpression':
      return either(expression.expression);
    case 'ConditionalExpression':
      return either(expression.consequent, expression.alternate);
    case 'BinaryExpression':
      if (expression.operator === '&&') return either(expression.right);
      return either(expression.left, expression.right);
    case 'Identifier':
      return expression.value !== 'undefined' && !elements.has(expression.value);
    case 'CallExpression':
      return callbackOfMap(expression)?.some((given) => either(given)) ?? true;
    case 'OptionalChainingExpression':
      return either(expression.base as Expression);
    default:
      return true;
  }
}

/** Whether what a component gives is a choice or a list, and not just something that its name does not tell. */
function isChoice({ type, ...expression }: Expression): boolean {
  if (type === 'ParenthesisExpression')
    return isChoice((expression as { expression: Expression }).expression);
  if (type === 'CallExpression') return callbackOfMap({ type, ...expression } as Expression) !== null;
  return ['StringLiteral', 'TemplateLiteral', 'ConditionalExpression', 'BinaryExpression'].includes(type);
}

/** What the function gives that a list is mapped by; null for any other call. */
function callbackOfMap(call: Expression): Expression[] | null {
  if (call.type !== 'CallExpression') return null;
  const callee = call.callee.type === 'OptionalChainingExpression' ? call.callee.base : call.callee;
  if (callee.type !== 'MemberExpression') return null;
  const { property } = callee;
  const callback = call.arguments[0]?.expression;
  if (property.type !== 'Identifier' || property.value !== 'map') return null;
  if (callback?.type !== 'ArrowFunctionExpression') return null;
  const { body } = callback;
  return 'stmts' in body ? returnsIn(body) : [body];
}

/** What a function returns, without the functions in it. */
function returnsIn(body: unknown): Expression[] {
  return nodesIn(body, ({ type }) => !/^(Arrow)?Function(Expression|Declaration)$/.test(type))
    .filter(({ type }) => type === 'ReturnStatement')
    .flatMap(({ argument }) => (argument ? [argument as Expression] : []));
}

/** Names that stand for elements: of constants that are one, and of props that are typed as such. */
function elementNames(body: unknown): Set<string> {
  const names = new Set<string>();
  for (const { type, id, init, key, typeAnnotation } of nodesIn(body)) {
    const name = (id ?? key) as { readonly value?: string } | undefined;
    if (name?.value === undefined) continue;
    const isElement =
      type === 'VariableDeclarator'
        ? init && !mayBeText(init as Expression, names)
        : type === 'TsPropertySignature' && JSON.stringify(typeAnnotation ?? null).includes('"ReactNode"');
    if (isElement) names.add(name.value);
  }
  return names;
}

/** What is in an element's key. */
function keysOf(element: JSXElement | JSXFragment): string[] {
  if (element.type === 'JSXFragment') return [];
  return element.opening.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' &&
    attribute.name.type === 'Identifier' &&
    attribute.name.value === 'key'
      ? nodesIn(attribute.value).map(textOf)
      : [],
  );
}

/** The same for expressions that are the same, wherever they stand. */
function textOf(expression: unknown): string {
  return JSON.stringify(expression, (name, value) => (['span', 'ctxt'].includes(name) ? undefined : value));
}

/** The elements in a tree that are in no other one of it. */
function outermostIn(tree: unknown): (JSXElement | JSXFragment)[] {
  const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';
  const found: Node[] = [];
  nodesIn(tree, (node) => {
    if (isElement(node)) found.push(node);
    return !isElement(node);
  });
  return found as unknown as (JSXElement | JSXFragment)[];
}

function nameOf(element: JSXElement | JSXFragment): string {
  if (element.type === 'JSXFragment') return '';
  const { name } = element.opening;
  return name.type === 'Identifier' ? name.value : name.type;
}

/** A tree's nodes, each before those in it; `enters` says whether one is looked into. */
function nodesIn(tree: unknown, enters: (node: Node) => boolean = () => true): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if (Array.isArray(tree)) return tree.flatMap((one) => nodesIn(one, enters));
  const node = tree as Node;
  const isNode = typeof node.type === 'string';
  if (isNode && !enters(node)) return [];
  return [...(isNode ? [node] : []), ...Object.values(node).flatMap((one) => nodesIn(one, enters))];
}
