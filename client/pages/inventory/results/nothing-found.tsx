import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { WithoutScript } from '../../../before-hydration/hydration-boundary.tsx';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { ListLink } from '../../../navigation/list-link.tsx';

type NothingFoundProps = {
  /** The count, unless it is the heading of the results. */
  count: string | undefined;
  onReset: () => void;
};

/** The specified texts for an empty list, in one row. */
export function NothingFound({ count, onReset }: NothingFoundProps) {
  return (
    <div className="empty-results empty-results--row">
      <div>
        {count && (
          <p>
            {count}
            <span className="only-mobile"> Available</span>
          </p>
        )}
        <h3 className="empty-results__title">No vehicles found</h3>
        <p>Try adjusting your search criteria or filters.</p>
      </div>
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
  );
}
