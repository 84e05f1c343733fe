import type { ComponentProps } from 'react';
import { isCombined } from '../../shared/inventory/inventory-hrefs.ts';

type ListLinkProps = ComponentProps<'a'> & { href: string; part?: string | undefined };

/** Crawlers should not follow links that combine filters, because the combinations never end. */
export function ListLink({ href, part, children, ...others }: ListLinkProps) {
  return (
    <a href={part ? `${href}#${part}` : href} rel={isCombined(href) ? 'nofollow' : undefined} {...others}>
      {children}
    </a>
  );
}
