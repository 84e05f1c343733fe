import type { Listing } from '../../cars/car.ts';
import { isInsured, type Insurance } from '../../cars/insurance.ts';
import { formatMileage, formatPrice } from '../../format.ts';

/**
 * What the words of a search mean, as data: the role of a word, its value, and all its spellings in English, in Hindi and
 * in Hindi written with Latin letters. Blanks, plurals and marks that people leave out do not matter (see tokens.ts): 'bs iv'
 * matches 'BS-IV' and 'bsiv', and '1 owner' matches 'one owner'.
 */
export const vocabulary: readonly Entry[] = [
  // Amounts: comparison? number scale? unit? comparison?
  ['number', '1', 'one, ek, एक'],
  ['number', '2', 'two, dual, do, दो'],
  ['number', '3', 'three, teen, तीन'],
  ['number', '4', 'four, char, chaar, चार'],
  ['number', '5', 'five, panch, paanch, पांच'],
  ['number', '6', 'six, che, chhe, chhah, छह'],
  ['number', '7', 'seven, saat, सात'],
  ['number', '8', 'eight, aath, आठ'],
  ['number', '9', 'nine, nau, नौ'],
  ['number', '10', 'ten, das, दस'],
  ['scale', '100000', 'lakh, lac, l, लाख'],
  ['scale', '10000000', 'crore, cr, करोड'],
  ['scale', '1000', 'k, thousand, hazar, hazaar, hajar, hajaar, हजार'],
  ['sign', '', '₹, rs, inr, rupee, rupaye, रुपये, रुपए'],
  ['unit', 'km', 'km, kilometre, kilometer, km driven, driven, run, किमी, किलोमीटर'],
  ['unit', 'year', 'model, year, मॉडल'],
  ['unit', 'seats', 'seat, seater, सीट, सीटर'],
  ['unit', 'down', 'down, down payment, dp'],
  [
    'unit',
    'month',
    'month, a month, per month, monthly, emi, emi of, ka emi, ki emi, kisht, kist, ki kisht, ki kist, mahina, mahine, mahine ka, ka mahina, महीना, महीने, किस्त, ईएमआई',
  ],
  ['before', 'max', 'budget, price, बजट, under, below, within, up to, less than, max, maximum, <'],
  ['before', 'min', 'above, over, more than, at least, min, minimum, from, since, >'],
  ['before', 'min', 'between, beech'],
  ['before', 'later', 'after, newer than'],
  ['before', 'earlier', 'before, older than'],
  [
    'after',
    'max',
    'tak, ke andar, ke under, ke neeche, ke niche, se kam, se neeche, or less, तक, के अंदर, के नीचे, से कम, and below',
  ],
  [
    'after',
    'min',
    'se zyada, se jyada, se upar, se oopar, से ज्यादा, से ऊपर, +, plus, onwards, onward, and above, and up, and newer, or newer, or more, and later',
  ],
  ['after', 'later', 'ke baad, के बाद'],
  ['after', 'earlier', 'se pehle, ke pehle, से पहले'],
  ['to', '', 'to, and, se, से, aur'],
  ['or', '', 'or, ya, या'],

  // Facts about a car.
  ['fact', 'transmission=Automatic', 'automatic, auto, amt, cvt, dct, gearless, आटो, आटोमेटिक'],
  ['fact', 'transmission=Manual', 'manual, मेनुअल, मेन्युअल'],
  ['fact', 'fuel=Petrol', 'petrol, पेट्रोल'],
  ['fact', 'fuel=Diesel', 'diesel, disel, डीजल'],
  ['fact', 'fuel=CNG', 'cng, सीएनजी'],
  ['fact', 'fuel=LPG', 'lpg, एलपीजी'],
  ['fact', 'fuel=Electric', 'electric, ev, इलेक्ट्रिक'],
  ['fact', 'fuel=Hybrid', 'hybrid, हाइब्रिड'],
  ['fact', 'body=Compact SUV', 'compact suv'],
  ['fact', 'body=SUV', 'suv'],
  ['fact', 'body=Hatchback', 'hatchback, hatch, small, chhoti, choti, chhota, chota, छोटी, छोटा'],
  ['fact', 'body=Sedan', 'sedan, saloon'],
  ['fact', 'body=MPV', 'mpv, muv, people carrier'],
  ['fact', 'body=Van', 'van'],
  ['fact', 'body=Coupe', 'coupe'],
  ['fact', 'body=Convertible', 'convertible'],
  ['fact', 'body=Pickup', 'pickup'],
  ['fact', 'owner=1st Owner', '1st owner, first owner, single owner, 1 owner, first hand, 1st hand'],
  ['fact', 'owner=2nd Owner', '2nd owner, second owner'],
  ['fact', 'owner=3rd Owner', '3rd owner, third owner, 3 owner'],
  ['fact', 'owner=4th Owner', '4th owner, fourth owner, 4 owner'],
  ['fact', 'norm=BS-III', 'bs iii, bs 3'],
  ['fact', 'norm=BS-IV', 'bs iv, bs 4'],
  ['fact', 'norm=BS-VI', 'bs vi, bs 6'],
  ['fact', 'color=White', 'white, safed, सफेद'],
  ['fact', 'color=Black', 'black, kala, kali, kaala, kaali, काला, काली'],
  ['fact', 'color=Silver', 'silver, सिल्वर'],
  ['fact', 'color=Red', 'red, laal, lal, लाल'],
  ['fact', 'color=Blue', 'blue, neela, neeli, नीला, नीली'],
  ['fact', 'color=Green', 'green, hara, hari, हरा, हरी'],
  ['fact', 'color=Brown', 'brown'],
  ['fact', 'color=Orange', 'orange'],
  ['fact', 'color=Yellow', 'yellow, peela, peeli, पीला, पीली'],
  ['fact', 'color=Gold', 'gold, golden'],
  ['fact', 'color=Grey', 'grey, gray, slate'],

  // The order of the cars.
  ['order', 'Cheapest first', 'cheap, cheapest, sasta, saste, sasti, सस्ता, सस्ती, सस्ते, kam daam'],
  ['order', 'Newest first', 'new, newest, latest, nayi, nai, naya, नई, नयी, नया'],
  ['order', 'Least driven first', 'low km, low mileage, least driven, kam chali, kam chala'],
  ['order', 'Best mileage first', 'mileage, average, fuel efficient, माइलेज'],
  ['order', 'For Delhi first', 'legal, allowed'],
  ['order', 'Longest insured first', 'insurance, insured, bima, beema, बीमा'],

  // Words that stand for phrases in the texts of a car.
  [
    'said',
    'learner, firstcar, starter',
    'learner, learning, beginner, first car, new driver, sikhne, seekhne, sikhna, seekhna, pehli car, pehli gaadi, सीखने, पहली कार, पहली गाड़ी',
  ],
  ['said', 'grandparents', 'grandparents, elderly, bujurg, बुजुर्ग'],
  ['said', 'family', 'family, parivar, परिवार'],
  ['said', 'camera', 'back camera, rear camera, parking camera, camera'],
  ['said', 'ac, conditioning, conditioner', 'ac, a c, air conditioner, air conditioning, एसी'],
  ['said', 'alloys, alloy', 'alloy, alloys, alloy wheels'],
  ['said', 'children', 'children, kids'],

  // Names that are not spelt as in the stock.
  ['name', 'wagonr', 'wagon r, vagon r, वैगन आर, वैगनआर'],
  ['name', 'dzire', 'dzire, swift dzire, desire, dezire, swift desire, डिजायर'],
  ['name', 'swift', 'स्विफ्ट'],
  ['name', 'alto', 'आल्टो'],
  ['name', 'creta', 'क्रेटा'],
  ['name', 'ertiga', 'अर्टिगा, एर्टिगा'],
  ['name', 'innova', 'इनोवा'],
  ['name', 'maruti', 'मारुति'],
  ['name', 'suzuki', 'सुजुकी'],
  ['name', 'hyundai', 'हुंडई, ह्युंडई, हुंडाई'],
  ['name', 'honda', 'होंडा'],
  ['name', 'tata', 'टाटा'],
  ['name', 'mahindra', 'महिंद्रा'],
  ['name', 'toyota', 'टोयोटा, टोयटा'],
  ['name', 'kia', 'किआ, किया'],
  ['name', 'renault', 'रेनॉल्ट, रेनो'],
  ['name', 'ford', 'फोर्ड'],
  ['name', 'nissan', 'निसान'],
  ['name', 'datsun', 'डटसन'],
  ['name', 'skoda', 'स्कोडा'],
  ['name', 'volkswagen', 'vw, फॉक्सवैगन, वॉक्सवैगन'],
  ['name', 'chevrolet', 'chevy, शेवरले, शेवरोले'],
  ['name', 'mg', 'एमजी'],
  ['name', 'fiat', 'फिएट'],
  ['name', 'jeep', 'जीप'],

  // Questions, and the names of the dealer's lines that answer them.
  [
    'topic',
    'Phone; Opening hours; Languages',
    'call, phone, number, contact, whatsapp, talk, speak, baat, bat karni, bat karna, बात, फोन, नंबर',
  ],
  ['topic', 'Languages; Phone', 'hindi, language, english, हिंदी, भाषा'],
  ['topic', 'Opening hours; Address', 'test drive, trial, visit, dekhni, dekhna, टेस्ट ड्राइव'],
  [
    'topic',
    'Opening hours',
    'timing, time, open, opening, hours, closing, holiday, sunday, today, khula, समय',
  ],
  [
    'topic',
    'Address; Metro',
    'address, location, map, where, showroom, directions, kahan, kaha, pata, पता, कहां',
  ],
  ['topic', 'Warranty', 'warranty, garanti, वारंटी'],
  ['topic', 'Return', 'return, refund, money back, return policy, wapas, vapas, वापस'],
  ['topic', 'First-year insurance, extra', 'insurance, insured, bima, beema, बीमा'],
  ['topic', 'EMI; Papers for a loan', 'emi, loan, finance, interest, bank, kisht, kist, लोन, किस्त'],
  [
    'topic',
    'Payment; Papers for a loan',
    'payment, pay, upi, cash, card, cheque, gpay, paytm, nakad, loan papers, loan documents, नकद',
  ],
  ['topic', 'Holding a car', 'hold, reserve, book, booking, token, advance'],
  ['topic', 'Your own mechanic', 'mechanic, inspection, inspect, mistri, मैकेनिक'],
  ['topic', 'Exchange', 'exchange, trade in, sell, bechna, bechni, बेचना'],
  ['topic', 'RC transfer; RC in your name; RC transfer, extra', 'rc, transfer, rto'],
  ['topic', 'Documents', 'papers, documents, paper, document, kagaz, kagaj, कागज'],
  ['topic', 'NOC', 'noc'],
  ['topic', 'Delivery', 'delivery, deliver'],
  ['topic', 'Metro', 'metro, metro station, मेट्रो'],
  ['topic', 'Pickup', 'pickup'],

  // These words do not narrow a search.
  [
    'filler',
    '',
    'a, an, the, or, of, for, in, with, on, i, we, my, me, your, is, are, it, at, to, and, that, can, what, how, please, want, need, looking, show, find, buy, get, any, some, best, good, nice, only, price, car, vehicle, used, hand, second hand, 2nd hand, pre, owned, old, home, <, >, from, km, rs, ₹, rupee, delhi, ncr, new delhi, dilli, india, model, top model, year, +, -, –, gaadi, gadi, gaari, gaadiyan, gadiyan, wali, wala, wale, chahiye, chaiye, chahie, ka, ki, ke, ko, se, mein, hai, ho, koi, aur, andar, kam, tak, ya, liye, karni, karna, purani, purana, achhi, acchi, achi, accha, dikhao, batao, rupaye, sabse, गाड़ी, गाड़ियां, कार, पुरानी, पुराना, सेकंड, हैंड, वाली, वाला, वाले, चाहिए, का, की, के, को, से, में, है, कोई, और, या, अंदर, कम, तक, अच्छी, लिए, रुपये, रुपए, दिल्ली',
  ],
];

export type Role =
  | 'number'
  | 'scale'
  | 'sign'
  | 'unit'
  | 'before'
  | 'after'
  | 'to'
  | 'or'
  | 'fact'
  | 'order'
  | 'said'
  | 'name'
  | 'topic'
  | 'filler';

type Entry = readonly [role: Role, value: string, words: string];

/** What an order sorts by; cars without a value on this day are left out. */
export const orders: Readonly<Record<string, (car: Listing, today?: string) => number>> = {
  'Cheapest first': ({ price }) => price,
  'Newest first': ({ year }) => -year,
  'Least driven first': ({ mileage }) => mileage,
  'Best mileage first': ({ economy = '' }) => -Number.parseFloat(economy),
  'For Delhi first': () => 0,
  'Longest insured first': ({ insurance }, today) => -lastInsured(insurance, today),
};

/** In milliseconds; NaN if the car is not insured. The dealer's gift begins with the sale. */
function lastInsured(insurance: Insurance | undefined, today = ''): number {
  if (!insurance || !isInsured(insurance, today)) return Number.NaN;
  return insurance.until ? Date.parse(insurance.until) : Infinity;
}

/** If no car meets a whole search, the parts with the highest weights count first. */
export const weights = { model: 6, price: 5, seats: 4, fact: 3, amount: 2, color: 1, none: 0 };

/** The car's value, the text of a number, and the numbers that mean this unit if they stand alone and their usual limit. */
export const units = {
  year: {
    valueOf: ({ year }: Listing) => year,
    format: String,
    alone: [1980, 2039],
    usual: 'equal',
    weight: weights.amount,
  },
  rupees: {
    valueOf: ({ price }: Listing) => price,
    format: formatPrice,
    alone: [30_000, Infinity],
    usual: 'max',
    weight: weights.price,
  },
  km: {
    valueOf: ({ mileage }: Listing) => mileage,
    format: formatMileage,
    alone: [10_000, 30_000],
    usual: 'max',
    weight: weights.amount,
  },
  seats: {
    valueOf: seatsOf,
    format: (seats: number) => `${seats} seats`,
    alone: [4, 9],
    usual: 'equal',
    weight: weights.seats,
  },
} as const;

export type Unit = keyof typeof units;

/** The range that a number with a comparison means. */
export const limits = {
  equal: (number: number) => [number, number],
  max: (number: number) => [0, number],
  min: (number: number) => [number, Infinity],
  later: (number: number) => [number + 1, Infinity],
  earlier: (number: number) => [0, number - 1],
};

export type Limit = keyof typeof limits;

/** A car's texts may contain the number of seats. */
function seatsOf({ seats, model, additionalInfo }: Listing): number {
  return Number(seats ?? /(\d) seater/i.exec(`${model} ${additionalInfo}`)?.[1]);
}

/** Dashes between numbers, Devanagari digits, and the spellings of the same sound in Hindi. People leave out the nukta. */
export const letters: Readonly<Record<string, string>> = {
  '-': 'to',
  '–': 'to',
  '०': '0',
  '१': '1',
  '२': '2',
  '३': '3',
  '४': '4',
  '५': '5',
  '६': '6',
  '७': '7',
  '८': '8',
  '९': '9',
  न्: 'ं',
  ऑ: 'आ',
  '\u0901': '\u0902',
  '\u093c': '',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0945': '\u0947',
  '\u0948': '\u0947',
  '\u0949': '\u094b',
};
