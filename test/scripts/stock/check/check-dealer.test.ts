import { describe, expect, it } from 'vitest';
import { doubtsOfValid } from '../../../../scripts/stock/check/read-stock.ts';
import { newDealer } from '../../../../scripts/stock/verbs/init-verb.ts';
import sample from '../../../../shared/sample/dealer.json' with { type: 'json' };
import { car47, problemsIn, stockOf } from '../stock-folder.ts';

describe('the check of dealer.json', () => {
  it.each([
    [
      { address: { ...sample.address, street: '1 Ring Road' } },
      'address: the street is yours, but district,',
    ],
    [
      { texts: { about: { figures: [{ name: 'A', value: '1', valeu: '1' }] } } },
      "texts.about.figures.0.valeu: unknown field; did you mean 'value'? (dealer.json, line 35)",
    ],
    [{ texts: { about: { reasons: [] } } }, 'texts.about.reasons: has 0 entries'],
    [
      { hours: 'Mon-Sat: 10 AM - 7 PM' },
      "hours: 'Mon-Sat: 10 AM - 7 PM' is not a group of fields; write it in { }",
    ],
    [{ geo: undefined }, 'geo is missing; add it'],
    [{ finance: { rate: 11 } }, 'finance.downPayment is missing; add it'],
    [
      { finance: { rate: 11, downPayment: 20, months: 60 } },
      'finance.months: unknown field; write one of rate, downPayment, or delete it',
    ],
    [{ weeklyHoliday: 'Tuesday' }, "hours: Tuesday is the weekly holiday, but 'Mon-Sun: 9:00 AM"],
    [{ season: { from: '2026-11-15', to: '2026-10-20' } }, "season.to: '2026-10-20' is before the first day"],
  ])('reports %j', async (mistake, message) => {
    const problems = await problemsIn(stockOf({ 47: car47 }, mistake));
    expect(problems).toEqual([expect.stringContaining(`Dealer, ${message}`)]);
  });

  it('refuses hours for search engines that differ from those on the pages', async () => {
    const problemsOf = async (shown: string) => {
      const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
      const structured = { days, opens: '10:00', closes: '19:30' };
      return problemsIn(stockOf({ 47: car47 }, { hours: { shown, structured } }));
    };
    expect(await problemsOf('Mon-Sat: 10 AM - 7:30 PM')).toEqual([]);
    expect(await problemsOf('Mon-Fri: 10 AM - 7:30 PM, Sun: 10 AM - 2 PM')).toEqual([
      expect.stringContaining('differ from those on the pages on Sunday, Saturday; delete') as string,
    ]);
  });

  it("names the sample's sentences, and nothing that may be the dealer's own by chance", async () => {
    const { metro, pickUp, autoStand, lift, parking, offer, finance, goods } = sample;
    const { title } = sample.texts.home;
    const { since, figures } = sample.texts.about;
    const texts = { home: { title }, about: { since, figures }, footer: sample.texts.footer };
    const left = { ...newDealer(), metro, pickUp, autoStand, lift, parking, offer, finance, goods, texts };
    const terms = 'returns, transfer, secondKey, documents, delivery, noc'.replace(/\w+/g, 'offer $&');
    const sentences = `pickUp, autoStand, lift, parking, ${terms}`;
    const file = 'dealer.json: brand, web address, telephone, e-mail, address';
    expect((await doubtsOfValid(stockOf({}, left))).at(-1)).toContain(
      `${file}, ${sentences}, home title, about figures, text of the footer.`,
    );
    const own = {
      pickUp: undefined,
      autoStand: undefined,
      lift: undefined,
      parking: 'In the street',
      offer: {},
      texts: { about: { since } },
    };
    expect((await doubtsOfValid(stockOf({}, { ...left, ...own }))).at(-1)).toContain(`${file}.`);
  });

  it('asks about hours that search engines cannot read', async () => {
    const doubtsOf = (shown: string) => doubtsOfValid(stockOf({ 47: car47 }, { hours: { shown } }));
    expect((await doubtsOf('Every day but Tuesday'))[0]).toContain("search engines cannot read 'Every day");
    expect((await doubtsOf('Mon-Sat: 10 AM - 7:30 PM')).join()).not.toContain('search engines');
  });
});
