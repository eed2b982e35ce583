import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface OnceSeenProps {
  /** Holds its room before. */
  className?: string | undefined
  /** While it is on its way. */
  waiting?: ReactNode
  children: ReactNode
}

/** What is only drawn, and fetched, once its place has come near the window. */
export function OnceSeen({ className, waiting = null, children }: OnceSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || seen) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '400px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [seen])
  return (
    <div ref={place} className={seen ? undefined : className}>
      {seen ? <Suspense fallback={waiting}>{children}</Suspense> : null}
    </div>
  )
}
