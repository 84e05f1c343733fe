import type { Site } from '../site.ts';

export function dealerId({ origin }: Pick<Site, 'origin'>): string {
  return `${origin}/#dealer`;
}
