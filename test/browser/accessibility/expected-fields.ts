/** The fields of each page's forms: name, autocomplete, inputmode, type and whether the field is required. */
export const fieldsOf: Record<string, Record<string, string[]>> = {
  car: {
    '.inquiry-form': [
      'firstName given-name text text required',
      'lastName family-name text text required',
      'email email email email required',
      'phone tel tel tel required',
      'message - text - required',
    ],
  },
  contact: {
    '.panel .form': [
      'firstName given-name text text required',
      'lastName family-name text text',
      'email email email email',
      'phone tel tel tel',
      'department - - -',
      'text - text - required',
    ],
  },
  inventory: {
    '.newsletter': ['email email email email required'],
  },
};

export const requiredFields: Record<string, [label: string, error: string][]> = {
  'inquiry errors': [
    ['First Name', 'Enter your first name'],
    ['Email Address', 'Enter your email address'],
    ['Phone Number', 'Enter your phone number'],
  ],
  'contact errors': [
    ['First Name *', 'Enter your first name'],
    ['Message *', 'Enter your message'],
  ],
};
