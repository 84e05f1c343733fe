import { describe, expect, it } from 'vitest';
import { contactText, missingContactFields } from '../../../shared/messages/contact-message.ts';

const contact = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  department: 'trade-in-evaluation',
  text: 'What is my Swift worth?',
};

describe('contactText', () => {
  it('is exactly the text of the specification', () => {
    expect(contactText(contact)).toBe(
      '*New Inquiry From Website*\n*Name:* Asha Rao\n*Email:* asha@example.in\n*Phone:* 98765 43210\n*Department:* trade-in-evaluation\n*Message:* What is my Swift worth?',
    );
  });
  it('states what was not provided', () => {
    expect(contactText({ ...contact, lastName: '', email: '', phone: ' ', department: '' })).toBe(
      '*New Inquiry From Website*\n*Name:* Asha\n*Email:* Not provided\n*Phone:* Not provided\n*Department:* Not specified\n*Message:* What is my Swift worth?',
    );
  });
  it('keeps what was typed, except lone surrogates, which cannot be encoded', () => {
    const text = '50% & #1 + "x" 🎉\nदो गाड़ियाँ \ud83c';
    expect(contactText({ ...contact, text })).toMatch(/\*Message:\* 50% & #1 \+ "x" 🎉\nदो गाड़ियाँ \ufffd$/);
  });
});

describe('missingContactFields', () => {
  it('are first name and message in the order of the form, and nothing else', () => {
    expect(missingContactFields({ ...contact, firstName: '', text: ' \n' })).toEqual(['firstName', 'text']);
    expect(missingContactFields({ ...contact, lastName: '', email: '', phone: '', department: '' })).toEqual(
      [],
    );
  });
});
