import { carTitle, formatPrice } from '../format.ts';
import { carQuestion, type PricedCar } from './car-questions.ts';
import type { Mail } from './mailto.ts';

export type Inquiry = { firstName: string; lastName: string; email: string; phone: string; message: string };

export function inquirySubject(car: PricedCar): string {
  return `Inquiry about ${carTitle(car)}`;
}

export function plainInquiry(to: string, car: PricedCar, origin: string): Mail {
  return { to, subject: inquirySubject(car), lines: [carQuestion(car, origin)] };
}

/** The mail that 'Send Inquiry' opens, as section 7 of the specification prescribes. */
export function inquiryMail(to: string, car: PricedCar, inquiry: Inquiry): Mail {
  return {
    to,
    subject: inquirySubject(car),
    lines: [
      `Name: ${fullName(inquiry)}`,
      `Email: ${inquiry.email.trim()}`,
      `Phone: ${inquiry.phone.trim()}`,
      'Car Details:',
      `Make: ${car.make}`,
      `Model: ${car.model}`,
      `Year: ${car.year}`,
      `Price: ${formatPrice(car.price)}`,
      'Message:',
      inquiry.message.trim() || 'No message provided',
    ],
  };
}

const required = [
  ['firstName', 'First Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
] as const;

export function missingInquiryFields(inquiry: Inquiry) {
  return required.filter(([field]) => !inquiry[field].trim()).map(([field, label]) => ({ field, label }));
}

export function fullName({ firstName, lastName }: Pick<Inquiry, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
