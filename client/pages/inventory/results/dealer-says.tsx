import type { DealerLine } from '../../../../shared/dealer-lines.ts';
import { NamedLines } from '../../../elements/way-here.tsx';

/** The dealer's answers to a search, with links to their sources. */
export function DealerSays({ answers }: { answers: readonly DealerLine[] }) {
  return (
    <p className="way-here">
      <NamedLines lines={answers} />
      {[...new Set(answers.flatMap(({ href }) => href ?? []))].map((href) => (
        <a key={href} href={href}>
          {places[href]}
        </a>
      ))}
    </p>
  );
}

const places = {
  '/contact#map-title': 'Find Our Showroom',
  '/contact?about=exchange#contact-title': 'Exchange your car',
  '/about#papers': 'Papers and rules',
  '/about#buying': 'Paying and holding',
} as const satisfies Record<NonNullable<DealerLine['href']>, string>;
