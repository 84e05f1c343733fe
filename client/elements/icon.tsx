import { createContext, use } from 'react';
import type { IconName } from './icon-names.ts';

/** The address of the file with all icons. The build names it, so it comes with the page. */
export const IconSheet = createContext('');

/** Gives the address of a symbol of that file. */
export function useIcon(): (name: string) => string {
  const sheet = use(IconSheet);
  return (name) => `${sheet}#${name}`;
}

/** An icon beside a text or in a named button: to assistive technology it does not exist. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={useIcon()(name)} />
    </svg>
  );
}
