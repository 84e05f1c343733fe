import { describe, expect, it } from 'vitest';
import { displayPhone, whatsAppLink, whatsAppShareLink } from '../../../shared/messages/phone.ts';

describe('displayPhone', () => {
  it('groups an Indian number', () => expect(displayPhone('+919876543210')).toBe('+91 98765 43210'));
  it('leaves other numbers as they are', () => {
    expect(displayPhone('+4915112345678')).toBe('+4915112345678');
    expect(displayPhone('+9111234567')).toBe('+9111234567');
  });
});

describe('whatsAppLink', () => {
  it('has only the digits of the number', () => {
    expect(whatsAppLink('+919876543210', 'Hi')).toBe('https://wa.me/919876543210?text=Hi');
  });
  it('encodes blanks as %20 and line breaks as %0A', () => {
    expect(whatsAppLink('+910000000000', '*Name:* A B\n*Email:* a+b@c.in')).toBe(
      'https://wa.me/910000000000?text=*Name%3A*%20A%20B%0A*Email%3A*%20a%2Bb%40c.in',
    );
  });
});

describe('whatsAppShareLink', () => {
  it('has no recipient, and is none that ad blockers hide', () =>
    expect(whatsAppShareLink('a, b')).toBe('https://api.whatsapp.com/send?text=a%2C%20b'));
});
