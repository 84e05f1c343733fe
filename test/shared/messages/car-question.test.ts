import { describe, expect, it } from 'vitest';
import { carQuestion, shortlistText } from '../../../shared/messages/car-question.ts';

const amaze = { id: '27', make: 'Honda', model: 'Amaze VX', year: 2018, price: 585_000 };
const jazz = { id: '40', make: 'Honda', model: 'Jazz V', year: 2017, price: 525_000 };

describe('carQuestion', () => {
  it('asks about one car and gives its URL', () => {
    expect(carQuestion(amaze, 'https://www.dealer.example')).toBe(
      'Is the 2018 Honda Amaze VX (₹5,85,000) still available? https://www.dealer.example/car/27',
    );
  });
});

describe('shortlistText', () => {
  it("has a line per car and the list's URL", () => {
    expect(shortlistText([amaze, jazz], 'https://www.dealer.example/inventory?cars=27,40')).toBe(
      '2018 Honda Amaze VX (₹5,85,000)\n2017 Honda Jazz V (₹5,25,000)\nhttps://www.dealer.example/inventory?cars=27,40',
    );
  });
});
