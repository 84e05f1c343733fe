import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { isCombined } from '../../shared/inventory/inventory-hrefs.ts';

type ListLinkProps = {
  /** '/inventory', with or without a query. */
  href: string;
  /** The id of the element that the link leads to. */
  part?: string | undefined;
  className: string;
  ref?: Ref<HTMLAnchorElement>;
  'aria-label'?: string;
  'aria-current'?: boolean | undefined;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** A link to a list of cars. Crawlers should not follow those that combine filters, which never end. */
export function ListLink({ href, part, children, ...others }: ListLinkProps) {
  return (
    <a href={part ? `${href}#${part}` : href} rel={isCombined(href) ? 'nofollow' : undefined} {...others}>
      {children}
    </a>
  );
}
