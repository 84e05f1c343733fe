import { fullName } from './inquiry.ts';

export type ContactMessage = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** One of the departments' slugs, or empty. */
  department: string;
  text: string;
};

export const departments = [
  'Sales Inquiry',
  'Service Appointment',
  'Parts Department',
  'Finance Questions',
  'Trade-in Evaluation',
  'General Information',
] as const;

export function departmentSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The WhatsApp text that section 7 of the specification prescribes. */
export function contactText(contact: ContactMessage): string {
  return [
    '*New Inquiry From Website*',
    `*Name:* ${fullName(contact)}`,
    `*Email:* ${contact.email.trim() || 'Not provided'}`,
    `*Phone:* ${contact.phone.trim() || 'Not provided'}`,
    `*Department:* ${contact.department || 'Not specified'}`,
    `*Message:* ${contact.text.trim()}`,
  ]
    .join('\n')
    .toWellFormed();
}

/** The empty fields among the two required ones; the specification marks more with asterisks. */
export function missingContactFields(contact: ContactMessage) {
  return (['firstName', 'text'] as const).filter((field) => !contact[field].trim());
}
