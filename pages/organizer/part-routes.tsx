import { type ComponentType, type ReactElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { startTexts } from '#src/common/i18n/texts.ts'
import { lazyScreen } from '#src/common/ui/lazy-screen.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { Desk } from './desk'
import type { PartName } from './parts'

type LoadScreen = () => Promise<ComponentType>

interface PartScreens {
  /** Families of texts that the screens need, beyond those of the entry. */
  texts?: readonly string[]
  /** Rows of the skeleton. */
  rows?: number
  /** By path: what loads a screen when its route is opened, or one that the console has from the start. */
  screens: Readonly<Record<string, LoadScreen | ReactElement>>
}

/** The routes of a part of the console. A screen that two of them load by the same function stays as it is between them. */
export function partRoutes(part: PartName, { texts = [], rows = 8, screens }: PartScreens): RouteObject[] {
  const byLoad = new Map<LoadScreen, ReturnType<typeof lazyScreen>>()
  const screenOf = (load: LoadScreen) => {
    const screen =
      byLoad.get(load) ??
      lazyScreen(
        async () => {
          const [found] = await Promise.all([load(), texts.length > 0 ? startTexts(...texts) : undefined])
          return found
        },
        <TableSkeleton rows={rows} />,
      )
    byLoad.set(load, screen)
    return screen
  }
  return Object.entries(screens).map(([path, screen]) => ({
    path,
    element: <Desk part={part} screen={typeof screen === 'function' ? screenOf(screen) : screen} />,
  }))
}
