import { expect, it } from 'vitest';
import { texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();

// What a search shows: 'List' if the text is literally in a car's make, model or highlights, otherwise 'Matches' or
// 'Closest'; the ids of the cars in their order; then the names of the dealer's answers.
it.each([
  // Colours, sizes, gearboxes and budgets.
  ['white creta', 'Matches 1'],
  ['automatic small car under 5 lakh', 'Matches 40'],
  ['laal gaadi', 'Matches 2 14 28 35 39'],
  ['safed gaadi', 'Matches 1 12 24 29 30'],
  ['लाल गाड़ी', 'Matches 2 14 28 35 39'],
  ['kali car', 'Matches 19'],
  ['gray i20', 'Matches 8'],
  ['blue or silver hatchback', 'Matches 10 13 23 40 41 33'],
  ['black suv', 'Closest 35 20 26'],
  ['automatic hatchback under 7 lakh', 'Matches 23 40'],
  ['suv under 7 lakh diesel', 'Matches 20 26 28'],
  ['mpv', 'Matches 11 18'],
  // Years.
  ['from 2015 to 2018', 'Matches 2 8 11 12 15 19 20 24 25 26 27 28 29 30 40 44 45'],
  ['up to 2015', 'Matches 13 41 33 42 43'],
  ['2015+', 'Matches 29: 1 2 4'],
  ['2018 model', 'Matches 2 15 20 26 27 45'],
  ['new', 'Matches 34: 46 35 37'],
  ['after 2020', 'Matches 35 37 46'],
  ['petrol automatic 2019 onwards', 'Matches 4 23 39 46'],
  ['2017 se 2019 hyundai', 'Matches 19'],
  // Kilometres.
  ['less than 50 thousand km', 'Matches 1 2 4 13 14 15 23 25 27 34 35 37 39 44 45 46'],
  ['below 40000 km', 'Matches 1 14 15 23 34 35 37 46'],
  ['driven less than 35000', 'Matches 23 35 37 46'],
  ['kam chali gaadi', 'Matches 34: 46 35 37'],
  // Either.
  ['honda or hyundai', 'Matches 1 4 8 19 27 40 46 33 43'],
  ['petrol or cng', 'Matches 27: 1 2 4'],
  ['ertiga ya innova', 'Matches 11 18'],
  ['hatchback petrol manual first owner 2018 tiago or swift under 6 lakh', 'Matches 2'],
  // Prices.
  ['3,50,000', 'Matches 13 15 30 41 44 33 42 43'],
  ['350000', 'Matches 13 15 30 41 44 33 42 43'],
  ['under 5', 'Matches 8 10 13 15 24 30 34 40 41 44 45 33 42 43'],
  ['2015 to 5 lakh', 'Closest 41 13 44'],
  ['budget 3 lakh', 'Matches 13 15 41 44 33 42 43'],
  ['3 se 5 lakh', 'Matches 8 10 24 30 34 40 45'],
  ['between 4 and 6 lakh automatic', 'Matches 27 40 45'],
  ['5-7 lakh suv', 'Matches 20 26 28 35'],
  ['₹2,00,000', 'Matches 13 41 33 43'],
  ['do lakh ke andar', 'Matches 13 41 33 43'],
  ['sedan 5 lakh tak', 'Matches 45 42 43'],
  ['पांच लाख तक ऑटोमैटिक', 'Matches 40 45 42'],
  ['cng 8000 emi', 'Matches 30'],
  ['12000 per month', 'Matches 20: 2 8 10'],
  ['10000 emi 1 lakh down automatic', 'Matches 40 45 42'],
  // Seats and owners.
  ['7 seats', 'Matches 11 12 18 28 29'],
  ['7 seater', 'List 11 12 18 28 29'],
  ['saat seater', 'Matches 11 12 18 28 29'],
  ['cng car 7 seater', 'Matches 18'],
  ['innova diesel 7 seater', 'Matches 11'],
  ['first owner automatic', 'Matches 4 23 25 27 39 45 46'],
  ['single owner diesel', 'Matches 11 19 20 26'],
  ['1st owner petrol under 4 lakh', 'Matches 15'],
  // Names.
  ['Creata', 'Matches 1'],
  ['wagonar', 'Matches 10'],
  ['wagon-r', 'Matches 10'],
  ['hundai creta', 'Matches 1'],
  ['maruti suzuki wagon r cng', 'Matches 10'],
  ['swift dzire', 'Matches 38'],
  ['baleno cvt', 'Matches 23'],
  ['creta petrol 2020', 'Matches 1'],
  ['honda city automatic', 'Matches 4'],
  ['top model creta', 'Matches 1'],
  ['maruti baleno automatic under 6 lakh', 'Closest 23'],
  ['bmw under 5 lakh', 'Closest 41 13 44'],
  // Features and descriptions.
  ['6 airbags', 'Matches 4'],
  ['six airbags', 'List 4'],
  ['learner', 'Matches 2 13 15 24 33'],
  ['first car', 'Matches 2 13 15 24 33'],
  ['new driver', 'Matches 2 13 15 24 33'],
  ['sikhne ke liye gaadi', 'Matches 2 13 15 24 33'],
  ['family car', 'Matches 1 8 20 23'],
  ['car for grandparents', 'Matches 10 40'],
  ['college student', 'Matches 13'],
  ['big boot sedan', 'Matches 27'],
  ['BS6 petrol', 'Matches 1 14 35 37 39 46'],
  ['bs iv diesel', 'Matches 11 12 19 20 26 28 29'],
  ['BS-IV diesel', 'Matches 11 12 19 20 26 28 29'],
  ['sunroof', 'List 1 4 46'],
  ['apple car play', 'Matches 14 19 23 35 37 46'],
  ['back camera', 'Matches 1 4 11 12 14 19 20 29 35 37 45 46'],
  ['cruise control diesel', 'Matches 12 19 28'],
  ['service history', 'List 1 4 18'],
  ['best mileage', 'Matches 10 18 15 26 13 2 38 30 23 8 27 4 1 24 28 11 25'],
  // What the dealer answers.
  ['baat karni hai', 'None; Phone, Opening hours, Languages'],
  ['call', 'None; Phone, Opening hours, Languages'],
  ['whatsapp number', 'None; Phone, Opening hours, Languages'],
  ['test drive', 'None; Opening hours, Address'],
  ['timing', 'None; Opening hours'],
  ['sunday open', 'None; Opening hours'],
  ['address', 'None; Address, Metro'],
  ['location', 'None; Address, Metro'],
  ['metro', 'None; Metro'],
  ['parking', 'List 10 33; Parking'],
  ['insurance', 'None; First-year insurance, extra'],
  ['upi', 'None; Payment, Papers for a loan'],
  ['cash payment', 'None; Payment, Papers for a loan'],
  ['loan papers', 'None; Payment, Papers for a loan'],
  ['hold', 'None; Holding a car'],
  ['mechanic', 'None; Your own mechanic'],
  ['hindi', 'None; Phone, Languages'],
  ['return', 'None; Return'],
  ['money back', 'None; Return'],
  ['warranty', 'None; Warranty'],
  ['emi', 'None; EMI, Papers for a loan'],
  ['exchange wagonr', 'Matches 10; Exchange'],
  ['trade-in', 'None; Exchange'],
  ['sell my car', 'None; Exchange'],
  ['rc transfer', 'None; RC transfer, RC in your name, RC transfer, extra'],
  ['noc for noida', 'None; Delivery, NOC'],
  ['honda parking', 'Matches 4 27 40 43; Parking'],
  ['home delivery', 'None; Delivery'],
  // Nothing.
  ['zzzz', 'None'],
  ['lamborghini', 'None'],
])('the search %j shows: %s', async (search, shown) => {
  expect(await shownFor(search)).toBe(shown);
});

async function shownFor(search: string): Promise<string> {
  const html = await page(`/inventory?${new URLSearchParams({ search })}`);
  const links = values(html, '.results .car-card__link', 'href');
  const ids = links.map((href = '') => href.replace('/car/', ''));
  const [title = ''] = texts(html, '.results__title');
  const kind = /^\d/.test(title) ? 'List' : title.replace(/ .*/, '');
  const cars = ids.length > 17 ? `${ids.length}: ${ids.slice(0, 3).join(' ')}` : ids.join(' ');
  const names = texts(html, '.results .way-here b').map((name) => name.replace(/:$/, ''));
  return [ids.length > 0 ? `${kind} ${cars}` : 'None', names.join(', ')].filter(Boolean).join('; ');
}
