import { mailtoLink, type Mail } from '../../shared/messages/mailto.ts';
import { toasts } from '../toasts/toasts.ts';

/** If the browser refuses, shows a toast and returns false. */
export function openMail(mail: Mail): boolean {
  const link = document.createElement('a');
  link.href = mailtoLink(mail);
  try {
    link.click();
    return true;
  } catch {
    toasts.failure(`Could not open email client. Please try again or contact us directly at ${mail.to}`);
    return false;
  }
}
