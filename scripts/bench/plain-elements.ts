import { readFileSync } from 'node:fs';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { createElement, type ReactNode } from 'react';

type Plain = string | { name: string; props: Record<string, unknown>; children: Plain[] };

/** `file` is JSON (path → HTML). Pages keep their elements and bytes, but have no components and nothing to compute. */
export function plainPages(file: string): (path: string) => ReactNode {
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const parsed = new Map(
    Object.entries(pages).map(([path, html]) => {
      const text = html.replace('<!DOCTYPE html>', '');
      const { childNodes } = parse(text, { blockTextElements: { script: true } });
      return [path, childNodes.flatMap(plainOf)];
    }),
  );
  return (path) => parsed.get(path)?.map(elementOf);
}

function plainOf(node: unknown): Plain[] {
  if (node instanceof TextNode) return [node.text];
  // React writes the comments itself.
  if (!(node instanceof HTMLElement)) return [];
  const name = node.rawTagName;
  const props = Object.fromEntries(Object.entries(node.attributes).map(([key, value]) => prop(key, value)));
  if (name === 'script') {
    return [{ name, props: { ...props, dangerouslySetInnerHTML: { __html: node.rawText } }, children: [] }];
  }
  return [{ name, props, children: node.childNodes.flatMap(plainOf) }];
}

const booleans = 'required novalidate selected checked hidden open autoplay loop muted'.split(' ');

// React accepts HTML's attribute names, except a style that is a string.
function prop(name: string, value: string): [string, unknown] {
  if (name === 'style') return ['data-style', value];
  return [name === 'class' ? 'className' : name, booleans.includes(name) || value];
}

function elementOf(plain: Plain): ReactNode {
  if (typeof plain === 'string') return plain;
  return createElement(plain.name, plain.props, ...plain.children.map(elementOf));
}
