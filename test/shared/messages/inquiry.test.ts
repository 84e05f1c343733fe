import { expect, it } from 'vitest';
import { inquiryMail, missingInquiryFields } from '../../../shared/messages/inquiry.ts';

const car = { id: '1', make: 'Hyundai', model: 'Creta SX', year: 2020, price: 1_125_000 };
const inquiry = {
  firstName: ' Asha ',
  lastName: ' Rao ',
  email: 'asha@example.in ',
  phone: ' 98765 43210',
  message: 'Is it still there?',
};
const details = [
  'Email: asha@example.in',
  'Phone: 98765 43210',
  'Car Details:',
  'Make: Hyundai',
  'Model: Creta SX',
  'Year: 2020',
  'Price: ₹11,25,000',
  'Message:',
];

it.each([
  [{}, 'Name: Asha Rao', 'Is it still there?'],
  [{ lastName: '', message: '  \n ' }, 'Name: Asha', 'No message provided'],
])('inquiryMail of %j follows the specification line by line', (part, name, message) => {
  expect(inquiryMail('hello@dealer.example', car, { ...inquiry, ...part })).toEqual({
    to: 'hello@dealer.example',
    subject: 'Inquiry about 2020 Hyundai Creta SX',
    lines: [name, ...details, message],
  });
});

it.each([
  [{ firstName: '', lastName: '', email: '', phone: '', message: '' }, 'First Name, Email, Phone'],
  [{ firstName: ' ', phone: '\t' }, 'First Name, Phone'],
])('missingInquiryFields of $0 in the order of the form: $1', (part, labels) => {
  const missing = missingInquiryFields({ ...inquiry, ...part }).map(({ label }) => label);
  expect(missing.join(', ')).toBe(labels);
});
