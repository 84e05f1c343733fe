import { describe, expect, it } from 'vitest';
import { doubtsOfValid } from '../../../../scripts/stock/check/read-stock.ts';
import sample from '../../../../shared/sample/dealer.json' with { type: 'json' };
import { problemsIn, stockOf } from '../stock-folder.ts';

describe('the check of dealer.json', () => {
  it.each([
    [{ address: { ...sample.address, street: '1 Ring Road' } }, 'geo: the map still points to the sample'],
    [
      { texts: { about: { figures: [{ name: 'A', value: '1', valeu: '1' }] } } },
      'texts.about.figures.0.valeu: unknown field; correct its name, or delete it (dealer.json, line 35)',
    ],
    [{ texts: { about: { reasons: [] } } }, 'texts.about.reasons: has 0 entries'],
    [
      { hours: 'Mon-Sat: 10 AM - 7 PM' },
      "hours: 'Mon-Sat: 10 AM - 7 PM' is not a group of fields; write it in { }",
    ],
    [{ finance: { rate: 11 } }, 'finance.downPayment is missing; add it'],
    [
      { finance: { rate: 11, downPayment: 20, months: 60 } },
      'finance.months: unknown field; correct its name, or delete it',
    ],
    [{ hold: { amount: 5_000, hours: 48 } }, 'hold.refundable is missing; add it'],
    [
      { languages: { Hindi: 'हिन्दी' } },
      'languages.Hindi is not the code of a language, such as "hi" or "en"',
    ],
    [
      { fuelPrices: { day: '2026-01-15', petrol: 9477 } },
      'fuelPrices.petrol: 9477 is not an amount in rupees from 20 to 500; write it as a number',
    ],
    [{ season: { from: '2026-11-15', to: '2026-10-20' } }, 'season.to is before the first day'],
  ])('reports $0', async (mistake, message) => {
    const problems = await problemsIn(stockOf({ 47: {} }, mistake));
    expect(problems).toEqual([expect.stringContaining(`Dealer, ${message}`)]);
  });

  it('refuses hours for search engines next to readable ones on the pages', async () => {
    const structured = { days: ['Monday'], opens: '10:00', closes: '19:30' };
    const problemsOf = (shown: string) => problemsIn(stockOf({ 47: {} }, { hours: { shown, structured } }));
    expect(await problemsOf('Every day but Tuesday')).toEqual([]);
    expect(await problemsOf('Mon-Sat: 10 AM - 7:30 PM')).toEqual([
      expect.stringContaining(
        "Dealer, hours: search engines read the hours on the pages; delete 'structured'",
      ),
    ]);
  });

  it('asks about hours that search engines cannot read', async () => {
    const doubtsOf = (shown: string) => doubtsOfValid(stockOf({ 47: {} }, { hours: { shown } }));
    expect((await doubtsOf('Every day but Tuesday'))[0]).toContain("search engines cannot read 'Every day");
    expect((await doubtsOf('Mon-Sat: 10 AM - 7:30 PM')).join()).not.toContain('search engines');
  });
});
