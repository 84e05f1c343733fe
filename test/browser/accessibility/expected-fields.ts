/** The forms of a page, each with its fields: name, autocomplete, inputmode, type. */
export const fieldsOf: Record<string, [form: string, fields: (string | null)[][]][]> = {
  car: [
    [
      '.inquiry-form',
      [
        ['firstName', 'given-name', 'text', 'text'],
        ['lastName', 'family-name', 'text', 'text'],
        ['email', 'email', 'email', 'email'],
        ['phone', 'tel', 'tel', 'tel'],
        ['message', 'off', 'text', null],
      ],
    ],
  ],
  contact: [
    [
      '.panel .form',
      [
        ['firstName', 'given-name', 'text', 'text'],
        ['lastName', 'family-name', 'text', 'text'],
        ['email', 'email', 'email', 'email'],
        ['phone', 'tel', 'tel', 'tel'],
        ['department', 'off', null, null],
        ['text', 'off', 'text', null],
      ],
    ],
  ],
  inventory: [
    ['.newsletter', [['email', 'email', 'email', 'email']]],
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
