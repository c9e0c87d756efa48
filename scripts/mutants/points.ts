/**
 * The places of a source file where one small change should make a test fail, found by syntax.
 *
 * Left out is what no test can or should notice: types, imports, assertions, what is logged, the words of errors, and
 * the figures of drawings.
 */
import { type ESTree, parseSync } from 'vite';

export interface Point {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
  /** Both, for people. */
  readonly says: string;
}

type Node = ESTree.Node;
/** The nodes around one, the nearest last. */
type Around = readonly Node[];
type Change = readonly [where: { readonly start: number; readonly end: number }, text: string];

const OPERATORS: { readonly [operator: string]: string } = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '==': '!=', '!=': '==' },
  ...{ '+': '-', '-': '+', '&&': '||', '||': '&&' },
};
const METHODS: { readonly [name: string]: string } = { some: 'every', every: 'some' };
const MATHS: { readonly [name: string]: string } = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

const HANDLER = /^on[A-Z]/;
const YES_OR_NO = /^(disabled|hidden|checked|required|open|inert|aria-(pressed|checked|expanded|hidden|disabled))$/;
const MEANINGFUL = /^(role|href|value|maxLength|aria-[a-z]+)$/;
/** Ids, not sentences. */
const ID = /^[a-z][\w.:-]*$/i;
/** One more is noticed of a few; of many it is no other figure. */
const FEW = 20;
const WITHOUT_EFFECT = /^(console|assert\w*|(\w+\.)*(log|logger)\??\.(debug|info|warn|error))\b/;

/** What may stand wherever a statement may, also as all that an `if` has. */
const NOTHING = '{}';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const CUT = 70;
const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > CUT ? `${line.slice(0, CUT - 1)}…` : line;
};

export function pointsOf(path: string, text: string): Point[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const points: Point[] = [];
  const visit = (node: Node, around: Around) => {
    if (isLeftOut(node, text)) return;
    for (const [{ start, end }, changed] of changesOf(node, around, text)) {
      const before = text.slice(0, start);
      const says = changed
        ? `${cut(text.slice(start, end))} → ${cut(changed)}`
        : `without ${cut(text.slice(start, end))}`;
      const line = before.split('\n').length;
      points.push({ path, line, column: start - before.lastIndexOf('\n'), start, end, text: changed, says });
    }
    const inner = [...around, node];
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, inner);
  };
  visit(program, []);
  return points;
}

/** The file with this one change. */
export const changed = (text: string, { start, end, text: instead }: Point): string =>
  text.slice(0, start) + instead + text.slice(end);

function isLeftOut(node: Node, text: string): boolean {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return false;
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
      return true;
    case 'ExpressionStatement':
      return isLeftOut(node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression, text);
    case 'CallExpression':
      return node.callee.type === 'Super' || WITHOUT_EFFECT.test(text.slice(node.callee.start, node.callee.end));
    case 'NewExpression':
      return /Error$/.test(text.slice(node.callee.start, node.callee.end));
    default:
      return node.type.startsWith('TS');
  }
}

function* changesOf(node: Node, around: Around, text: string): Generator<Change> {
  const source = (of: Node) => text.slice(of.start, of.end);
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      if (node.test && !isTurned(node.test)) yield [node.test, `!(${source(node.test)})`];
      return;
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const instead = OPERATORS[node.operator];
      if (!instead || (node.operator === '+' && [node.left, node.right].some(isText))) return;
      const start = node.left.end + text.slice(node.left.end, node.right.start).indexOf(node.operator);
      yield [{ start, end: start + node.operator.length }, instead];
      return;
    }
    case 'UnaryExpression':
      if (node.operator === '!') yield [node, ` ${source(node.argument)}`]; // as in `return!isOver`
      return;
    case 'ExpressionStatement':
      if (!node.directive) yield [node, NOTHING];
      return;
    case 'ReturnStatement':
      if (!isLast(node, around)) yield [node, NOTHING];
      return;
    case 'Literal':
      yield* literalChanges(node, around);
      return;
    case 'CallExpression': {
      if (node.callee.type !== 'MemberExpression' || node.callee.computed) return;
      const name = source(node.callee.property);
      const instead = METHODS[name] ?? (source(node.callee.object) === 'Math' ? MATHS[name] : undefined);
      if (instead) yield [node.callee.property, instead];
      return;
    }
    case 'JSXAttribute': {
      const name = source(node.name);
      const held = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : undefined;
      if (YES_OR_NO.test(name) && held) {
        if (!isTurned(held)) yield [held, `!(${source(held)})`];
      } else if (HANDLER.test(name) || YES_OR_NO.test(name) || MEANINGFUL.test(name)) yield [node, ''];
    }
  }
}

function* literalChanges(node: Node & { type: 'Literal' }, around: Around): Generator<Change> {
  const parent = around.at(-1);
  if (parent?.type === 'Property' && parent.key === node) return;
  if (typeof node.value === 'boolean') yield [node, String(!node.value)];
  const drawn = around.findLast((one) => one.type === 'JSXAttribute' || one.type.endsWith('FunctionExpression'));
  if (drawn?.type === 'JSXAttribute') return;
  if (typeof node.value === 'number') yield [node, String(node.value <= FEW ? node.value + 1 : node.value * 2)];
  if (typeof node.value !== 'string' || !ID.test(node.value)) return;
  const isCompared = parent?.type === 'BinaryExpression' && parent.left.type !== 'UnaryExpression';
  if (isCompared || parent?.type === 'CallExpression') yield [node, "''"];
}

/** What a change of its own turns round already. */
const isTurned = (node: Node): boolean =>
  (node.type === 'UnaryExpression' && node.operator === '!') ||
  (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) ||
  (node.type === 'Literal' && typeof node.value === 'boolean');

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && [node.left, node.right].some(isText));

/** Behind the last return of a function comes nothing that would run instead. */
function isLast(node: Node & { type: 'ReturnStatement' }, around: Around): boolean {
  const [outer, block] = around.slice(-2);
  return block?.type === 'BlockStatement' && block.body.at(-1) === node && /Function/.test(outer?.type ?? '');
}
