import { Suspense } from 'react'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import type { BookButtonProps } from './book-button'

const Button = lazyPart(async () => (await import('./book-button')).BookButton)

/** The button that asks for a talk, fetched after what the page itself shows. */
export function BookTalk(props: BookButtonProps) {
  return (
    <Suspense fallback={null}>
      <Button {...props} />
    </Suspense>
  )
}
