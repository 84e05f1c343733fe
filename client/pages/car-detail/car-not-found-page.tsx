import { useLocation } from 'react-router-dom';
import { PageHead } from '../../elements/page-head.tsx';

export function CarNotFoundPage() {
  const { pathname } = useLocation();
  return (
    <section className="message-page">
      <PageHead
        title="Car Not Found"
        description="This car is not in our showroom, or no longer. Look through the certified pre-owned cars that are."
        path={pathname}
      />
      <div className="diya" aria-hidden="true" />
      <h1 className="message-page__title">Car Not Found</h1>
      <p className="message-page__text">
        It may have found its family already. There are others that wait for theirs.
      </p>
      <a className="button button--primary" href="/inventory">
        Back to Inventory
      </a>
    </section>
  );
}
