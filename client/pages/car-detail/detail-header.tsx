import type { CarDetail } from '../../../shared/cars/car.ts';
import { carTitle } from '../../../shared/format.ts';
import { FavoriteButton } from '../../cars/favorite-button.tsx';
import { Icon } from '../../elements/icon.tsx';
import { BackToInventory } from '../../navigation/back-to-inventory.tsx';
import { sharePage } from './share-page.ts';

export function DetailHeader({ car }: { car: CarDetail }) {
  return (
    <div className="detail-header">
      <BackToInventory className="detail-header__back">
        <Icon name="arrow-left" />
        Back to Inventory
      </BackToInventory>
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
