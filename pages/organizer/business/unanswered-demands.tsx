import { Button, Popconfirm } from 'antd'
import { useTranslation } from 'react-i18next'
import { listUnanswered, nudgeExhibitors } from '#contract/trade/business/endpoints.ts'
import type { UnansweredDemand } from '#contract/trade/business/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { demandAddress } from '#src/common/app/exchange-addresses.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { call } from '#src/common/request/call.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { useQuantity } from '#src/common/ui/trade/wording.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import styles from './business.module.css'

/** Open demands without an offer, each with a button that notifies exhibitors. */
export function UnansweredDemands({ query }: { query: HashQuery }) {
  const { t } = useTranslation('business')
  const page = useEndpoint(listUnanswered, { page: query.page }, { keep: true })
  return (
    <section className={styles.unanswered} aria-labelledby="business-unanswered">
      <h2 id="business-unanswered">{t('unanswered.title')}</h2>
      <p>{t('unanswered.lead')}</p>
      <WorkList
        name="unanswered"
        caption={t('unanswered.title')}
        columns={useColumns()}
        query={query}
        page={page}
        empty={t('unanswered.empty')}
        exporting={{ ask: (input, signal) => call(listUnanswered, input, { alerts: false, request: { signal } }) }}
      />
    </section>
  )
}

function useColumns(): WorkColumn<UnansweredDemand>[] {
  const { t, i18n } = useTranslation('business')
  const quantityText = useQuantity()
  const mayNudge = hasPermission(useSession()?.user.userType, 'nudgeExhibitors')
  const moment = (key: 'shownAt' | 'validUntil'): WorkColumn<UnansweredDemand> => ({
    key,
    title: t(`unanswered.${key}`),
    render: (row) => momentText(row[key], i18n.language),
    plain: { [inChina(t(`unanswered.${key}`))]: (row) => plainMoment(row[key]) },
  })
  const quantity = ({ quantity: much, unit }: UnansweredDemand) => quantityText(much, unit)
  return [
    {
      key: 'title',
      title: t('unanswered.demand'),
      always: true,
      render: ({ id, title }) => <a href={demandAddress(id)}>{title}</a>,
      plain: ({ title }) => title,
    },
    {
      key: 'category',
      title: t('unanswered.category'),
      render: ({ category }) => category,
      plain: ({ category }) => category,
    },
    { key: 'quantity', title: t('unanswered.quantity'), render: quantity, plain: quantity },
    moment('shownAt'),
    moment('validUntil'),
    {
      key: 'nudge',
      title: t('unanswered.nudged'),
      always: true,
      render: (row) => <Nudge demand={row} mayNudge={mayNudge} />,
      plain: { [inChina(t('unanswered.nudged'))]: ({ nudgedAt }) => plainMoment(nudgedAt) },
    },
  ]
}

/** When exhibitors were notified of it, and the button that notifies them. */
function Nudge({ demand: { id, title, nudgedAt, nudged }, mayNudge }: { demand: UnansweredDemand; mayNudge: boolean }) {
  const { t, i18n } = useTranslation('business')
  const nudge = useChange(nudgeExhibitors, [listUnanswered])
  const notify = () =>
    nudge.mutate({ id }, { onSuccess: ({ nudged: count }) => showToast(t('unanswered.done', { count })) })
  return (
    <span className={styles.nudge}>
      {nudgedAt === null ? null : t('unanswered.nudgedAt', { at: momentText(nudgedAt, i18n.language), count: nudged })}
      {mayNudge ? (
        <Popconfirm title={t('unanswered.ask')} onConfirm={notify}>
          <Button size="small" loading={nudge.isPending} aria-label={t('unanswered.tellOf', { title })}>
            {t('unanswered.tell')}
          </Button>
        </Popconfirm>
      ) : null}
    </span>
  )
}
