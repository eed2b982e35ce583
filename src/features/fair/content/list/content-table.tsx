import { Button } from 'antd'
import { type Key, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listContent } from '#contract/fair/content/endpoints.ts'
import { type ContentKind, fieldsOf, isOwned } from '#contract/fair/content/kinds.ts'
import { contentReviews, contentStates } from '#contract/fair/content/rules.ts'
import { parseId, useHashQuery } from '#src/common/app/use-hash-query.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { call } from '#src/common/request/call.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { type WorkFilter, WorkFilters } from '#src/common/work/work-filters.tsx'
import { useContentList } from '../api'
import { type Bulk, BulkBar } from '../bulk/bulk-bar'
import { BulkDialog } from '../bulk/bulk-dialog'
import { fieldLabel, optionLabel } from '../fields/labels'
import { Finder } from '../fields/related-input'
import { TranslateDialog } from '../translate/translate-dialog'
import { useTranslator } from '../translate/translate-texts'
import { useWritesForFair } from '../review/use-writes-for-fair'
import { pickTitle } from '../title'
import { filteredBy, readFilter } from './filter'
import { useContentColumns } from './use-content-columns'

interface ContentTableProps {
  kind: ContentKind
  /** Where an object is edited. */
  addressOf: (id: number) => string
}

/** The objects of a kind that who is signed in may write: filtered by the address, and changed several at once. */
export function ContentTable({ kind, addressOf }: ContentTableProps) {
  const { t } = useTranslation('content')
  const query = useHashQuery()
  const filter = readFilter(kind, query)
  const list = useContentList({ ...filter, page: query.page })
  const columns = useContentColumns(kind, addressOf)
  const writesForFair = useWritesForFair()
  const narrowing = filteredBy(kind).filter(({ name }) => writesForFair || !fieldsOf(kind)[name]?.organizers)
  const [keys, setKeys] = useState<Key[]>([])
  const [bulk, setBulk] = useState<Bulk>()
  const { isOffered } = useTranslator()
  /** The objects that are translated, as they were chosen; `all`: those that the filter lists. */
  const [translating, setTranslating] = useState<readonly ContentRow[] | 'all'>()
  const isNarrowed =
    filter.review !== undefined ||
    filter.state !== undefined ||
    filter.keyWord !== undefined ||
    filter.facets !== undefined
  return (
    <>
      <WorkFilters
        query={query}
        filters={[
          {
            name: 'state',
            label: t('list.state'),
            options: contentStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          ...(isOwned(kind)
            ? [
                {
                  name: 'review',
                  label: t('review.label'),
                  options: contentReviews.map((value) => ({ value, label: t(`review.${value}`) })),
                },
              ]
            : []),
          ...narrowing.map(({ name, options, to }): WorkFilter => ({
            name,
            label: t(fieldLabel(kind, name)),
            ...(to
              ? {
                  renderFinder: ({ id, value, onChange }) => (
                    <Finder
                      id={id}
                      to={to}
                      value={parseId(value) ?? null}
                      onChange={(found) => onChange(found?.toString() ?? '')}
                    />
                  ),
                }
              : {}),
            options: options.map((value) => ({ value, label: t(optionLabel(kind, name, value)) })),
          })),
        ]}
        searchLabel={t('list.search')}
      />
      <WorkList
        name={`content-${kind}`}
        caption={t(`kind.${kind}.many`)}
        columns={columns}
        query={query}
        page={list}
        empty={t(isNarrowed ? 'list.none' : 'list.empty')}
        exporting={{
          ask: (page, signal) => call(listContent, { ...filter, ...page }, { alerts: false, request: { signal } }),
        }}
        selection={{
          keys,
          onChange: setKeys,
          nameOf: (row) => t('work:table.select', { name: pickTitle(row, t('list.untitled')) }),
        }}
        renderTools={(rows) => {
          const chosen = rows.filter(({ id }) => keys.includes(id))
          return (
            <>
              <BulkBar kind={kind} chosen={chosen} onAsk={setBulk} />
              {isOffered ? (
                <Button onClick={() => setTranslating(chosen.length > 0 ? chosen : 'all')}>{t('translate.do')}</Button>
              ) : null}
            </>
          )
        }}
      />
      {translating ? (
        <TranslateDialog
          kind={kind}
          rows={translating === 'all' ? undefined : translating}
          filter={filter}
          onClose={(begun) => {
            setTranslating(undefined)
            if (begun) setKeys([])
          }}
        />
      ) : null}
      {bulk ? (
        <BulkDialog
          kind={kind}
          bulk={bulk}
          onClose={(begun) => {
            setBulk(undefined)
            if (begun) setKeys([])
          }}
        />
      ) : null}
    </>
  )
}
