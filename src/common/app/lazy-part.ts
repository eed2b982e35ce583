import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

const Nothing = (): null => null

/**
 * A part that the page does without where its code cannot be fetched: `Instead` is there, or nothing. A part that
 * `lazy` alone fetches takes the whole page with it when the line is lost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Instead }),
    ),
  )
}
