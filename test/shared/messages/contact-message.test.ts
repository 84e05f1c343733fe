import { describe, expect, it } from 'vitest';
import {
  contactText,
  departments,
  departmentSlug,
  missingContactFields,
} from '../../../shared/messages/contact-message.ts';

const contact = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  department: 'trade-in-evaluation',
  message: 'What is my Swift worth?',
};

describe('contactText', () => {
  it('is the text of the specification, to the letter', () => {
    expect(contactText(contact)).toBe(
      '*New Inquiry From Website*\n*Name:* Asha Rao\n*Email:* asha@example.in\n*Phone:* 98765 43210\n*Department:* trade-in-evaluation\n*Message:* What is my Swift worth?',
    );
  });
  it('tells what was not given', () => {
    expect(contactText({ ...contact, lastName: '', email: '', phone: ' ', department: '' })).toBe(
      '*New Inquiry From Website*\n*Name:* Asha\n*Email:* Not provided\n*Phone:* Not provided\n*Department:* Not specified\n*Message:* What is my Swift worth?',
    );
  });
  it('keeps signs, Hindi, emoji and line breaks', () => {
    const message = '50% & #1 + "x" 🎉\nदो गाड़ियाँ';
    expect(contactText({ ...contact, message })).toMatch(/\*Message:\* 50% & #1 \+ "x" 🎉\nदो गाड़ियाँ$/);
  });
  it('gives text that can be encoded even with half a character in it', () => {
    expect(encodeURIComponent(contactText({ ...contact, message: '\ud83c' }))).toMatch(/%EF%BF%BD$/);
  });
});

describe('departments', () => {
  it('have lower-case hyphenated slugs', () => {
    expect(departments.map((name) => [name, departmentSlug(name)])).toEqual([
      ['Sales Inquiry', 'sales-inquiry'],
      ['Service Appointment', 'service-appointment'],
      ['Parts Department', 'parts-department'],
      ['Finance Questions', 'finance-questions'],
      ['Trade-in Evaluation', 'trade-in-evaluation'],
      ['General Information', 'general-information'],
    ]);
  });
});

describe('missingContactFields', () => {
  it('asks for first name and message, in the order of the form', () => {
    expect(missingContactFields({ ...contact, firstName: '', message: ' \n' })).toEqual([
      'firstName',
      'message',
    ]);
  });
  it('asks for nothing else, whatever the asterisks say', () => {
    expect(missingContactFields({ ...contact, lastName: '', email: '', phone: '', department: '' })).toEqual(
      [],
    );
  });
});
