import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageMetadata } from '../../page-metadata.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <section className="message-page">
      <PageMetadata
        title="Page not found"
        description="There is no page at this address. Look through our certified pre-owned cars in Delhi instead."
        path={pathname}
      />
      <div className="diya" aria-hidden="true" />
      <h1 className="message-page__title">
        <span className="message-page__number">404</span>
        <span>Oops! Page not found</span>
      </h1>
      <p className="message-page__text">The road ends here, but the showroom is only a turn away.</p>
      <div className="button-row">
        <Link className="button button--primary" to="/">
          Return to Home
        </Link>
        <Link className="button button--quiet" to="/inventory">
          View Inventory
        </Link>
      </div>
    </section>
  );
}
