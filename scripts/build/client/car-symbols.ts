import { bodies } from '../../../shared/cars/car.ts';
import type { Body } from '../../../shared/cars/car.ts';
import { sideOutline, topOutline } from '../../stock/inspection/outline.ts';

/** The outline of each body from the left, the right and above, on which an inspection's marks are placed. */
export function carSymbols(): string {
  return bodies.map((body) => symbolsOf(body, body.replace(' ', '-'))).join('');
}

function symbolsOf(body: Body, name: string): string {
  const side = shapes(sideOutline(body)) + [88, 312].map(wheel).join('');
  return [
    symbol(`${name}-left`, side),
    symbol(`${name}-right`, `<g transform="translate(400 0) scale(-1 1)">${side}</g>`),
    symbol(`${name}-top`, shapes(topOutline(body))),
  ].join('');
}

function symbol(id: string, content: string): string {
  return `<symbol id="${id}" viewBox="0 0 400 140" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">${content}</symbol>`;
}

function shapes({ body, glass }: { body: string; glass: string }): string {
  return `<path d="${body}"/><path d="${glass}" stroke-width="1.5"/>`;
}

function wheel(x: number): string {
  return `<circle cx="${x}" cy="112" r="20" fill="currentColor"/>`;
}
