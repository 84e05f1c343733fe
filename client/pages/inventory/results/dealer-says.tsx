import { dealerAnswers, unanswered, type DealerAnswer } from '../../../../shared/search/dealer-answers.ts';
import { understand } from '../../../../shared/search/understand.ts';
import { NamedLines } from '../../../elements/way-here.tsx';
import { useSite, useStock, useTexts } from '../../../site-context.ts';

/** The parts of a search, the dealer's answers, and the parts that ask for a car. */
export function useUnderstood(search: string) {
  const { listings } = useStock();
  const site = useSite();
  const texts = useTexts();
  const wishes = understand(search, listings, site.finance);
  const answers = dealerAnswers(wishes, listings, site, texts);
  const ofCar = answers.length > 0 ? unanswered(wishes, listings) : wishes;
  return { wishes, answers, ofCar };
}

/** The dealer's answers to a search, with links to their sources. */
export function DealerSays({ answers }: { answers: readonly DealerAnswer[] }) {
  if (answers.length === 0) return null;
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
