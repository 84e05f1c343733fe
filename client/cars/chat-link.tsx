import { whatsAppLink } from '../../shared/messages/phone.ts';
import { ButtonLink } from '../elements/button-link.tsx';
import { useSite } from '../site-context.ts';

export function ChatLink({ text, label }: { text: string; label: string }) {
  const { phone } = useSite();
  return <ButtonLink look="whatsapp" href={whatsAppLink(phone, text)} label={label} icon="message-circle" />;
}
