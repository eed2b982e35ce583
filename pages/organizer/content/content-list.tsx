import { type Key, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listContent } from '../../../contract/content/endpoints'
import {
  type ContentKind,
  type Referable,
  fieldsOf,
  isArranged,
  isOwned,
  kindRelated,
} from '../../../contract/content/kinds'
import { contentReviews, contentSorts, contentStates } from '../../../contract/content/rules'
import { type HashQuery, parseId, useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { call } from '../../../src/common/request/call'
import { LinkButton } from '../../../src/common/work/link-button'
import { type WorkFilter, WorkFilters } from '../../../src/common/work/work-filters'
import { type ContentFilter, useContentList } from '../../../src/features/content/api'
import { type Bulk, BulkBar } from '../../../src/features/content/bulk/bulk-bar'
import { BulkDialog } from '../../../src/features/content/bulk/bulk-dialog'
import { fieldLabel, optionLabel } from '../../../src/features/content/fields/labels'
import { Finder } from '../../../src/features/content/fields/related-input'
import { pickTitle } from '../../../src/features/content/title'
import { DeskHead } from '../desk-head'
import { DeskList } from '../desk-list'
import { ContentMenu } from './content-menu'
import { FirstSteps } from './first-steps'
import { useContentColumns } from './use-content-columns'
import { changesAddress, objectAddress, orderAddress, useKind } from './use-kind'

interface FilteredBy {
  name: string
  options: readonly string[]
  /** The kind that is referred to. */
  to?: Referable
}

/** The fields of a kind that its table can be filtered by: its choices, and what it refers to. */
const filteredBy = (kind: ContentKind): FilteredBy[] =>
  Object.entries(fieldsOf(kind)).flatMap(([name, field]): FilteredBy[] => {
    if (field.type === 'choice' || field.type === 'choices') return [{ name, options: field.options }]
    return field.type === 'relation' || field.type === 'relations'
      ? [{ name, options: [], to: kindRelated(field.to) }]
      : []
  })

function readFilter(kind: ContentKind, query: HashQuery): ContentFilter {
  const state = contentStates.find((one) => one === query.text('state'))
  const review = contentReviews.find((one) => one === query.text('review'))
  const sort = contentSorts.find((one) => one === query.text('sort'))
  const keyWord = query.text('keyWord')
  const facets = filteredBy(kind).flatMap(({ name, options, to }) => {
    const value = to ? query.id(name)?.toString() : options.find((one) => one === query.text(name))
    return value === undefined ? [] : [[name, value]]
  })
  return {
    kind,
    ...(state ? { state } : {}),
    ...(review ? { review } : {}),
    ...(sort ? { sort } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(facets.length > 0 ? { facets: Object.fromEntries(facets) } : {}),
  }
}

/** Everything of a kind: what visitors see, what waits, and what was put aside. */
export function ContentList() {
  const { t } = useTranslation('content')
  const kind = useKind()
  useTitle(t(`kind.${kind}.many`))
  return (
    <>
      <DeskHead title={t('list.title')} lead={t('list.lead')}>
        <LinkButton to={changesAddress}>{t('audit.title')}</LinkButton>
        {isArranged(kind) ? <LinkButton to={orderAddress(kind)}>{t('arrange.open')}</LinkButton> : null}
        <LinkButton type="primary" to={objectAddress(kind, 'new')}>
          {t('form.new', { kind: t(`kind.${kind}.one`) })}
        </LinkButton>
      </DeskHead>
      <FirstSteps />
      <ContentMenu kind={kind} />
      {/* Another kind has other rows, of which nothing is chosen yet. */}
      <KindList key={kind} kind={kind} />
    </>
  )
}

function KindList({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('content')
  const query = useHashQuery()
  const filter = readFilter(kind, query)
  const list = useContentList({ ...filter, page: query.page })
  const columns = useContentColumns(kind)
  const [keys, setKeys] = useState<Key[]>([])
  const [bulk, setBulk] = useState<Bulk>()
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
          ...filteredBy(kind).map(({ name, options, to }): WorkFilter => ({
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
      <DeskList
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
        renderTools={(rows) => (
          <BulkBar kind={kind} chosen={rows.filter(({ id }) => keys.includes(id))} onAsk={setBulk} />
        )}
      />
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
