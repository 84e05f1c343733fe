import { isNear } from '../misspelling.ts';

const providers = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'rediffmail.com'];
const fewestDigits = 10;

/** Also shown if the browser considers an address malformed. */
export const incompleteEmail = 'Enter the whole address, such as name@gmail.com';

/** A hint if an email address looks mistyped. The form accepts it anyway, because it may be correct. */
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

/** True for 'gmial', 'gmial.com' and 'gmail.co', but not for 'ymail.com' and 'mail.com', which exist. */
function isMistyped(host: string, provider: string): boolean {
  if (host === provider || !host.startsWith(provider.charAt(0))) return false;
  const [name = ''] = provider.split('.');
  return host === name || [name, provider].some((right) => isNear(host, right, 1));
}
