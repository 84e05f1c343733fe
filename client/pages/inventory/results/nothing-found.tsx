import { shortened } from '../../../../shared/format.ts';
import { closeCars, longerList } from '../../../../shared/inventory/close-cars.ts';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import type { DealerAnswer } from '../../../../shared/search/dealer-answers.ts';
import type { Wish } from '../../../../shared/search/understand.ts';
import { WithoutScript } from '../../../before-hydration/hydration-boundary.tsx';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { CarList } from '../../../cars/car-list.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useStock, useToday } from '../../../site-context.ts';
import { DealerSays } from './dealer-says.tsx';
import { ListEnd } from './list-end.tsx';

type NothingFoundProps = {
  choice: InventoryChoice;
  /** The parts of the search that ask for a car. */
  wishes: readonly Wish[];
  answers: readonly DealerAnswer[];
  onReset: () => void;
};

export function NothingFound({ choice, wishes, answers, onReset }: NothingFoundProps) {
  const { search } = choice.filters;
  const stock = useStock();
  const { cars, isMatch } = closeCars(choice, wishes, stock, new Date(useToday()));
  const all = longerList(choice, wishes, stock);
  const amounts = wishes.flatMap(({ isAmount, label }) => (isAmount ? label : [])).join(', ');
  const found = search ? `Close to "${shortened(search)}"${amounts && `: ${amounts}`}` : 'These come close';
  return (
    <>
      <div className="empty-results">
        <h3 className="empty-results__title">No vehicles found</h3>
        <p>Try adjusting your search criteria or filters.</p>
        <button
          ref={passFocusOn(() => document.getElementById(resultsId))}
          className="button button--primary needs-script"
          type="button"
          onClick={onReset}
        >
          Clear All Filters
        </button>
        <WithoutScript>
          <ListLink className="button button--primary" href="/inventory" part={resultsId}>
            Clear All Filters
          </ListLink>
        </WithoutScript>
      </div>
      {answers.length > 0 && <DealerSays answers={answers} />}
      <h3 className="results__close">{isMatch ? found : 'Some of our cars'}</h3>
      <CarList cars={cars} />
      <ListEnd cars={cars}>
        <ListLink className="button button--outline" href={all.href} part={resultsId}>
          {`Show all ${all.count}`}
        </ListLink>
      </ListEnd>
    </>
  );
}
