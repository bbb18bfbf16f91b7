import { type Expression, type JSXElement, type JSXFragment, parseSync } from '@swc/core';

/** The used part of a syntax tree's node. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** A child on the page: whether it is text, and whether it is always, at times or unpredictably there. */
interface Child {
  readonly isText: boolean;
  readonly stays: 'always' | 'at times' | 'unknown';
}

/** Components that always render an element. */
const elementLike = ['Link', 'PhoneLink'];

/**
 * Finds texts that need an element of their own and lack it (P88). A browser that translates a page replaces text nodes by elements; React,
 * which still holds the texts, then fails to remove them or to insert before them, and updates invisible nodes. A text alone in its element
 * is safe, because React replaces the whole content.
 *
 * @param source of a TSX file
 * @returns the line and the element of each, or the component that is only a text
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

/** @param keys of this element and its ancestors: another key makes another element, so that a text in it never changes */
function hasLooseText(
  element: JSXElement | JSXFragment,
  elements: ReadonlySet<string>,
  keys: readonly string[],
): boolean {
  const children = element.children.flatMap((child): Child[] => {
    if (child.type === 'JSXText') {
      // Blanks around a line break do not count. Others count beside a text, but are not translated themselves.
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

/** Whether an expression may be text: anything but an element, or a name known in the file to be one. */
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

/** Whether a component's result is a text, a choice or a list, and not just an unknown name. */
function isChoice({ type, ...expression }: Expression): boolean {
  if (type === 'ParenthesisExpression')
    return isChoice((expression as { expression: Expression }).expression);
  if (type === 'CallExpression') return callbackOfMap({ type, ...expression } as Expression) !== null;
  return ['StringLiteral', 'TemplateLiteral', 'ConditionalExpression', 'BinaryExpression'].includes(type);
}

/** Results of the callback that maps a list; null for any other call. */
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

/** Return values of a function, without nested functions. */
function returnsIn(body: unknown): Expression[] {
  return nodesIn(body, ({ type }) => !/^(Arrow)?Function(Expression|Declaration)$/.test(type))
    .filter(({ type }) => type === 'ReturnStatement')
    .flatMap(({ argument }) => (argument ? [argument as Expression] : []));
}

/** Names of elements: constants that are one, and props typed as one. */
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

/** Expressions in an element's key. */
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

/** Equal for equal expressions, wherever they stand. */
function textOf(expression: unknown): string {
  return JSON.stringify(expression, (name, value) => (['span', 'ctxt'].includes(name) ? undefined : value));
}

/** Outermost elements in a tree. */
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

/** A tree's nodes, parents first; `enters` decides whether to visit one. */
function nodesIn(tree: unknown, enters: (node: Node) => boolean = () => true): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if (Array.isArray(tree)) return tree.flatMap((one) => nodesIn(one, enters));
  const node = tree as Node;
  const isNode = typeof node.type === 'string';
  if (isNode && !enters(node)) return [];
  return [...(isNode ? [node] : []), ...Object.values(node).flatMap((one) => nodesIn(one, enters))];
}
