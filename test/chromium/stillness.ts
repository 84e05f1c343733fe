/** Waits until a page's animations and transitions have ended, except endless ones. */
export async function stillness(page: {
  evaluate: (work: () => Promise<void>) => Promise<void>;
}): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** The first frame's callback runs before the paint, the second's after it. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
