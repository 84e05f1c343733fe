import { whatsAppLink } from '../../shared/messages/phone.ts';
import { useSite } from '../site-context.ts';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

type ButtonLook = 'gold' | 'outline' | 'outline-light' | 'primary' | 'quiet' | 'whatsapp';

type ButtonLinkProps = {
  look: ButtonLook;
  href: string;
  label: string;
  icon?: IconName;
};

/** Opens a chat with the showroom. */
export function ChatLink({ text, label }: { text: string; label: string }) {
  const { phone } = useSite();
  return <ButtonLink look="whatsapp" href={whatsAppLink(phone, text)} label={label} icon="message-circle" />;
}

/** Other sites open in a new tab. */
export function ButtonLink({ look, href, label, icon }: ButtonLinkProps) {
  return (
    <a
      className={`button button--${look}`}
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
    >
      {icon ? (
        <>
          <Icon name={icon} />
          <span>{label}</span>
        </>
      ) : (
        label
      )}
    </a>
  );
}
