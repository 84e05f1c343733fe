/** The picture in view, counted from 1. */
export function viewIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth) + 1;
}

export function showView(strip: HTMLElement | null, view: number): void {
  strip?.scrollTo({ left: (view - 1) * strip.clientWidth, behavior: 'instant' });
}

/** The picture that an arrow key leads to, wrapping around; undefined for every other key. */
export function viewAfter(key: string, view: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step && ((view - 1 + step + count) % count) + 1;
}
