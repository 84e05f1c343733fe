import { readFileSync } from 'node:fs';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { createElement, type ReactNode } from 'react';

/** An element as plain data. */
type Like = string | { name: string; props: Record<string, unknown>; children: Like[] };

/**
 * The pages that a bench has written to a file, path → HTML, as trees of plain elements without a component: as many nodes
 * and bytes as the site's, and nothing to compute. Each call creates the elements anew.
 */
export function likeTrees(file: string): (path: string) => ReactNode {
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const trees = new Map(Object.entries(pages).map(([path, html]) => [path, likeOf(html)]));
  return (path) => trees.get(path)?.map(elementOf);
}

function likeOf(html: string): Like[] {
  const blockTextElements = { script: true };
  return parse(html.replace('<!DOCTYPE html>', ''), { blockTextElements }).childNodes.flatMap(nodeOf);
}

function nodeOf(node: unknown): Like[] {
  if (node instanceof TextNode) return [node.text];
  // Comments are React's own.
  if (!(node instanceof HTMLElement)) return [];
  const name = node.rawTagName;
  const props = Object.fromEntries(Object.entries(node.attributes).map(([key, value]) => prop(key, value)));
  if (name === 'script') {
    return [{ name, props: { ...props, dangerouslySetInnerHTML: { __html: node.rawText } }, children: [] }];
  }
  return [{ name, props, children: node.childNodes.flatMap(nodeOf) }];
}

const flags = [
  'required',
  'novalidate',
  'selected',
  'checked',
  'hidden',
  'open',
  'autoplay',
  'loop',
  'muted',
];

// React refuses a style that is no object; other attributes pass under their name in HTML.
function prop(name: string, value: string): [string, unknown] {
  if (name === 'style') return ['data-style', value];
  return [name === 'class' ? 'className' : name, flags.includes(name) || value];
}

function elementOf(like: Like): ReactNode {
  if (typeof like === 'string') return like;
  return createElement(like.name, like.props, ...like.children.map(elementOf));
}
