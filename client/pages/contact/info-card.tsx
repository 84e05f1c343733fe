import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type InfoCardProps = { icon: LucideIcon; title: string; children: ReactNode };

export function InfoCard({ icon: Icon, title, children }: InfoCardProps) {
  return (
    <li className="info-card">
      <Icon className="info-card__icon" />
      <h2 className="info-card__title">{title}</h2>
      <p className="info-card__text">{children}</p>
    </li>
  );
}
