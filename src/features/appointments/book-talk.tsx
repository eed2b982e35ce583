import { Suspense } from 'react'
import { lazyPart } from '../../common/app/lazy-part'

const Button = lazyPart(async () => (await import('./book-button')).BookButton)

/** The button that asks for a talk, fetched after what the page itself shows. */
export function BookTalk(props: { exhibitorId: number; name: string; exhibitId?: number }) {
  return (
    <Suspense fallback={null}>
      <Button {...props} />
    </Suspense>
  )
}
