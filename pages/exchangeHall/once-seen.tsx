import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** What is only drawn once its place has come near the window. */
export function OnceSeen({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || seen) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [seen])
  return <div ref={place}>{seen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
}
