import { may, type Permission } from '../../contract/permissions'
import type { CaseSubject } from '../../contract/review'

export type PartName = 'registrations' | 'signUps' | 'accounts' | 'outbox'

interface Part {
  name: PartName
  to: string
  needs: Permission
}

/** The parts of the desk in the order of its navigation. */
const parts: readonly Part[] = [
  { name: 'registrations', to: '/registrations', needs: 'readCases' },
  { name: 'signUps', to: '/sign-ups', needs: 'readCases' },
  { name: 'accounts', to: '/accounts', needs: 'readAccounts' },
  { name: 'outbox', to: '/outbox', needs: 'readOutbox' },
]

/** The parts that a user type may open. */
export const partsFor = (userType: number | undefined): Part[] => parts.filter(({ needs }) => may(userType, needs))

/** The queue of a subject. */
export const queueOf: Record<CaseSubject, string> = { registration: '/registrations', enrollment: '/sign-ups' }
