import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type JSONPath,
  type Node,
  type ParseError,
} from 'jsonc-parser';

export type JsonSource = {
  value: unknown;
  /** The line of a field such as 'specs.engine', or of the nearest value around it. */
  lineOf: (field: string) => number;
  problems: { line?: number; what: string }[];
};

/** `bytes` replace the content of the file. */
export function readJson(file: string, bytes?: Buffer): JsonSource {
  const nothing = { value: undefined, lineOf: () => 1 };
  if (!bytes && !existsSync(file)) {
    return { ...nothing, problems: [{ what: 'the file is missing; create it' }] };
  }
  const read = bytes ?? readFileSync(file);
  if (!isUtf8(read) || read.subarray(0, 3).equals(byteOrderMark)) {
    return { ...nothing, problems: [{ line: 1, what: notPlain }] };
  }
  const text = read.toString('utf8');
  const conflict = text.split('\n').findIndex((line) => line.startsWith('<<<<<<< '));
  if (conflict >= 0) return { ...nothing, problems: [{ line: conflict + 1, what: twoVersions }] };
  try {
    return parsed(text);
  } catch {
    // The parser is recursive, so a thousand open brackets exhaust its stack.
    return { ...nothing, problems: [{ what: 'the brackets are nested too deeply; correct the file' }] };
  }
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const notPlain =
  "this file is not saved as plain UTF-8; save it as UTF-8 (in Notepad: Save As, then Encoding: 'UTF-8')";
// Git leaves these markers where two people changed the same lines.
const twoVersions =
  'the file has two versions; keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>';

function parsed(text: string): JsonSource {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const nodes = root ? nodesIn(root) : [];
  const problems: JsonSource['problems'] = [
    ...nodes.flatMap(repeatedKeys).map((key) => ({
      line: lineAt(key.offset),
      what: `'${String(key.value)}' appears twice; delete one`,
    })),
    ...nodes.flatMap(({ type, offset, length }) => {
      const written = text.slice(offset, offset + length);
      if (type !== 'number' || !written.endsWith('.000')) return [];
      const what = `${written} may be ${written.replace('.000', '')} or ${written.replace('.', '')}; write one of them`;
      return { line: lineAt(offset), what };
    }),
  ];
  // Later errors mostly follow from the first.
  const [error] = errors;
  if (root && error) {
    const { offset, what } = inWords(error, text);
    problems.unshift({ line: lineAt(offset), what });
  } else if (root?.type !== 'object') {
    const what = 'the file is empty or not an object; begin it with { and end it with }';
    problems.unshift({ line: 1, what });
  }
  return {
    value: root && (getNodeValue(root) as unknown),
    lineOf: (field) => lineAt(root ? nearestNode(root, pathOf(field)).offset : 0),
    problems,
  };
}

function pathOf(field: string): JSONPath {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function nearestNode(root: Node, path: JSONPath): Node {
  const node = findNodeAtLocation(root, path);
  if (!node) return path.length === 0 ? root : nearestNode(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent : node;
}

function nodesIn(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function repeatedKeys({ children = [] }: Node): Node[] {
  const keys = children.flatMap(({ type, children: [key] = [] }) =>
    type === 'property' && key ? [key] : [],
  );
  return keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index);
}

function inWords({ error, offset }: ParseError, text: string): { offset: number; what: string } {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd().length - 1;
  const end = Math.max(before, 0);
  if (text[before] === ',' && ['PropertyNameExpected', 'ValueExpected'].includes(code)) {
    return { offset: end, what: 'there is a comma after the last entry; delete it' };
  }
  const what =
    advice[code] ?? 'a quote, a colon, a comma or a bracket is missing here, or there is one too many';
  return { offset: code.startsWith('Comma') || code.startsWith('Close') ? end : offset, what };
}

const advice: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing at the end of this line; write one',
  CloseBraceExpected: 'the last } is missing; write it at the end',
};
