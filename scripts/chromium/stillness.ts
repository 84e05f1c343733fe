/** Waits until all animations and transitions of a page, in whichever engine, that end have ended. */
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

/** Runs in the page: waits until what has changed is painted. Contains no named function, which tsx would give a helper. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
