import { useSite } from '../site-context.ts';

/** The seasonal line at the head of a page. */
export function Ribbon({ children }: { children: string }) {
  const { festive } = useSite();
  return festive ? <p className="ribbon">{children}</p> : null;
}
