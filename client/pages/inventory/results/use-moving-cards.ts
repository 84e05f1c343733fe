import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../../../browser/reduced-motion.ts';

const moveMs = 180;

type Places = { width: number; cards: Map<Element, { left: number; top: number }> };

/** When the cars of a list change, moves the cards in view to their new places; what comes from far away fades in. */
export function useMovingCards(cars: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<Places>(undefined);

  // The first time after the layout, which hydration then does not have to wait for.
  useEffect(() => {
    places.current ??= placesIn(list.current);
  }, []);

  useLayoutEffect(() => {
    const before = places.current;
    if (!before) return;
    const now = placesIn(list.current);
    places.current = now;
    if (now.width === before.width && !prefersReducedMotion()) moveCards(before, now);
  }, [cars]);

  return list;
}

function placesIn(list: HTMLElement | null): Places {
  const cards = [...(list?.children ?? [])].filter((card) => card instanceof HTMLElement);
  return {
    width: list?.clientWidth ?? 0,
    cards: new Map(cards.map((card) => [card, { left: card.offsetLeft, top: card.offsetTop }])),
  };
}

function moveCards(before: Places, now: Places): void {
  for (const [card, { left, top }] of now.cards) {
    const box = card.getBoundingClientRect();
    if (box.bottom < 0 || box.top > window.innerHeight) continue;
    const from = before.cards.get(card);
    const [x, y] = [(from?.left ?? Infinity) - left, (from?.top ?? Infinity) - top];
    if (x === 0 && y === 0) continue;
    const isNear = Math.abs(y) < window.innerHeight;
    card.animate(isNear ? { translate: [`${x}px ${y}px`, '0 0'] } : { opacity: [0, 1] }, {
      duration: moveMs,
      easing: 'ease-out',
    });
  }
}
