import { Suspense } from 'react'
import { FollowButton } from './heart-place'
import type { HeartProps } from './heart-props'

const place = <span className="yz-button" data-kind="quiet" style={{ visibility: 'hidden', minWidth: '7.5rem' }} />

/** The same beside the other buttons of a page about one thing; its place is kept until it comes. */
export const WideHeart = (props: HeartProps) => (
  <Suspense fallback={place}>
    <FollowButton {...props} wide />
  </Suspense>
)
