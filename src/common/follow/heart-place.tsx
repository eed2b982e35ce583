import { Suspense } from 'react'
import { lazyPart } from '../app/lazy-part'
import { whenIdle } from '../app/when-idle'
import type { HeartProps } from './heart-props'

/** Once the page stands. */
export const FollowButton = lazyPart(async () => (await whenIdle().then(() => import('./heart-button'))).HeartButton)

/** Follows or collects what a card shows; it lies over the card's corner, so that nothing moves when it comes. */
export const Heart = (props: HeartProps) => (
  <Suspense fallback={null}>
    <FollowButton {...props} />
  </Suspense>
)
