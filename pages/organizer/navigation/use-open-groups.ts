import { useState } from 'react'
import { local } from '#src/common/session/storage.ts'
import type { GroupName } from '../parts'

/** Which groups are open: those that the person opened, remembered in this browser, and the one of the current screen. */
export function useOpenGroups(current: GroupName | undefined) {
  const [chosen, setChosen] = useState(() => local.get('consoleGroups') ?? {})
  const isOpen = (group: GroupName) => chosen[group] ?? group === current
  const toggle = (group: GroupName) => {
    const next = { ...chosen, [group]: !isOpen(group) }
    local.set('consoleGroups', next)
    setChosen(next)
  }
  return { isOpen, toggle }
}
