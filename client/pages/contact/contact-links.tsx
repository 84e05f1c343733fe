import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { useSite } from '../../site-context.ts';

/** In place of the form, which needs scripts. */
export function ContactLinks({ message }: { message: string }) {
  const { phone, email } = useSite();
  const lines = message ? [message] : [];
  const mail = message ? mailtoLink({ to: email, subject: 'Sales Inquiry', lines }) : `mailto:${email}`;
  return (
    <p>
      <a href={whatsAppLink(phone, ['*New Inquiry From Website*', ...lines].join('\n'))}>
        Message us on WhatsApp
      </a>{' '}
      or write to <a href={mail}>{email}</a>.
    </p>
  );
}
