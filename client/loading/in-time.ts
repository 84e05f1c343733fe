const longestWaitMs = 5000;

/** Whether something comes, and within the time that a visitor waits for it. */
export function isInTime(coming: Promise<boolean>): Promise<boolean> {
  return Promise.race([coming, new Promise<boolean>((resolve) => setTimeout(resolve, longestWaitMs, false))]);
}
