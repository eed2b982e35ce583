import { Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { publishDemandAddress } from '#src/common/app/exchange-addresses.ts'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { EmptyCard } from './card'
import type { BodyProps } from './body-props'
import { Row } from './row'

/** The own sourcing requests with quotes to review. */
export function DemandsCard({ card: { list } }: BodyProps<'demands'>) {
  const { t, i18n } = useTranslation('overview')
  if (list.length === 0) return <EmptyCard name="demands" to={publishDemandAddress} />
  return (
    <ul>
      {list.map(({ id, title, offers, latestAt }) => (
        <Row key={id} to={`/demands/${id}`} title={title}>
          {t('card.demands.quotes', { count: offers })} · {formatFairDate(latestAt, i18n.language)}
        </Row>
      ))}
    </ul>
  )
}

/** Leads with a next step that is due, and new ones. */
export function LeadsCard({ card: { list } }: BodyProps<'leads'>) {
  const { t, i18n } = useTranslation('overview')
  const [today] = useState(() => chinaDay(new Date()))
  if (list.length === 0) return <EmptyCard name="leads" to="/leads" />
  const due = (day: string) => t('card.leads.due', { date: formatFairDate(`${day}T00:00:00+08:00`, i18n.language) })
  return (
    <ul>
      {list.map(({ id, name, state, nextStep, nextDay, lastKind }) => (
        <Row
          key={id}
          to={`/leads?id=${id}`}
          title={name || t('card.leads.noName')}
          mark={
            <Tag color={nextDay !== '' && nextDay < today ? 'warning' : 'default'}>{t(`leads:state.${state}`)}</Tag>
          }
        >
          {nextDay === '' ? t(`leads:kind.${lastKind}`) : [nextStep, due(nextDay)].filter(Boolean).join(' · ')}
        </Row>
      ))}
    </ul>
  )
}
