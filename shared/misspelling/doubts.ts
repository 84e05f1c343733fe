import { isNear } from './is-near.ts';

const providers = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'rediffmail.com'];
const fewestDigits = 10;
// With the code of any country.
const mostDigits = 15;

/** A hint where an e-mail address looks mistyped. It may be right all the same, so nothing is refused for it. */
export function emailDoubt(email: string): string | undefined {
  const [, name = '', host = ''] = /^\s*(.+)@([^@\s]*)\s*$/.exec(email.toLowerCase()) ?? [];
  if (!host) return email.trim() ? 'Is it complete? An address has an @ and a name after it.' : undefined;
  const meant = providers.find((provider) => isMistyped(host, provider));
  if (meant) return `Did you mean ${name}@${meant}?`;
  return host.includes('.') ? undefined : 'Is it complete? Most addresses end in .com or .in.';
}

export function phoneDoubt(phone: string): string | undefined {
  const { length } = phone.replace(/\D/g, '');
  const isUsual = length >= fewestDigits && length <= mostDigits;
  return phone.trim() && !isUsual
    ? `Is it complete? A phone number has 10 digits, this one ${length}.`
    : undefined;
}

/** 'gmial', 'gmial.com', 'gmail.co'. Not 'ymail.com' or 'mail.com', which exist. */
function isMistyped(host: string, provider: string): boolean {
  if (host === provider || !host.startsWith(provider.charAt(0))) return false;
  const [name = ''] = provider.split('.');
  return host === name || [name, provider].some((right) => isNear(host, right, 1));
}
