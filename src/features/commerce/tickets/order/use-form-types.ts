import { useState } from 'react'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'

/**
 * The types that an open form draws on. One that is no longer listed stays as one with an ended sale: it may be selected.
 * `listed` is the same array until it is another answer; undefined: there is none yet.
 */
export function useFormTypes(listed: readonly TicketType[] | undefined): readonly TicketType[] {
  const [seen, setSeen] = useState({ listed, types: listed ?? [] })
  if (listed === undefined || seen.listed === listed) return seen.types
  const ids = new Set(listed.map(({ id }) => id))
  const gone = seen.types.filter(({ id }) => !ids.has(id))
  const types = [...listed, ...gone.map((type): TicketType => ({ ...type, sale: 'ended', left: null }))]
  setSeen({ listed, types })
  return types
}
