import { createContext, use } from 'react';

/** The day in India as the server knows it, so that both sides decide alike: '2026-11-22'. */
export const TodayContext = createContext('');

export function useToday(): string {
  return use(TodayContext);
}
