import { expect, it } from 'vitest';
import {
  contactText,
  missingContactFields,
  type ContactMessage,
} from '../../../shared/messages/contact-message.ts';

const contact = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: ' asha@example.in',
  phone: '98765 43210',
  department: 'trade-in-evaluation',
  text: 'What is my Swift worth?\n',
};
const notRequired = { lastName: '', email: '', phone: ' ', department: '' };

it.each<[part: Partial<ContactMessage>, lines: string]>([
  [
    {},
    '*Name:* Asha Rao\n*Email:* asha@example.in\n*Phone:* 98765 43210\n*Department:* trade-in-evaluation\n*Message:* What is my Swift worth?',
  ],
  // Everything stays as typed, except lone surrogates, which cannot be encoded.
  [
    { ...notRequired, text: '50% & #1 + "x" 🎉\nदो गाड़ियाँ \ud83c' },
    '*Name:* Asha\n*Email:* Not provided\n*Phone:* Not provided\n*Department:* Not specified\n*Message:* 50% & #1 + "x" 🎉\nदो गाड़ियाँ \ufffd',
  ],
])('contactText of $0 follows the specification exactly', (part, lines) => {
  expect(contactText({ ...contact, ...part })).toBe(`*New Inquiry From Website*\n${lines}`);
});

it('missingContactFields are only the first name and the message, in the order of the form', () => {
  expect(missingContactFields({ ...contact, firstName: '', text: ' \n' })).toEqual(['firstName', 'text']);
  expect(missingContactFields({ ...contact, ...notRequired })).toEqual([]);
});
