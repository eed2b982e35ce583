import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { TicketState } from '#contract/commerce/tickets/rules.ts'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import { ticketAddress, ticketHallAddress } from '#src/common/app/ticket-addresses.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import { formatDays } from '#src/common/ui/time/days.ts'
import styles from './holders/holders.module.css'
import { useOwnTickets } from './own-api'

const PER_PAGE = 10

const colors = {
  inactive: 'processing',
  unused: 'success',
  used: 'default',
  expired: 'default',
  refunded: 'default',
  locking: 'warning',
} as const satisfies Record<TicketState, string>

interface OwnTicketListProps {
  query: HashQuery
  state: TicketState | undefined
}

/** The own tickets, the nearest day first: each is shown at the gate from here. */
export function OwnTicketList({ query, state }: OwnTicketListProps) {
  const { t } = useTranslation('own-tickets')
  const tickets = useOwnTickets({ page: query.page, limit: PER_PAGE, ...(state ? { state } : {}) })
  const columns = useColumns()
  return (
    <Shown query={tickets} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ list, totalCount }) =>
        list.length === 0 ? (
          <Empty title={t(state ? 'list.none' : 'list.empty')} text={t('list.emptyText')}>
            <a className="yz-button" href={ticketHallAddress}>
              {t('list.toHall')}
            </a>
          </Empty>
        ) : (
          <WorkTable<Ticket>
            name="own-tickets"
            caption={t('list.title')}
            columns={columns}
            rows={list}
            query={query}
            total={totalCount}
            pageSize={PER_PAGE}
            stale={tickets.isPlaceholderData}
          />
        )
      }
    </Shown>
  )
}

function useColumns(): WorkColumn<Ticket>[] {
  const { t, i18n } = useTranslation('own-tickets')
  const column = (key: string, render: WorkColumn<Ticket>['render'], more: Partial<WorkColumn<Ticket>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  return [
    column(
      'ticket',
      ({ id, name, code }) => (
        <>
          <a href={ticketAddress(id)}>{name}</a>
          <small>{code}</small>
        </>
      ),
      { always: true },
    ),
    column('days', ({ days }) => formatDays(days, i18n.language), { width: 208 }),
    column(
      'holder',
      ({ holder, realName }) =>
        holder ? (
          <>
            {holder.name}
            <small>{holder.idNumber}</small>
          </>
        ) : (
          t(realName ? 'list.unnamed' : 'list.noName')
        ),
      { width: 176 },
    ),
    column('state', ({ state }) => <Tag color={colors[state]}>{t(`state.${state}`)}</Tag>, { width: 120 }),
    column(
      'actions',
      ({ id, code, qr }) => (
        <a
          className={styles.show}
          href={ticketAddress(id)}
          aria-label={t(qr ? 'list.showOf' : 'list.openOf', { code })}
        >
          {t(qr ? 'list.show' : 'list.open')}
        </a>
      ),
      { always: true, width: 88 },
    ),
  ]
}
