import { readFileSync } from 'node:fs';
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { JSONPath, Node, ParseError } from 'jsonc-parser';

export type JsonSource = {
  value: unknown;
  /** The line of what a path leads to, or of the nearest thing around it. */
  lineOf: (path: JSONPath) => number;
  problems: { line: number; what: string }[];
};

/** A JSON file that knows where everything stands in it. */
export function readJson(file: string): JsonSource {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return {
    value: root && getNodeValue(root),
    lineOf: (path) => lineAt(root ? nearestNode(root, path).offset : 0),
    problems: [
      ...errors.map(({ error, offset }) => ({
        line: lineAt(offset),
        what: `this is not JSON: ${inWords(printParseErrorCode(error))}; is a comma or a quote missing or too many?`,
      })),
      ...repeatedKeys(root).map((key) => ({
        line: lineAt(key.offset),
        what: `'${String(key.value)}' stands twice; take one out`,
      })),
    ],
  };
}

function nearestNode(root: Node, path: JSONPath): Node {
  const node = findNodeAtLocation(root, path);
  if (!node) return path.length === 0 ? root : nearestNode(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent : node;
}

function repeatedKeys(node: Node | undefined): Node[] {
  const children = node?.children ?? [];
  const keys = children.flatMap(({ type, children: [key] = [] }) =>
    type === 'property' && key ? [key] : [],
  );
  const repeated = keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index);
  return [...repeated, ...children.flatMap(repeatedKeys)];
}

/** 'comma expected' of 'CommaExpected'. */
function inWords(code: string): string {
  return code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
}
