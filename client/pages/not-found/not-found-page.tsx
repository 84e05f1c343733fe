import { useLocation } from 'react-router-dom';
import { cityOf, goodsOf } from '../../../shared/page-metadata.ts';
import { PageHead } from '../../document/page-head.tsx';
import { PageContent } from '../../layout/page-content.tsx';
import { useSite } from '../../site-context.ts';

export function NotFoundPage() {
  const site = useSite();
  const { pathname } = useLocation();

  return (
    <>
      <PageHead
        title="Page not found"
        description={`There is no page at this address. Look through our ${goodsOf(site)} in ${cityOf(site)} instead.`}
        path={pathname}
      />
      <PageContent>
        <section className="message-page">
          <div className="diya" />
          <h1 className="message-page__title">
            <span className="message-page__number">404</span> <span>Oops! Page not found</span>
          </h1>
          <p className="message-page__text">The road ends here, but the showroom is only a turn away.</p>
          <div className="button-row">
            <a className="button button--primary" href="/">
              Return to Home
            </a>
            <a className="button button--quiet" href="/inventory">
              View Inventory
            </a>
          </div>
        </section>
      </PageContent>
    </>
  );
}
