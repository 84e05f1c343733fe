import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { useSite } from '../../site-context.ts';
import type { Prefill } from './prefill.ts';

/** Beside the form where our code does not run: WhatsApp then gets the message alone of it. */
export function ContactLinks({ prefill }: { prefill: Prefill | undefined }) {
  const { phone, email } = useSite();
  const lines = prefill ? [prefill.message] : [];
  const mail = prefill ? mailtoLink({ to: email, subject: prefill.department, lines }) : `mailto:${email}`;
  return (
    <p>
      <a href={whatsAppLink(phone, ['*New Inquiry From Website*', ...lines].join('\n'))}>
        Message us on WhatsApp
      </a>{' '}
      or write to <a href={mail}>{email}</a>.
    </p>
  );
}
