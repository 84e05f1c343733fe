import type { ComponentProps } from 'react';
import { useSiteData } from '../site-context.ts';
import type { IconName } from './icon-names.ts';

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${useSiteData().pageData.icons}#${name}`} />
    </svg>
  );
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, ...others }: IconButtonProps) {
  return (
    <button
      className={className ? `icon-button ${className}` : 'icon-button'}
      type="button"
      aria-label={label}
      {...others}
    >
      <Icon name={icon} />
    </button>
  );
}
