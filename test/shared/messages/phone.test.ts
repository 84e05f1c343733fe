import { expect, it } from 'vitest';
import { displayPhone, whatsAppLink, whatsAppShareLink } from '../../../shared/messages/phone.ts';

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+4915112345678', '+4915112345678'],
])('displayPhone groups only Indian numbers of ten digits: %s', (phone, shown) => {
  expect(displayPhone(phone)).toBe(shown);
});

it('whatsAppLink has only the digits of the number, and encodes spaces and line breaks', () => {
  expect(whatsAppLink('+910000000000', '*Name:* A B\n*Email:* a+b@c.in')).toBe(
    'https://wa.me/910000000000?text=*Name%3A*%20A%20B%0A*Email%3A*%20a%2Bb%40c.in',
  );
});

it('whatsAppShareLink has no recipient, at an address that ad blockers do not hide', () => {
  expect(whatsAppShareLink('a, b')).toBe('https://api.whatsapp.com/send?text=a%2C%20b');
});
