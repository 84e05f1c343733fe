import { readFileSync } from 'node:fs';
import { parseAst } from 'vitest/node';

/** A fault of the product: what it replaces, by what, and the file's text with it. */
export type Fault = { file: string; line: number; from: string; to: string; text: string };

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Change = [start: number, end: number, to: string];

const otherOperator: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

/** All faults that this script can put into a file, in the order of its lines. */
export function faultsOf(file: string): Fault[] {
  const text = readFileSync(file, 'utf8');
  const changes: Change[] = [];
  // oxlint-disable-next-line typescript/no-deprecated -- Vitest passes no other on
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node);
  return changes.map(([start, end, to]) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    from: text.slice(start, end),
    to,
    text: text.slice(0, start) + to + text.slice(end),
  }));

  function visit(node: Node): void {
    // What is gone before anything runs.
    if (/^(Import|ExportAll)/.test(node.type) || (node.type.startsWith('TS') && !('expression' in node)))
      return;
    changes.push(...changesOf(node, text));
    for (const [key, child] of Object.entries(node)) {
      // The names of properties, which the types guard.
      if (key === 'key' || key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters')
        continue;
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The faults that one node of a syntax tree can have. */
function changesOf(node: Node, text: string): Change[] {
  const { start, end } = node;
  const code = (part: unknown) => (isNode(part) ? text.slice(part.start, part.end) : '');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node.left as Node, node.right as Node];
      const to = otherOperator[String(node.operator)];
      if (node.operator === '??') return [[start, end, code(right)]];
      const between = text.slice(left.end, right.start);
      return to ? [[left.end, right.start, between.replace(String(node.operator), to)]] : [];
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node.test as Node;
      return [[test.start, test.end, `!(${code(test)})`]];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [[start, end, code(node.argument)]] : [];
    case 'ExpressionStatement':
      return node.directive ? [] : [[start, end, ';']];
    case 'ReturnStatement':
      return [[start, end, node.argument ? 'return undefined as never;' : ';']];
    case 'AwaitExpression':
      return [[start, end, code(node.argument)]];
    case 'ArrayExpression':
      return (node.elements as Node[]).length > 0 ? [[start, end, '[]']] : [];
    case 'JSXAttribute':
      return [[start, end, '']];
    case 'TemplateLiteral':
      return [[start, end, '``']];
    case 'Literal':
      if (typeof node.value === 'boolean') return [[start, end, String(!node.value)]];
      if (typeof node.value === 'number') return [[start, end, String(node.value + 1)]];
      if (typeof node.value === 'string') return [[start, end, node.value === '' ? "'x'" : "''"]];
      return [];
    default:
      return [];
  }
}
