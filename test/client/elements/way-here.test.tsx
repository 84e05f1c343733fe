import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WayHere } from '../../../client/elements/way-here.tsx';
import { SiteContext } from '../../../client/site-context.ts';
import { dealerSite } from '../../../shared/site.ts';
import { textOf } from '../../server/html.ts';

it('a dealer without metro station and parking keeps the link to public transport', () => {
  const { metro, parking, ...other } = dealerSite;
  const shown = (site: typeof dealerSite) =>
    textOf(
      renderToStaticMarkup(
        <SiteContext value={site}>
          <WayHere />
        </SiteContext>,
      ),
    );
  expect(metro && parking).toBe('Free for visitors, in the yard behind the showroom');
  expect(shown(dealerSite)).toMatch(/^Metro: Karol Bagh .* Parking: Free for visitors, .* By metro or bus$/);
  expect(shown(other)).toBe('By metro or bus');
});
