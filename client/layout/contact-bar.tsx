import type { ReactNode } from 'react';
import { telLink, whatsAppUrl } from '../../shared/messages/phone.ts';
import { ButtonLink } from '../elements/button-link.tsx';
import { useSite } from '../site-context.ts';

export function ContactBar({ chat, children }: { chat?: string; children?: ReactNode }) {
  const { phone } = useSite();
  return (
    <aside className="contact-bar only-mobile" aria-label="Call or message us">
      {children}
      <ButtonLink look="outline" href={telLink(phone)} label="Call" icon="phone" />
      <ButtonLink look="whatsapp" href={chat ?? whatsAppUrl(phone)} label="WhatsApp" icon="message-circle" />
    </aside>
  );
}
