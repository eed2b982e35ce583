import { useTranslation } from 'react-i18next'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Link } from '#src/common/app/link.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { formatDay, useQuantity, useUnitPrice } from '#src/common/ui/trade/wording.ts'
import { dayText } from '#src/common/work/moment.ts'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import { DemandActions } from './demand-actions'
import { DemandStateTag } from './demand-state'
import { EndMark } from './end-mark'
import { useOwnDemands, type OwnDemandFilter } from './own-api'
import styles from './own-demands.module.css'
import { useTitleOf } from './title-of'

const PER_PAGE = 10

interface OwnDemandListProps {
  query: HashQuery
  state: OwnDemandFilter['state']
}

/** The viewer's demands: how each stands, its outcome, and what can be done. */
export function OwnDemandList({ query, state }: OwnDemandListProps) {
  const { t } = useTranslation('own-demands')
  const demands = useOwnDemands({ page: query.page, limit: PER_PAGE, ...(state ? { state } : {}) })
  const columns = useColumns()
  return (
    <Shown query={demands} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ list, totalCount }) =>
        list.length === 0 ? (
          <Empty title={t(state ? 'own.none' : 'own.empty')} {...(state ? {} : { text: t('own.emptyText') })} />
        ) : (
          <WorkTable<OwnDemand>
            name="own-demands"
            caption={t('own.caption')}
            columns={columns}
            rows={list}
            query={query}
            total={totalCount}
            pageSize={PER_PAGE}
            stale={demands.isPlaceholderData}
          />
        )
      }
    </Shown>
  )
}

function useColumns(): WorkColumn<OwnDemand>[] {
  const { t, i18n } = useTranslation('own-demands')
  const titleOf = useTitleOf()
  const [quantity, price] = [useQuantity(), useUnitPrice()]
  const column = (key: string, render: WorkColumn<OwnDemand>['render'], more: Partial<WorkColumn<OwnDemand>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  const amount = ({ document }: OwnDemand) =>
    document.quantity === null || document.unit === ''
      ? ''
      : t('own.quantity', {
          quantity: quantity(document.quantity, document.unit),
          price: price({ ...document, unit: document.unit }),
        })
  return [
    column(
      'title',
      (one) => (
        <>
          <Link to={`/demands/${one.id}`}>{titleOf(one)}</Link>
          <small>{amount(one)}</small>
        </>
      ),
      { always: true },
    ),
    column(
      'state',
      (one) => (
        <>
          <DemandStateTag state={one.state} />
          {one.opinion ? <small>{one.opinion}</small> : null}
        </>
      ),
      { width: 150 },
    ),
    column(
      'end',
      ({ shown, end, document: { validUntil } }) =>
        shown ? (
          <>
            <EndMark end={end} />
            <small>{t('own.until', { day: formatDay(validUntil, i18n.language) })}</small>
          </>
        ) : (
          t('own.hidden')
        ),
      { width: 168 },
    ),
    column(
      'offers',
      ({ shown, offers, accepted, document: { unit } }) =>
        shown ? (
          <>
            {t('own.offers', { count: offers })}
            {accepted > 0 && unit !== '' ? (
              <small>{t('own.accepted', { quantity: quantity(accepted, unit) })}</small>
            ) : null}
          </>
        ) : (
          '—'
        ),
      { width: 128 },
    ),
    column('updatedAt', ({ updatedAt }) => <span className={styles.day}>{dayText(updatedAt, i18n.language)}</span>, {
      width: 140,
    }),
    column('actions', (one) => <DemandActions demand={one} />, { always: true, width: 132 }),
  ]
}
