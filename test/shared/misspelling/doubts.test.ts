import { describe, expect, it } from 'vitest';
import { emailDoubt, phoneDoubt } from '../../../shared/misspelling/doubts.ts';

describe('emailDoubt', () => {
  it.each([
    ['asha@gmial', 'Did you mean asha@gmail.com?'],
    ['Asha.Sharma@gmial.com', 'Did you mean asha.sharma@gmail.com?'],
    ['asha@gmail.co', 'Did you mean asha@gmail.com?'],
    ['asha@gmail.con', 'Did you mean asha@gmail.com?'],
    ['asha@gmail', 'Did you mean asha@gmail.com?'],
    ['asha@yaho.com', 'Did you mean asha@yahoo.com?'],
    ['asha@sharma', 'Is it complete? Most addresses end in .com or .in.'],
    ['asha', 'Is it complete? An address has an @ and a name after it.'],
    ['asha@', 'Is it complete? An address has an @ and a name after it.'],
  ])('%s: %s', (email, doubt) => expect(emailDoubt(email)).toBe(doubt));

  it.each([
    '',
    ' ',
    'asha@gmail.com',
    ' asha@gmail.com ',
    'asha@yahoo.co.in',
    'asha@ymail.com',
    'asha@mail.com',
    'asha@mail.example',
    'asha@sharma-motors.in',
  ])('does not doubt "%s"', (email) => expect(emailDoubt(email)).toBeUndefined());
});

describe('phoneDoubt', () => {
  it('doubts fewer digits than a number in India has, and more than any has', () => {
    expect(phoneDoubt('98')).toBe('Is it complete? A phone number has 10 digits, this one 2.');
    expect(phoneDoubt('98000 0000')).toBe('Is it complete? A phone number has 10 digits, this one 9.');
    expect(phoneDoubt('call me')).toBe('Is it complete? A phone number has 10 digits, this one 0.');
    expect(phoneDoubt('9800000000 9800000001')).toMatch('this one 20');
  });
  it.each(['', '9800000000', '+91 98000 00000', '011-2345 6789', '098000 00000'])(
    'does not doubt "%s"',
    (phone) => expect(phoneDoubt(phone)).toBeUndefined(),
  );
});
