import { describe, expect, it } from 'vitest';
import { fullName, inquiryMail, missingInquiryFields } from '../../../shared/messages/inquiry.ts';

const car = { make: 'Hyundai', model: 'Creta SX', year: 2020, price: 1_125_000 };
const inquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  message: 'Is it still there?',
};

describe('inquiryMail', () => {
  it('is the mail of the specification, line by line', () => {
    expect(inquiryMail('hello@dealer.example', car, inquiry)).toEqual({
      to: 'hello@dealer.example',
      subject: 'Inquiry about 2020 Hyundai Creta SX',
      lines: [
        'Name: Asha Rao',
        'Email: asha@example.in',
        'Phone: 98765 43210',
        'Car Details:',
        'Make: Hyundai',
        'Model: Creta SX',
        'Year: 2020',
        'Price: ₹11,25,000',
        'Message:',
        'Is it still there?',
      ],
    });
  });
  it('says so if there is no message', () => {
    const { lines = [] } = inquiryMail('hello@dealer.example', car, { ...inquiry, message: '  \n ' });
    expect(lines.slice(-2)).toEqual(['Message:', 'No message provided']);
  });
});

it.each([
  [{ firstName: '', lastName: '', email: '', phone: '', message: '' }, 'First Name, Email, Phone'],
  [{ firstName: ' ', phone: '\t' }, 'First Name, Phone'],
  [{ email: '' }, 'Email'],
])('missingInquiryFields of %j are the empty ones, in the order of the form: %s', (part, labels) => {
  const missing = missingInquiryFields({ ...inquiry, ...part }).map(({ label }) => label);
  expect(missing.join(', ')).toBe(labels);
});

it('fullName joins both names, or returns the one given', () => {
  expect(fullName({ firstName: ' Asha ', lastName: ' Rao ' })).toBe('Asha Rao');
  expect(fullName({ firstName: 'Asha', lastName: '' })).toBe('Asha');
});
