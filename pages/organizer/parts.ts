import { hasPermission, type Permission, worksForExhibitor } from '#contract/core/permissions.ts'
import type { CaseSubject } from '#contract/people/review/schemas.ts'

export type PartName =
  | 'registrations'
  | 'preRegistrations'
  | 'mailings'
  | 'signUps'
  | 'demands'
  | 'accounts'
  | 'outbox'
  | 'retention'
  | 'messages'
  | 'lives'
  | 'appointments'
  | 'numbers'
  | 'business'
  | 'checkIn'
  | 'reports'
  | 'content'
  | 'imports'
  | 'tickets'
  | 'orders'
  | 'finance'
  | 'coupons'
  | 'services'
  | 'questionnaires'
  | 'invoices'

interface Part {
  name: PartName
  to: string
  needs: Permission
  /** For the fair's own people: exhibitors have it in their personal centre. */
  ofFair?: true
}

/** The parts of the organizer console in the order of its navigation. */
const parts: readonly Part[] = [
  { name: 'registrations', to: '/registrations', needs: 'readCases' },
  { name: 'preRegistrations', to: '/pre-registrations', needs: 'readCases' },
  { name: 'signUps', to: '/sign-ups', needs: 'readCases' },
  { name: 'demands', to: '/demands', needs: 'readCases' },
  { name: 'lives', to: '/lives', needs: 'runLives', ofFair: true },
  { name: 'appointments', to: '/appointments', needs: 'readAppointments' },
  { name: 'numbers', to: '/numbers', needs: 'readBusiness' },
  { name: 'business', to: '/business', needs: 'readBusiness' },
  { name: 'checkIn', to: '/checkIn', needs: 'checkIn' },
  { name: 'content', to: '/content', needs: 'editContent' },
  { name: 'imports', to: '/imports', needs: 'editContent' },
  { name: 'tickets', to: '/tickets', needs: 'manageTickets' },
  { name: 'services', to: '/services', needs: 'manageServices' },
  { name: 'orders', to: '/orders', needs: 'readFinance' },
  { name: 'finance', to: '/finance', needs: 'readFinance' },
  { name: 'coupons', to: '/coupons', needs: 'manageTickets' },
  { name: 'invoices', to: '/invoices', needs: 'readFinance' },
  { name: 'questionnaires', to: '/questionnaires', needs: 'readQuestionnaires' },
  { name: 'mailings', to: '/mailings', needs: 'readMailings' },
  { name: 'reports', to: '/reports', needs: 'readReports' },
  { name: 'accounts', to: '/accounts', needs: 'readAccounts' },
  { name: 'outbox', to: '/outbox', needs: 'readOutbox' },
  { name: 'retention', to: '/retention', needs: 'manageAccounts' },
  { name: 'messages', to: '/messages', needs: 'answerVisitors', ofFair: true },
]

type Reader = Parameters<typeof worksForExhibitor>[0]

/** The parts that the reader may open. */
export const listParts = (reader: Reader | undefined): Part[] =>
  parts.filter(
    ({ needs, ofFair }) => reader && hasPermission(reader.userType, needs) && !(ofFair && worksForExhibitor(reader)),
  )

/** The queue of a subject. */
export const findQueue: Record<CaseSubject, string> = {
  registration: '/registrations',
  enrollment: '/sign-ups',
  demand: '/demands',
}

/** Where the organizer console opens for a reader: whoever moves money begins with what failed to move. */
export const findFirstPart = (reader: Reader | undefined): Part | undefined => {
  const open = listParts(reader)
  const isFinance = hasPermission(reader?.userType, 'manageFinance')
  return open.find(({ name }) => isFinance && name === 'finance') ?? open[0]
}
