import type { MouseEvent, ReactNode } from 'react';
import type { IconName } from '../elements/icon-names.ts';
import { Icon } from '../elements/icon.tsx';

type UnfoldingRowProps = {
  icon: IconName;
  line: string;
  className?: string;
  id?: string;
  isOpen?: boolean;
  children: ReactNode;
};

export function UnfoldingRow({ icon, line, className = '', id, isOpen, children }: UnfoldingRowProps) {
  return (
    <details className={`row ${className}`} id={id} open={isOpen}>
      <summary className="row__line" onClick={bringIntoView}>
        <Icon name={icon} />
        <span>{line}</span>
      </summary>
      {children}
    </details>
  );
}

/** The details may open below the screen or behind the action bar. */
function bringIntoView({ currentTarget }: MouseEvent): void {
  requestAnimationFrame(() => currentTarget.parentElement?.scrollIntoView({ block: 'nearest' }));
}
