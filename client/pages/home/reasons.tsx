import { withBrand } from '../../../shared/dealer-texts.ts';
import type { Reason } from '../../../shared/dealer-texts.ts';
import { homeTexts } from 'stock:texts/home';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../elements/icon.tsx';

export function Reasons() {
  const { brand, festive } = useSite();
  const reasons = reasonsNow(festive);
  if (reasons.length === 0) return null;
  return (
    <section className="section" aria-labelledby="reasons-title">
      <h2 className="section__title" id="reasons-title">
        {`Why Choose ${brand}?`}
      </h2>
      <ul className="reasons">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="reason">
            <Icon name={icon} className="reason__icon" />
            <h3 className="reason__title">{title}</h3>
            <p>{withBrand(text, brand)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the days of the season its own reason takes the place of the last one. */
function reasonsNow(isFestive: boolean): readonly Reason[] {
  const { reasons = [], festive: { reason } = {} } = homeTexts;
  return isFestive && reason ? [...reasons.slice(0, -1), reason] : reasons;
}
