import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { TicketTypeCard } from './ticket-type-card'
import styles from './ticket-types.module.css'

interface TicketWallProps {
  types: readonly TicketType[]
  brief?: boolean
  renderStub: (type: TicketType) => ReactNode
}

/** Types of tickets next to each other. */
export function TicketWall({ types, brief = false, renderStub }: TicketWallProps) {
  const { t } = useTranslation('tickets')
  if (types.length === 0) return <Empty title={t('wall.empty')} text={t('wall.emptyText')} />
  return (
    <ul className={styles.wall}>
      {types.map((type) => (
        <li key={type.id}>
          <TicketTypeCard type={type} brief={brief}>
            {renderStub(type)}
          </TicketTypeCard>
        </li>
      ))}
    </ul>
  )
}

export function TicketWallSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.wall} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={`yz-skeleton ${styles.waiting}`} />
      ))}
    </div>
  )
}
