type OutsideLinkProps = { href?: string | undefined; children: string };

/** A link to another site; without `href` a placeholder, as the specification has it. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  if (href) return <a href={href}>{children}</a>;
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- HTML defines <a> without href as a placeholder for a link
    <a role="link" aria-disabled="true">
      {children}
    </a>
  );
}
