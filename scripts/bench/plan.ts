/** How much is measured. */
export type Plan = {
  rounds: number;
  /** Of one page, one target and one number of connections, in each round. */
  requests: number;
  warmUpRequests: number;
  /** Starts of which the median counts. */
  starts: number;
  memoryRequests: number;
};

export const plans = {
  full: { rounds: 3, requests: 1_000, warmUpRequests: 1_500, starts: 5, memoryRequests: 20_000 },
  quick: { rounds: 2, requests: 300, warmUpRequests: 400, starts: 2, memoryRequests: 8_000 },
} satisfies Record<string, Plan>;
