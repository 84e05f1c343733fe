import type { DealerAnswer } from '../../../../shared/search/dealer-answers.ts';
import { NamedLines } from '../../../elements/way-here.tsx';

/** The dealer's answers to a search, with links to their sources. */
export function DealerSays({ answers }: { answers: readonly DealerAnswer[] }) {
  return (
    <>
      <h3 className="results__close">From the showroom</h3>
      <p className="way-here">
        <NamedLines lines={answers} />
        {[...new Set(answers.map(({ href }) => href))].map((href) => (
          <a key={href} href={href}>
            {places[href]}
          </a>
        ))}
      </p>
    </>
  );
}

const places = {
  '/contact#map-title': 'Find Our Showroom',
  '/about#papers': 'Papers and rules',
} as const satisfies Record<DealerAnswer['href'], string>;
