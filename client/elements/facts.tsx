type FactsProps = {
  className: string;
  /** The class of each name with its text. */
  factClass?: string;
  facts: readonly { name: string; text: string }[];
  'aria-live'?: 'polite';
};

/** A description list. */
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
