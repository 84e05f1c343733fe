import type { CarDetail } from '../../../shared/cars/car.ts';
import { FavoriteButton } from '../../cars/favorite-button.tsx';
import { useWayBack } from '../../navigation/use-way-back.ts';
import { sharePage } from './share-page.ts';
import { carTitle } from '../../../shared/format.ts';
import { Icon } from '../../elements/icon.tsx';

export function DetailHeader({ car }: { car: CarDetail }) {
  const wayBack = useWayBack();
  return (
    <div className="detail-header">
      <a className="detail-header__back" {...wayBack}>
        <Icon name="arrow-left" />
        Back to Inventory
      </a>
      <FavoriteButton id={car.id} />
      <button
        className="icon-button needs-script"
        type="button"
        aria-label="Share"
        onClick={() => void sharePage(carTitle(car))}
      >
        <Icon name="share-2" />
      </button>
    </div>
  );
}
