import { expect, it } from 'vitest';
import { carQuestion } from '../../../shared/messages/car-question.ts';

const amaze = { id: '27', make: 'Honda', model: 'Amaze VX', year: 2018, price: 585_000 };

it('a question about a car gives its URL', () => {
  expect(carQuestion(amaze, 'https://www.dealer.example')).toBe(
    'Is the 2018 Honda Amaze VX (₹5,85,000) still available? https://www.dealer.example/car/27',
  );
});
