/** Does one thing once all that has changed so far is on the screen; what is planned later takes its place. */
export function createAfterPaint() {
  let frame: number | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  /** Tells whether anything was planned. */
  function callOff(): boolean {
    if (frame === undefined) return false;
    cancelAnimationFrame(frame);
    clearTimeout(timeout);
    frame = undefined;
    return true;
  }
  function plan(run: () => void): void {
    callOff();
    frame = requestAnimationFrame(() => {
      timeout = setTimeout(() => {
        frame = undefined;
        run();
      });
    });
  }
  return { plan, callOff };
}
