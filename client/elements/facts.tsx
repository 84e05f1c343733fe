import type { ReactNode } from 'react';

type FactsProps = {
  className: string;
  factClass?: string;
  facts: readonly { name: string; text: ReactNode }[];
  'aria-live'?: 'polite';
};

export function Facts({ factClass, facts, ...attributes }: FactsProps) {
  return (
    <dl {...attributes}>
      {facts.map(({ name, text }) => (
        <div key={name} className={factClass}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
