import { Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { listContent } from '../../../contract/content/endpoints'
import { type ContentKind, fieldsOf, kindNames } from '../../../contract/content/kinds'
import { contentSorts, contentStates } from '../../../contract/content/rules'
import { type HashQuery, useHashQuery } from '../../../src/common/app/use-hash-query'
import { useTitle } from '../../../src/common/app/use-title'
import { call } from '../../../src/common/request/call'
import { LinkButton } from '../../../src/common/work/link-button'
import { WorkFilters } from '../../../src/common/work/work-filters'
import { type ContentFilter, useContentList } from '../../../src/features/content/api'
import { fieldLabel, optionLabel } from '../../../src/features/content/fields/content-field'
import { DeskHead } from '../desk-head'
import { DeskList } from '../desk-list'
import { useContentColumns } from './use-content-columns'
import { objectAddress, useKind } from './use-kind'

/** The choices of a kind, which its table can be filtered by. */
const choicesOf = (kind: ContentKind) =>
  Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
    field.type === 'choice' ? [{ name, options: field.options }] : [],
  )

function readFilter(kind: ContentKind, query: HashQuery): ContentFilter {
  const state = contentStates.find((one) => one === query.text('state'))
  const sort = contentSorts.find((one) => one === query.text('sort'))
  const keyWord = query.text('keyWord')
  const facets = choicesOf(kind).flatMap(({ name, options }) => {
    const value = options.find((one) => one === query.text(name))
    return value === undefined ? [] : [[name, value]]
  })
  return {
    kind,
    ...(state ? { state } : {}),
    ...(sort ? { sort } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(facets.length > 0 ? { facets: Object.fromEntries(facets) } : {}),
  }
}

/** Everything of a kind: what visitors see, what waits, and what was put aside. */
export function ContentList() {
  const { t } = useTranslation('content')
  const kind = useKind()
  const navigate = useNavigate()
  const query = useHashQuery()
  const filter = readFilter(kind, query)
  const list = useContentList({ ...filter, page: query.page })
  const columns = useContentColumns(kind)
  useTitle(t(`kind.${kind}.many`))
  const isNarrowed = filter.state !== undefined || filter.keyWord !== undefined || filter.facets !== undefined
  return (
    <>
      <DeskHead title={t('list.title')} lead={t('list.lead')}>
        <LinkButton type="primary" to={objectAddress(kind, 'new')}>
          {t('form.new', { kind: t(`kind.${kind}.one`) })}
        </LinkButton>
      </DeskHead>
      <Tabs
        activeKey={kind}
        items={kindNames.map((key) => ({ key, label: t(`kind.${key}.many`) }))}
        onChange={(key) => void navigate(`/content/${key}`)}
      />
      <WorkFilters
        query={query}
        filters={[
          {
            name: 'state',
            label: t('list.state'),
            options: contentStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          ...choicesOf(kind).map(({ name, options }) => ({
            name,
            label: t(fieldLabel(kind, name)),
            options: options.map((value) => ({ value, label: t(optionLabel(kind, name, value)) })),
          })),
        ]}
        searchLabel={t('list.search')}
      />
      <DeskList
        key={kind}
        name={`content-${kind}`}
        caption={t(`kind.${kind}.many`)}
        columns={columns}
        query={query}
        page={list}
        empty={t(isNarrowed ? 'list.none' : 'list.empty')}
        exporting={{
          ask: (page, signal) => call(listContent, { ...filter, ...page }, { alerts: false, request: { signal } }),
        }}
      />
    </>
  )
}
