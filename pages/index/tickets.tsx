import { useTranslation } from 'react-i18next'
import { ticketHallAddress } from '#src/common/app/ticket-addresses.ts'
import { useTicketTypes } from '#src/features/commerce/tickets/api.ts'
import { TicketWall, TicketWallSkeleton } from '#src/features/commerce/tickets/ticket-wall.tsx'
import { Section } from './section'

const TYPES = 3

/** What can be bought now, or will be; nothing where there are no tickets. */
export function Tickets() {
  const { t } = useTranslation('home')
  const { data = [], isPending } = useTicketTypes()
  const types = data.filter(({ sale }) => sale === 'booking' || sale === 'upcoming')
  if (types.length === 0 && !isPending) return null
  return (
    <Section
      title={t('tickets.title')}
      lead={t('tickets.lead')}
      more={{ href: ticketHallAddress, label: t('tickets.more') }}
    >
      {isPending ? (
        <TicketWallSkeleton count={TYPES} />
      ) : (
        <TicketWall
          types={types.slice(0, TYPES)}
          brief
          renderStub={({ name }) => (
            <a className="yz-button" href={ticketHallAddress} aria-label={t('tickets.orderOf', { name })}>
              {t('tickets.order')}
            </a>
          )}
        />
      )}
    </Section>
  )
}
