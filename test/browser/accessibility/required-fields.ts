/** The errors of a form that is sent empty. */
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
