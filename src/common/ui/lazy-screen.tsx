import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** A screen with code that is fetched when its route is opened; `loading` is its skeleton. */
export function lazyScreen(load: () => Promise<ComponentType>, loading: ReactNode): ReactNode {
  const Screen = lazy(() => load().then((screen) => ({ default: screen })))
  return (
    <Suspense fallback={loading}>
      <Screen />
    </Suspense>
  )
}
