import { expect, it } from 'vitest';
import { emailDoubt, phoneDoubt } from '../../../shared/messages/doubts.ts';

it.each([
  ['asha@gmial', 'Did you mean asha@gmail.com?'],
  ['Asha.Sharma@gmial.com', 'Did you mean asha.sharma@gmail.com?'],
  ['asha@gmail.co', 'Did you mean asha@gmail.com?'],
  ['asha@gmail', 'Did you mean asha@gmail.com?'],
  ['asha@yaho.com', 'Did you mean asha@yahoo.com?'],
  ['asha@sharma', 'Enter the whole address: most end in .com or .in'],
  ['asha', 'Enter the whole address, such as name@gmail.com'],
  ...['', ' ', 'asha@gmail.com', ' asha@gmail.com ', 'asha@yahoo.co.in'].map((email) => [email]),
  ...['asha@ymail.com', 'asha@mail.com', 'asha@mail.example', 'asha@sharma-motors.in'].map((email) => [
    email,
  ]),
])('emailDoubt of "%s": %s', (email = '', doubt) => expect(emailDoubt(email)).toBe(doubt));

it.each([
  ...['98', '98000 0000', 'call me'].map((phone) => [phone, 'Enter all 10 digits']),
  ...['9800000000 9800000001', '', '9800000000', '+91 98000 00000', '011-2345 6789', '+123456789012345'].map(
    (phone) => [phone],
  ),
])('phoneDoubt of "%s": %s', (phone = '', doubt) => expect(phoneDoubt(phone)).toBe(doubt));
