import { useState } from 'react'
import { useSession } from '../session/session'
import { local } from '../session/storage'

export interface ChosenColumns {
  isShown: (key: string) => boolean
  toggle: (key: string, shown: boolean) => void
}

/** The columns that a person has hidden in a table, kept in this browser for each person. */
export function useChosenColumns(table: string): ChosenColumns {
  const name = `${useSession()?.user.userId ?? ''}:${table}`
  const [hidden, setHidden] = useState(() => local.get('hiddenColumns')?.[name] ?? [])
  return {
    isShown: (key) => !hidden.includes(key),
    toggle(key, shown) {
      const next = shown ? hidden.filter((one) => one !== key) : [...hidden, key]
      setHidden(next)
      local.set('hiddenColumns', { ...local.get('hiddenColumns'), [name]: next })
    },
  }
}
