import { withBrand } from '../../../shared/dealer-texts.ts';
import { homeTexts } from '../../../shared/stock/home-texts.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../elements/icon.tsx';

export function Reasons() {
  const { brand, festive } = useSite();
  const { reasons } = homeTexts;
  return (
    <section className="section" aria-labelledby="reasons-title">
      <h2 className="section__title" id="reasons-title">
        {`Why Choose ${brand}?`}
      </h2>
      <ul className="reasons">
        {(festive ? [...reasons.slice(0, -1), homeTexts.festive.reason] : reasons).map(
          ({ icon, title, text }) => (
            <li key={title} className="reason">
              <Icon name={icon} className="reason__icon" />
              <h3 className="reason__title">{title}</h3>
              <p>{withBrand(text, brand)}</p>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
