import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../scripts/build/site-process.ts';
import type { SiteProcess } from '../../scripts/build/site-process.ts';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What the server writes until it listens, which may be a moment after its first answer. */
async function linesOf({ log }: SiteProcess) {
  await expect.poll(log).toContain('"listening"');
  const lines = log().trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  return all.slice(0, all.findIndex(({ msg }) => msg === 'listening') + 1);
}

describe('the built server', () => {
  it('logs its build and stock first, and warns of sample values before it listens', async () => {
    expect((await linesOf(site)).map(({ level, msg }) => [level, msg])).toEqual([
      [30, expect.stringMatching(/^build [0-9a-f]{8}: 43 cars, \d+ sold, stock of \d{4}-\d\d-\d\d$/)],
      [40, 'replace these sample values in dealer.json: brand, web address, telephone, e-mail, address'],
      [30, 'listening'],
    ]);
  });

  it('warns of share cards drawn for another brand', async () => {
    const other = await startSite({ env: { SITE_BRAND: 'Gaadi Ghar' } });
    const warnings = (await linesOf(other)).filter(({ level }) => level === 40);
    await other.stop();
    expect(warnings).toMatchObject([
      { msg: expect.stringMatching(/^replace these sample values in dealer.json: web address/) as string },
      {
        msg: 'the share cards name another brand than the pages: build with the same SITE_BRAND',
        pages: 'Gaadi Ghar',
        cards: 'Utsav Motors',
      },
    ]);
  });
});
