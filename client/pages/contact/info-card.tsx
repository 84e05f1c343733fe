import type { ReactNode } from 'react';
import { HydrationBoundary } from '../../before-hydration/hydration-boundary.tsx';
import type { IconName } from '../../elements/icon-names.ts';
import { Icon } from '../../elements/icon.tsx';

type InfoCardProps = { icon: IconName; title: string; children: ReactNode };

export function InfoCard({ icon, title, children }: InfoCardProps) {
  return (
    <li className="info-card">
      <Icon name={icon} className="icon--disc" />
      <h2 className="info-card__title">{title}</h2>
      <HydrationBoundary>
        <p className="info-card__text">{children}</p>
      </HydrationBoundary>
    </li>
  );
}
