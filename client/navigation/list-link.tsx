import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { isCombined } from '../../shared/inventory/inventory-hrefs.ts';
import { HiddenFields } from '../forms/form.tsx';

type ListLinkProps = {
  /** '/inventory', with or without a query. */
  href: string;
  /** The id of the element that the link leads to. */
  part?: string | undefined;
  className: string;
  ref?: Ref<HTMLElement>;
  'aria-label'?: string;
  'aria-current'?: boolean | undefined;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/**
 * A link to a list of cars, or a form with one button if the list combines filters: crawlers follow links, and would
 * find endless combinations.
 */
export function ListLink({ href, part, ref, children, ...others }: ListLinkProps) {
  const [path, query = ''] = href.split('?');
  const fragment = part ? `#${part}` : '';
  if (!isCombined(query)) {
    return (
      <a ref={ref as Ref<HTMLAnchorElement>} href={href + fragment} {...others}>
        {children}
      </a>
    );
  }
  const fields = [...new URLSearchParams(query)];
  const [name, value] = fields.pop() ?? [];
  return (
    <form action={path + fragment}>
      <HiddenFields fields={fields} />
      <button ref={ref as Ref<HTMLButtonElement>} type="submit" {...others} name={name} value={value}>
        {children}
      </button>
    </form>
  );
}
