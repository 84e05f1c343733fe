import { promiseOf } from '../../../shared/page-metadata.ts';
import { shareCardPath } from '../../../shared/cars/pictures.ts';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { formatPrice } from '../../../shared/format.ts';
import type { Dealer } from '../../../shared/site.ts';
import { shareCard } from './share-card.ts';
import type { ShareCard } from './share-card.ts';
import type { Mark } from './mark.ts';

/** The brand on the cards. */
export type CardDealer = Pick<Dealer, 'brand' | 'address' | 'goods'> & { mark: Mark };

export type PublicCard = ShareCard & { path: string };

/** A car's card, with its first picture and the facts of its page. */
export function carCard(stockCar: StockCar, picture: Buffer, dealer: CardDealer): PublicCard {
  const car = { ...stockCar, ...stockCar.onPage };
  const words = {
    mark: dealer.mark,
    brand: dealer.brand,
    eyebrow: `${car.year} ${car.make}`,
    title: car.model,
    // This face's rupee sign overlaps the next digit; a thin space separates them.
    figure: formatPrice(car.price).replace('₹', '₹\u2009'),
    promise: promiseOf(dealer),
    ...(!car.photographs && { label: 'Illustration' }),
    edge,
  };
  // The car is in the middle of its picture.
  const card = shareCard({ picture, left: edge, skip: 40 }, words);
  return { path: shareCardPath({ id: car.id, card: card.stamp }), ...card };
}

/** Where the picture of a car begins. */
const edge = 440;

/** The card of pages without a car, with a picture of the showroom, 16:9. */
export function siteCard(showroom: Buffer, dealer: CardDealer): PublicCard {
  const { mark, brand } = dealer;
  return {
    path: '/assets/share.jpg',
    ...shareCard({ picture: showroom, left: 80 }, { mark, brand, title: promiseOf(dealer) }),
  };
}
