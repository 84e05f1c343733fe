export type Watched = Window & { moved?: string[] };

/**
 * Runs in the page. Records what is animated from now on: each view transition with its parts, and elements by their
 * class.
 */
export function watchMoves(): void {
  const moved: string[] = ((window as Watched).moved = []);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    // React animates elements for a view transition.
    if (this.className) moved.push(this.className);
    return animate.apply(this, args);
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    moved.push('::view-transition');
    const transition = start(update);
    void transition.ready.then(() => {
      for (const { effect } of document.getAnimations()) {
        const part = (effect as KeyframeEffect).pseudoElement;
        if (part?.startsWith('::view-transition-group')) moved.push(part);
      }
    });
    return transition;
  };
}
