import { useState } from 'react'
import { local } from '../../session/storage'

/** Which groups a person has opened or closed, remembered in this browser; undefined where they did neither. */
export function useOpenGroups(scope: string) {
  const [chosen, setChosen] = useState(() => local.get('openGroups') ?? {})
  return {
    isOpen: (group: string): boolean | undefined => chosen[`${scope}:${group}`],
    toggle: (group: string, isOpen: boolean): void => {
      const next = { ...chosen, [`${scope}:${group}`]: isOpen }
      local.set('openGroups', next)
      setChosen(next)
    },
  }
}
