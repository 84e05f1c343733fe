import { createContext, use } from 'react';

/** The day in India by the server's clock, '2026-11-22': server and browser must render the same. */
export const TodayContext = createContext('');

export function useToday(): string {
  return use(TodayContext);
}
