import { createContext, use, useSyncExternalStore } from 'react';
import { inIndia } from '../shared/hours/india-clock.ts';
import { subscribeToClock } from './browser/clock.ts';

/** The day in India by the server's clock, '2026-11-22'. */
export const TodayContext = createContext('');

/** The day in India: of the served page until it is hydrated, then by the visitor's clock, unless that is behind. */
export function useToday(): string {
  const served = use(TodayContext);
  const current = () => {
    const { day } = inIndia(new Date());
    return day > served ? day : served;
  };
  return useSyncExternalStore(subscribeToClock, current, () => served);
}
