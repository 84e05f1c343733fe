import { useSite } from '../../site-context.ts';
import { Icon } from '../../elements/icon.tsx';

const reasons = [
  {
    icon: 'badge-check',
    title: 'Certified Quality',
    text: 'Every car passes a multi-point inspection before it gets a place in the showroom, and you may read the sheet.',
  },
  {
    icon: 'zap',
    title: 'Instant Approval',
    text: 'Finance from leading banks, most often approved while you are still having tea with us.',
  },
] as const;

const festiveReason = {
  icon: 'gift',
  title: 'Festive Offers',
  text: 'Seasonal prices, complimentary accessories and insurance on selected cars, for as long as the lamps are lit.',
} as const;

const lastingReason = {
  icon: 'heart-handshake',
  title: 'Fair Prices',
  text: 'One price on every windscreen, the same on this site and at the desk, with no hidden fees.',
} as const;

export function Reasons() {
  const { brand, festive } = useSite();
  return (
    <section className="section" aria-labelledby="reasons-title">
      <h2 className="section__title" id="reasons-title">
        {`Why Choose ${brand}?`}
      </h2>
      <ul className="reasons">
        {[...reasons, festive ? festiveReason : lastingReason].map(({ icon, title, text }) => (
          <li key={title} className="reason">
            <Icon name={icon} className="reason__icon" />
            <h3 className="reason__title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
