import type { Page } from 'playwright-core';

/** Faults in the order of headings: they must begin with the only h1 and skip no level. */
export async function headingFaults(page: Page): Promise<string[]> {
  const headings = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map(({ tagName, textContent }) => ({ level: Number(tagName[1]), text: textContent })),
    );
  // Headings below an open dialog are out of reach, but still in order.
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    const isWrong = level > before + 1 || (level === 1) !== (index === 0);
    return isWrong ? [`h${level} after h${before}: ${text}`] : [];
  });
}
