import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../scripts/stock/refusal.ts';
import { carIn, importing, stockOf } from '../stock-folder.ts';
import { publicTables } from './public-tables.ts';

const tables = Object.entries(publicTables);

describe('a table like those of', () => {
  it.each(tables)(
    '%s is taken at the first try and unchanged by a second, or refused with its cause',
    async (_, table) => {
      const folder = stockOf({});
      const imported = importing(folder, table.content);
      if ('refused' in table) {
        const reasons = table.refused.map((line) => line.replace('FILE', `${folder}/stock.csv`));
        await expect(imported).rejects.toThrow(new Refusal(...reasons));
        return;
      }
      await imported;
      const ids = readdirSync(join(folder, 'cars'))
        .map((name) => name.replace('.json', ''))
        .toSorted();
      const cars = ids.map((id) => {
        const { $schema: _, id: __, added, changed, draft, ...facts } = carIn(folder, id);
        expect([added, changed, draft]).toEqual(['2026-11-22', '2026-11-22', true]);
        return facts;
      });
      expect(cars).toEqual(table.cars);
      const unchanged = [`No changes: ${folder}/stock.csv matches the stock.`];
      expect((await importing(folder, table.content)).changed).toEqual(unchanged);
    },
  );
});

it('at least fourteen of sixteen are taken', () => {
  expect(tables.filter(([, table]) => 'cars' in table).length).toBeGreaterThanOrEqual(14);
  expect(tables).toHaveLength(16);
});
