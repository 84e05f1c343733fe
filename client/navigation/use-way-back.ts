import { useEffect } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { inventoryAddress, rememberCar } from './inventory-visit.ts';

/** From a car's page: the address of the inventory as the visitor left it, which then knows the car. */
export function useWayBack(id: string): string {
  useEffect(() => rememberCar(id), [id]);
  return useHydrated() ? inventoryAddress() : '/inventory';
}
