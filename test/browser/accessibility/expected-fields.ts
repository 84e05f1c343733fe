import type { Field } from './checks/form-fields.ts';

/** The forms of a page, each with its fields: name, autocomplete, inputmode, type, whether it is required. */
export const fieldsOf: Record<string, [form: string, fields: Field[]][]> = {
  car: [
    [
      '.inquiry-form',
      [
        ['firstName', 'given-name', 'text', 'text', 'required'],
        ['lastName', 'family-name', 'text', 'text', 'required'],
        ['email', 'email', 'email', 'email', 'required'],
        ['phone', 'tel', 'tel', 'tel', 'required'],
        ['message', 'off', 'text', null, 'required'],
      ],
    ],
  ],
  contact: [
    [
      '.panel .form',
      [
        ['firstName', 'given-name', 'text', 'text', 'required'],
        ['lastName', 'family-name', 'text', 'text'],
        ['email', 'email', 'email', 'email'],
        ['phone', 'tel', 'tel', 'tel'],
        ['department', 'off', null, null],
        ['text', 'off', 'text', null, 'required'],
      ],
    ],
  ],
  inventory: [
    ['.newsletter', [['email', 'email', 'email', 'email', 'required']]],
    [
      '.filter-bar',
      [
        ['search', 'off', 'search', 'search'],
        ['make', 'off', null, null],
        ['year', 'off', null, null],
        ['sort', 'off', null, null],
        ['minPrice', 'off', null, 'range'],
        ['maxPrice', 'off', null, 'range'],
      ],
    ],
  ],
};

/** The labels of the fields that an empty form reports, by state. */
export const requiredFields: Record<string, string[]> = {
  'inquiry errors': ['First Name', 'Email Address', 'Phone Number'],
  'contact errors': ['First Name *', 'Message *'],
};
