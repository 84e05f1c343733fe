import { expect, it } from 'vitest';
import { emailDoubt, phoneDoubt } from '../../../shared/misspelling/doubts.ts';

it.each([
  ['asha@gmial', 'Did you mean asha@gmail.com?'],
  ['Asha.Sharma@gmial.com', 'Did you mean asha.sharma@gmail.com?'],
  ['asha@gmail.co', 'Did you mean asha@gmail.com?'],
  ['asha@gmail', 'Did you mean asha@gmail.com?'],
  ['asha@yaho.com', 'Did you mean asha@yahoo.com?'],
  ['asha@sharma', 'Is it complete? Most addresses end in .com or .in.'],
  ['asha', 'Is it complete? An address has an @ and a name after it.'],
  ...['', ' ', 'asha@gmail.com', ' asha@gmail.com ', 'asha@yahoo.co.in'].map((email) => [email]),
  ...['asha@ymail.com', 'asha@mail.com', 'asha@mail.example', 'asha@sharma-motors.in'].map((email) => [
    email,
  ]),
])('emailDoubt of "%s": %s', (email = '', doubt) => expect(emailDoubt(email)).toBe(doubt));

const incomplete = 'Is it complete? A phone number has 10 digits, this one';

it.each([
  ['98', `${incomplete} 2.`],
  ['98000 0000', `${incomplete} 9.`],
  ['call me', `${incomplete} 0.`],
  ['9800000000 9800000001', `${incomplete} 20.`],
  ...['', '9800000000', '+91 98000 00000', '011-2345 6789', '+123456789012345'].map((phone) => [phone]),
])('phoneDoubt of "%s": %s', (phone = '', doubt) => expect(phoneDoubt(phone)).toBe(doubt));
