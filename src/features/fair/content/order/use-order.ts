import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listContent, moveContent } from '#contract/fair/content/endpoints.ts'
import type { arrangedKinds } from '#contract/fair/content/kinds.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { gatherRows } from '#src/common/work/export/gather-rows.ts'
import { useContentChange } from '../api'

export type ArrangedKind = (typeof arrangedKinds)[number]

/** A place that an object had: in front of another, or behind all. */
interface Moved {
  row: ContentRow
  before: number | null
}

type Order = InputOf<typeof listContent>

/** Every object of a kind in its order, of those with these choices. */
export function useOrder(kind: ArrangedKind, facets: Record<string, string>) {
  const client = useQueryClient()
  const { i18n } = useTranslation()
  const input: Order = { kind, sort: 'position', ...(Object.keys(facets).length > 0 ? { facets } : {}) }
  const queryKey = [listContent.path, i18n.language, 'all', input]
  const move = useContentChange(moveContent)
  const [last, setLast] = useState<Moved>()
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const ask = (page: object) => call(listContent, { ...input, ...page }, { alerts: false, request: { signal } })
      const { rows } = await gatherRows(ask, { signal, onProgress: () => undefined })
      return rows
    },
  })

  /** Puts a row in front of another, or behind all: seen at once, and withdrawn where the server refuses. */
  const put = async (row: ContentRow, before: number | null): Promise<void> => {
    const rows = query.data ?? []
    const next = rows[rows.indexOf(row) + 1]
    client.setQueryData(queryKey, arrange(rows, row, before))
    try {
      const { revision } = await move.mutateAsync({ kind, id: row.id, revision: row.revision, before })
      setLast({ row: { ...row, revision }, before: next?.id ?? null })
    } catch (error) {
      setLast(undefined)
      showAlert(errorMessage(error))
    }
  }
  const undo = async () => {
    const row = query.data?.find(({ id }) => id === last?.row.id)
    if (!row || !last) return
    await put(row, last.before)
    setLast(undefined)
  }
  return { query, put, last, undo, busy: move.isPending }
}

function arrange(rows: readonly ContentRow[], row: ContentRow, before: number | null): ContentRow[] {
  const others = rows.filter(({ id }) => id !== row.id)
  const place = before === null ? others.length : others.findIndex(({ id }) => id === before)
  return others.toSpliced(place, 0, row)
}
