import { useEffect } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { inventoryAddress, rememberCar } from './inventory-visit.ts';

/** The address of the inventory as the visitor left it, which then knows the car that was looked at, if there was one. */
export function useWayBack(id?: string): string {
  useEffect(() => {
    if (id) rememberCar(id);
  }, [id]);
  return useHydrated() ? inventoryAddress() : '/inventory';
}
