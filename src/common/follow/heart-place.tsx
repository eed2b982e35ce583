import { Suspense } from 'react'
import type { FollowTarget } from '#contract/trade/follows/rules.ts'
import { lazyPart } from '../app/lazy-part'
import { whenIdle } from '../app/when-idle'

export interface HeartProps extends FollowTarget {
  /** What is followed, as its card says it. */
  name: string
  /** With its word, as a button beside others. */
  wide?: boolean
}

/** Once the page stands. */
export const FollowButton = lazyPart(async () => (await whenIdle().then(() => import('./heart-button'))).HeartButton)

/** Follows or collects what a card shows; it lies over the card's corner, so that nothing moves when it comes. */
export const Heart = (props: HeartProps) => (
  <Suspense fallback={null}>
    <FollowButton {...props} />
  </Suspense>
)
