import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';

export function Ribbon({ children }: { children: ReactNode }) {
  const { festive } = useSite();
  if (!festive || !children) return null;
  return <p className="ribbon no-print">{children}</p>;
}
