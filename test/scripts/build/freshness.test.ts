import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../scripts/build/freshness.ts';
import { car47, stockOf } from '../stock/stock-folder.ts';

describe('the fingerprint of a build', () => {
  it('changes with a car, a picture and the brand of the share cards', () => {
    const stock = stockOf({ 47: car47 });
    const before = fingerprintOf(stock, {});
    expect(fingerprintOf(stock, { SITE_BRAND: 'Gaadi Ghar' })).not.toBe(before);
    writeFileSync(join(stock, 'cars/47.json'), '{}');
    const changed = fingerprintOf(stock, {});
    expect(changed).not.toBe(before);
    writeFileSync(join(stock, 'photos/47/2.webp'), 'a picture');
    expect(fingerprintOf(stock, {})).not.toBe(changed);
  });

  it('changes with a picture that is removed or renamed', () => {
    const stock = stockOf({ 47: car47 });
    writeFileSync(join(stock, 'photos/47/2.webp'), 'a picture');
    const before = fingerprintOf(stock, {});
    renameSync(join(stock, 'photos/47/2.webp'), join(stock, 'photos/47/3.webp'));
    const renamed = fingerprintOf(stock, {});
    expect(renamed).not.toBe(before);
    rmSync(join(stock, 'photos/47/3.webp'));
    expect([before, renamed]).not.toContain(fingerprintOf(stock, {}));
  });

  it('ignores file times, and a commit of the stock', () => {
    const stock = stockOf({ 47: car47 });
    const before = fingerprintOf(stock, {});
    utimesSync(join(stock, 'cars/47.json'), new Date(), new Date());
    mkdirSync(join(stock, '.git'));
    writeFileSync(join(stock, '.git/index'), 'a commit');
    expect(fingerprintOf(stock, { PORT: '4000' })).toBe(before);
  });
});
