import type { Listing } from '../../../../shared/cars/car.ts';
import { carTitle } from '../../../../shared/format.ts';
import { queryOf, resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { maxShortlisted, shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { Form, HiddenFields } from '../../../forms/form.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';

type PickCarsProps = {
  query: string;
  /** Whether the URL asks for the checkboxes. */
  isAsked: boolean;
  cars: readonly Listing[];
};

/** Favorites need scripts. Without them, a URL with 'cars' shows checkboxes for the cars to compare. */
export function PickCars({ query, isAsked, cars }: PickCarsProps) {
  const params = new URLSearchParams(query);
  params.delete('page');
  const fields = [...params];
  params.set('cars', '');
  const asking = `/inventory${queryOf(params)}`;
  return isAsked ? (
    <Form
      name="compare"
      className="form stack"
      action={`/inventory#${shortlistId}`}
      aria-label="Compare cars"
    >
      <HiddenFields fields={fields} />
      <p>{`Tick up to ${maxShortlisted} cars.`}</p>
      <ul className="tags wrapping">
        {cars.map((car) => (
          <li key={car.id}>
            <label className="tag">
              <input type="checkbox" name="cars" value={car.id} />
              {carTitle(car)}
            </label>
          </li>
        ))}
      </ul>
      <p>
        <button className="button button--primary" type="submit">
          Compare
        </button>
      </p>
    </Form>
  ) : (
    <ul className="tags wrapping">
      <li>
        <ListLink className="tag" href={asking} part={resultsId}>
          Compare cars side by side
        </ListLink>
      </li>
    </ul>
  );
}
