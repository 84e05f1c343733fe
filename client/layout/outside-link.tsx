type OutsideLinkProps = { address?: string | undefined; children: string };

/** A link out of the site, or a placeholder that leads nowhere as long as no address is set. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  if (address) return <a href={address}>{children}</a>;
  return (
    <a role="link" aria-disabled="true">
      {children}
    </a>
  );
}
