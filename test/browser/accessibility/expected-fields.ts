/** The fields of a page's forms, each with its name, autocomplete, inputmode, type, and whether it is required. */
export const fieldsOf: Record<string, Record<string, string[]>> = {
  home: { '.shortcuts__search': ['search off search search'] },
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
    '.filter-bar': [
      'search off search search',
      'make off - -',
      'year off - -',
      'sort off - -',
      'minPrice off - range',
      'maxPrice off - range',
    ],
  },
};

/** The label and the message of each field that an empty form reports, by state. */
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
