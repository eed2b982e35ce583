import { useState } from 'react'
import type { CaseSubject } from '#contract/people/review/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { useCases } from '../api'
import { readFilter } from './queue-filter'

/** A neighbour in the queue, with the page it stands on. */
export interface Neighbour {
  id: number
  page: number
}

interface Neighbours {
  of: number
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

const isSame = (a: Neighbour | undefined, b: Neighbour | undefined): boolean => a?.id === b?.id && a?.page === b?.page

/** The cases before and after in the queue of the address; kept when the case leaves that queue by its decision. */
export function useNeighbours(subject: CaseSubject, id: number, query: HashQuery): Neighbours {
  const { page } = query
  const { data } = useCases(readFilter(subject, query))
  const place = data?.list.findIndex((one) => one.id === id) ?? -1
  const isFirst = place === 0 && page > 1
  const isLast = data !== undefined && place === data.list.length - 1 && page < data.totalPage
  const before = useCases(readFilter(subject, query, page - 1), isFirst)
  const after = useCases(readFilter(subject, query, page + 1), isLast)
  const [known, setKnown] = useState<Neighbours>({ of: id, previous: undefined, next: undefined })
  const on = (ofPage: number, one: { id: number } | undefined) => one && { id: one.id, page: ofPage }
  const found: Neighbours = {
    of: id,
    previous: on(page, data?.list[place - 1]) ?? (isFirst ? on(page - 1, before.data?.list.at(-1)) : undefined),
    next: on(page, data?.list[place + 1]) ?? (isLast ? on(page + 1, after.data?.list[0]) : undefined),
  }
  if (place < 0) return known.of === id ? known : { of: id, previous: undefined, next: undefined }
  if (known.of !== id || !isSame(known.previous, found.previous) || !isSame(known.next, found.next)) setKnown(found)
  return found
}
