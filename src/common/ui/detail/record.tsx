import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isMissing } from '../../request/api-error'
import { NotFound, Shown } from '../states'

interface RecordProps<Data> {
  /** undefined: the address names no record, so there was nothing to ask for. */
  id: number | undefined
  query: UseQueryResult<Data>
  loading: ReactNode
  /** The text for an address without an id; the server explains a missing record. */
  missing: string
  back: { href: string; label: string }
  children: (data: Data) => ReactNode
}

/** The states of a detail screen; a record that is not there leads back to its list (spec: common §8). */
export function RecordShown<Data>({ id, query, loading, missing, back, children }: RecordProps<Data>) {
  const gone = isMissing(query.error) ? query.error.message : undefined
  const notFound = id === undefined ? missing : gone
  if (notFound !== undefined) {
    return (
      <NotFound text={notFound} whole>
        <a className="yz-button" href={back.href}>
          {back.label}
        </a>
      </NotFound>
    )
  }
  return (
    <Shown query={query} loading={loading}>
      {children}
    </Shown>
  )
}
