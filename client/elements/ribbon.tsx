import { useSite } from '../site-context.ts';

/** The seasonal line at the head of a page. */
export function Ribbon({ children }: { children: string }) {
  const { festive } = useSite();
  if (!festive) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, for keys too
    <p className="ribbon" tabIndex={0}>
      {children}
    </p>
  );
}
