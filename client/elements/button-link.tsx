import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

export type ButtonLook = 'gold' | 'outline' | 'outline-light' | 'primary' | 'quiet' | 'whatsapp';

type ButtonLinkProps = {
  look: ButtonLook;
  href: string;
  label: string;
  icon?: IconName;
  opensTab?: boolean;
};

export function ButtonLink({ look, href, label, icon, opensTab = false }: ButtonLinkProps) {
  return (
    <a
      className={`button button--${look}`}
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
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
