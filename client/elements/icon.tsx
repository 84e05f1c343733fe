import { createContext, use } from 'react';
import type { IconName } from './icon-names.ts';

/** The path of the file with all icons. It has a hash, so the page data contains it. */
export const IconSheet = createContext('');

/** Returns a function for the URL of an icon in that file. */
export function useIcon(): (name: string) => string {
  const sheet = use(IconSheet);
  return (name) => `${sheet}#${name}`;
}

/** An icon beside a text or in a named button, hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={useIcon()(name)} />
    </svg>
  );
}
