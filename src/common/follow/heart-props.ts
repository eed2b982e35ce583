import type { FollowTarget } from '#contract/trade/follows/rules.ts'

export interface HeartProps extends FollowTarget {
  /** What is followed, as its card says it. */
  name: string
  /** With its word, as a button beside others. */
  wide?: boolean
}
