import { useSiteData } from '../site-context.ts';
import type { IconName } from './icon-names.ts';

/** Returns a function for the URL of an icon in the file that has them all. */
export function useIcon(): (name: string) => string {
  const { icons } = useSiteData().pageData;
  return (name) => `${icons}#${name}`;
}

/** An icon next to a text or in a named button, hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={useIcon()(name)} />
    </svg>
  );
}
