import { useTranslation } from 'react-i18next'
import { ownTicketsAddress } from '#src/common/app/ticket-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { useOwnTicket } from '#src/features/commerce/tickets/own-api.ts'
import { TicketSheet } from '#src/features/commerce/tickets/ticket-sheet.tsx'
import styles from './hall.module.css'
import { OwnOnly } from './own-only'

/** `/ticket?id`: an e-ticket, to be shown at the gate, printed or saved. */
export function TicketScreen() {
  const { t } = useTranslation('own-tickets')
  useTitle(t('title'))
  const userId = useSession()?.user.userId
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <OwnOnly>
        <Own key={userId} />
      </OwnOnly>
    </div>
  )
}

function Own() {
  const { t } = useTranslation('own-tickets')
  const id = useHashQuery().id('id')
  const ticket = useOwnTicket(id)
  return (
    <RecordShown
      id={id}
      query={ticket}
      loading={<div className={`yz-skeleton ${styles.waiting}`} />}
      missing={t('missing')}
      back={{ href: ownTicketsAddress, label: t('all') }}
    >
      {(one) => <TicketSheet ticket={one} />}
    </RecordShown>
  )
}
