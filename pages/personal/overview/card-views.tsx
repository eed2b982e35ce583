import type { ComponentType } from 'react'
import type { CardName } from '#contract/operations/overview/rules.ts'
import type { BodyProps } from './body-props'
import { ApplicationsCard, BoothCard, ServicesCard } from './exhibitor-cards'
import { InquiriesCard, MessagesCard, NoticesCard } from './message-cards'
import { NextCard, RequestsCard } from './meeting-cards'
import { OrdersCard, TicketsCard } from './order-cards'
import { DemandsCard, LeadsCard } from './trade-cards'

interface CardView<Name extends CardName> {
  /** The way to all of it. */
  all: string
  Body: ComponentType<BodyProps<Name>>
}

/** How each card of the overview is drawn. */
export const cardViews: { [Name in CardName]: CardView<Name> } = {
  tickets: { all: '/tickets', Body: TicketsCard },
  inquiries: { all: '/messages', Body: InquiriesCard },
  next: { all: '/calendar', Body: NextCard },
  requests: { all: '/appointments', Body: RequestsCard },
  demands: { all: '/demands', Body: DemandsCard },
  leads: { all: '/leads', Body: LeadsCard },
  orders: { all: '/orders', Body: OrdersCard },
  messages: { all: '/messages', Body: MessagesCard },
  notices: { all: '/notices', Body: NoticesCard },
  booth: { all: '/stand', Body: BoothCard },
  services: { all: '/services', Body: ServicesCard },
  applications: { all: '/applications', Body: ApplicationsCard },
}
