import { soldOut as values } from 'stock:sold-out';

/** The brands, fuels and gearboxes of which the last car is sold. */
export const soldOut: typeof values = values;
