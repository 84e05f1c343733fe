import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

type ButtonLook = 'gold' | 'outline' | 'outline-light' | 'primary' | 'quiet' | 'whatsapp';

type ButtonLinkProps = {
  look: ButtonLook;
  href: string;
  label: string;
  icon?: IconName;
};

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
