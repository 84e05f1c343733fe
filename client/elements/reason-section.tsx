import type { Reason } from '../../shared/dealer/texts-schema.ts';
import { withBrand } from '../../shared/format.ts';
import { useSite } from '../site-context.ts';
import { Icon } from './icon.tsx';

type ReasonSectionProps = { title: string; reasons: readonly Reason[]; note?: string | undefined };

export function ReasonSection({ title, reasons, note }: ReasonSectionProps) {
  const { brand } = useSite();
  if (reasons.length === 0) return null;
  return (
    <section className="section" aria-labelledby="reasons-title">
      <h2 className="section__title" id="reasons-title">
        {title}
      </h2>
      <ul className="reasons">
        {reasons.map((reason) => (
          <li key={reason.title} className="reason">
            <Icon name={reason.icon} className="icon--disc" />
            <h3 className="reason__title">{reason.title}</h3>
            <p>{withBrand(reason.text, brand)}</p>
          </li>
        ))}
      </ul>
      {note && <p className="picture-note small">{withBrand(note, brand)}</p>}
    </section>
  );
}
