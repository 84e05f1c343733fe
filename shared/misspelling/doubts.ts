import { isNear } from './is-near.ts';

const providers = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'rediffmail.com'];
const fewestDigits = 10;

/** Also the message where the browser finds an address malformed. */
export const incompleteEmail = 'Enter the whole address, such as name@gmail.com';

/** A hint where an email address looks mistyped. It may be right all the same, so nothing is refused for it. */
export function emailDoubt(email: string): string | undefined {
  const [, name = '', host = ''] = /^\s*(.+)@([^@\s]*)\s*$/.exec(email.toLowerCase()) ?? [];
  if (!host) return email.trim() ? incompleteEmail : undefined;
  const meant = providers.find((provider) => isMistyped(host, provider));
  if (meant) return `Did you mean ${name}@${meant}?`;
  return host.includes('.') ? undefined : 'Enter the whole address: most end in .com or .in';
}

export function phoneDoubt(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  return phone.trim() && digits.length < fewestDigits ? 'Enter all 10 digits' : undefined;
}

/** 'gmial', 'gmial.com', 'gmail.co'. Not 'ymail.com' or 'mail.com', which exist. */
function isMistyped(host: string, provider: string): boolean {
  if (host === provider || !host.startsWith(provider.charAt(0))) return false;
  const [name = ''] = provider.split('.');
  return host === name || [name, provider].some((right) => isNear(host, right, 1));
}
