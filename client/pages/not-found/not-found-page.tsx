import { useLocation } from 'react-router-dom';
import { cityOf, goodsOf } from '../../../shared/page-metadata.ts';
import { ButtonLink } from '../../elements/button-link.tsx';
import { Page } from '../../layout/page.tsx';
import { useSite } from '../../site-context.ts';

export function NotFoundPage() {
  const site = useSite();
  const { pathname } = useLocation();

  return (
    <Page
      title="Page not found"
      description={`There is no page at this address. Look through our ${goodsOf(site)} in ${cityOf(site)} instead.`}
      path={pathname}
    >
      <section className="message-page">
        <div className="diya" />
        <h1 className="message-page__title">
          <span className="message-page__number">404</span> <span>Oops! Page not found</span>
        </h1>
        <p className="message-page__text">The road ends here, but the showroom is only a turn away.</p>
        <div className="button-row">
          <ButtonLink look="primary" href="/" label="Return to Home" />
          <ButtonLink look="quiet" href="/inventory" label="View Inventory" />
        </div>
      </section>
    </Page>
  );
}
