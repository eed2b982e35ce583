import { useNavigate } from 'react-router-dom'
import type { CaseDetail } from '#contract/people/review/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { findQueue } from '../parts'
import { queueDefaults } from './queue-filter'
import { type Neighbour, useNeighbours } from './use-neighbours'

interface Way {
  pathname: string
  search: string
}

export interface CaseWays {
  /** To the case before and after in the queue of the address; undefined at its ends. */
  previous: Way | undefined
  next: Way | undefined
  goTo: (way: Way | undefined) => void
  /** To the next case of the queue, or back to the queue where this was the last. */
  goOn: () => void
}

/** Where a case leads. */
export function useCaseWays({ subject, id }: Pick<CaseDetail, 'subject' | 'id'>): CaseWays {
  const navigate = useNavigate()
  const query = useHashQuery(queueDefaults)
  const neighbours = useNeighbours(subject, id, query)
  const queue = findQueue[subject]
  const to = (one: Neighbour | undefined): Way | undefined =>
    one && { ...query.to({ page: one.page }), pathname: `${queue}/${one.id}` }
  const [previous, next] = [to(neighbours.previous), to(neighbours.next)]
  const goTo = (way: Way | undefined) => {
    if (way) void navigate(way)
  }
  return {
    previous,
    next,
    goTo,
    goOn: () => goTo(next ?? { ...query.to({}), pathname: queue }),
  }
}
