import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { isCombined } from '../../shared/inventory/inventory-hrefs.ts';

type ListLinkProps = {
  href: string;
  part?: string | undefined;
  className: string;
  ref?: Ref<HTMLAnchorElement>;
  'aria-label'?: string;
  'aria-current'?: boolean | undefined;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** Crawlers should not follow links that combine filters, because the combinations never end. */
export function ListLink({ href, part, children, ...others }: ListLinkProps) {
  return (
    <a href={part ? `${href}#${part}` : href} rel={isCombined(href) ? 'nofollow' : undefined} {...others}>
      {children}
    </a>
  );
}
