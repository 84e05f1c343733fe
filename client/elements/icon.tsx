import { iconsAddress } from './icon-names.ts';
import type { IconName } from './icon-names.ts';

/** An icon beside a text or in a named button: to assistive technology it does not exist. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${iconsAddress}#${name}`} />
    </svg>
  );
}
