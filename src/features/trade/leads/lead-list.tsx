import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { listLeads } from '#contract/trade/leads/endpoints.ts'
import { leadSorts, type LeadState, leadStates } from '#contract/trade/leads/rules.ts'
import type { Lead } from '#contract/trade/leads/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'
import { formatDay } from '#src/common/ui/trade/wording.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useLeads } from './api'
import styles from './leads.module.css'

export const leadColors: Record<LeadState, string> = {
  new: 'processing',
  contacted: 'default',
  negotiating: 'warning',
  won: 'success',
  lost: 'error',
}

function readFilter(query: HashQuery) {
  const state = leadStates.find((one) => one === query.text('state'))
  const sort = leadSorts.find((one) => one === query.text('sort'))
  const [owner, keyWord] = [query.text('owner'), query.text('keyWord')]
  return {
    ...(state ? { state } : {}),
    ...(/^\d{1,9}$/.test(owner) ? { ownerId: Number(owner) } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(sort ? { sort } : {}),
  }
}

/** The buyers and visitors that an exhibitor has anything with, to be filtered, ordered and saved as a table. */
export function LeadList({ query }: { query: HashQuery }) {
  const { t } = useTranslation('leads')
  const filter = readFilter(query)
  const page = useLeads({ ...filter, page: query.page })
  const columns = useColumns()
  const members = page.data?.members ?? []
  const isFiltered = ['state', 'owner', 'keyWord'].some((name) => query.text(name) !== '')
  if (page.data?.totalCount === 0 && !isFiltered) return <Empty title={t('list.none')} text={t('list.noneText')} />
  return (
    <>
      <WorkFilters
        query={query}
        filters={[
          {
            name: 'state',
            label: t('field.state'),
            options: leadStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
          {
            name: 'owner',
            label: t('field.owner'),
            options: [
              { value: '0', label: t('list.nobody') },
              ...members.map(({ id, name }) => ({ value: String(id), label: name })),
            ],
          },
        ]}
        searchLabel={t('list.search')}
      />
      <WorkList<Lead>
        name="leads"
        caption={t('title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('list.empty')}
        exporting={{
          ask: (input, signal) => call(listLeads, { ...filter, ...input }, { alerts: false, request: { signal } }),
        }}
      />
    </>
  )
}

function useColumns(): WorkColumn<Lead>[] {
  const { t, i18n } = useTranslation('leads')
  const nameOf = ({ name }: Lead) => name || t('visitor')
  const column = (
    key: string,
    plain: (row: Lead) => string,
    { render = plain, ...more }: Partial<WorkColumn<Lead>> = {},
  ): WorkColumn<Lead> => ({ key, title: t(`field.${key}`), render, plain: { [t(`field.${key}`)]: plain }, ...more })
  return [
    column('name', nameOf, {
      always: true,
      render: (row) => (
        <>
          <Link to={`/leads?id=${row.id}`}>{nameOf(row)}</Link>
          {row.company ? <small className={styles.below}>{row.company}</small> : null}
        </>
      ),
      plain: { [t('field.name')]: nameOf, [t('field.company')]: ({ company }) => company },
    }),
    column('state', ({ state }) => t(`state.${state}`), {
      sorts: true,
      width: 112,
      render: ({ state }) => <Tag color={leadColors[state]}>{t(`state.${state}`)}</Tag>,
    }),
    column('lastAt', ({ lastAt }) => plainMoment(lastAt), {
      sorts: true,
      width: 190,
      render: ({ lastAt, lastKind }) => (
        <>
          {t(`kind.${lastKind}`)}
          <small className={styles.below}>{momentText(lastAt, i18n.language)}</small>
        </>
      ),
      plain: {
        [inChina(t('field.lastAt'))]: ({ lastAt }) => plainMoment(lastAt),
        [t('field.lastKind')]: ({ lastKind }) => t(`kind.${lastKind}`),
      },
    }),
    column('nextDay', ({ nextStep }) => nextStep, {
      sorts: true,
      render: ({ nextStep, nextDay }) => (
        <>
          {nextStep || (nextDay ? '' : '—')}
          {nextDay ? <small className={styles.below}>{formatDay(nextDay, i18n.language)}</small> : null}
        </>
      ),
      plain: { [t('field.nextStep')]: ({ nextStep }) => nextStep, [t('field.day')]: ({ nextDay }) => nextDay },
    }),
    column('owner', ({ owner }) => owner?.name ?? '', { width: 120, render: ({ owner }) => owner?.name ?? '—' }),
    column('contact', ({ mail }) => mail, {
      render: ({ mail, phone }) => (
        <>
          {mail || (phone ? '' : '—')}
          {phone ? <small className={styles.below}>{phone}</small> : null}
        </>
      ),
      plain: { [t('field.mail')]: ({ mail }) => mail, [t('field.phone')]: ({ phone }) => phone },
    }),
    column('notes', ({ notes }) => String(notes), { width: 80 }),
  ]
}
