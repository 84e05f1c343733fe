type OutsideLinkProps = { address?: string | undefined; children: string };

/** A link out of the site, or a placeholder that leads nowhere as long as no address is set. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  if (address) return <a href={address}>{children}</a>;
  return (
    // eslint-disable-next-line jsx-a11y/anchor-is-valid -- without href it is HTML's own placeholder of a link
    <a role="link" aria-disabled="true">
      {children}
    </a>
  );
}
