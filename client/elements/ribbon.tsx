import { useSite } from '../site-context.ts';

export function Ribbon({ children }: { children: string | undefined }) {
  const { festive } = useSite();
  if (!festive || !children) return null;
  return <p className="ribbon">{children}</p>;
}
