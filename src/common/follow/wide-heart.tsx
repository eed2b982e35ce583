import { Suspense } from 'react'
import { type HeartProps, FollowButton } from './heart-place'

const place = <span className="yz-button" data-kind="quiet" style={{ visibility: 'hidden', minWidth: '7.5rem' }} />

/** The same beside the other buttons of a page about one thing; its place is kept until it comes. */
export const WideHeart = (props: HeartProps) => (
  <Suspense fallback={place}>
    <FollowButton {...props} wide />
  </Suspense>
)
