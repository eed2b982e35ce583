import { hasPermission, type Permission, worksForExhibitor } from '#contract/core/permissions.ts'
import type { QueueName } from '#contract/operations/today/rules.ts'
import type { CaseSubject } from '#contract/people/review/schemas.ts'

interface PartRow {
  name: string
  to: string
  needs: Permission
  /** For the fair's own people: exhibitors have it in their personal centre. */
  ofFair?: true
  /** The queues of which the open work is counted. */
  counts?: readonly QueueName[]
}

/** The parts of the organizer console in the order of its navigation, by group. */
const groups = [
  { group: 'today', parts: [{ name: 'today', to: '/', needs: 'openConsole', ofFair: true }] },
  {
    group: 'people',
    parts: [
      { name: 'registrations', to: '/registrations', needs: 'readCases', counts: ['registrations'] },
      { name: 'signUps', to: '/sign-ups', needs: 'readCases', counts: ['signUps'] },
      { name: 'preRegistrations', to: '/pre-registrations', needs: 'readCases' },
      { name: 'accounts', to: '/accounts', needs: 'readAccounts' },
    ],
  },
  {
    group: 'content',
    parts: [
      { name: 'content', to: '/content', needs: 'editContent', counts: ['content'] },
      { name: 'booths', to: '/booths', needs: 'editContent' },
      { name: 'floorPlans', to: '/floor-plans', needs: 'editContent' },
      { name: 'imports', to: '/imports', needs: 'editContent' },
      { name: 'changes', to: '/content/changes', needs: 'editContent' },
    ],
  },
  {
    group: 'program',
    parts: [
      { name: 'schedule', to: '/content/scheduleEvent', needs: 'editContent' },
      { name: 'lives', to: '/lives', needs: 'runLives', ofFair: true },
    ],
  },
  {
    group: 'trade',
    parts: [
      { name: 'demands', to: '/demands', needs: 'readCases', counts: ['demands'] },
      { name: 'appointments', to: '/appointments', needs: 'readAppointments', counts: ['appointments'] },
      { name: 'business', to: '/business', needs: 'readBusiness' },
    ],
  },
  {
    group: 'commerce',
    parts: [
      { name: 'orders', to: '/orders', needs: 'readFinance' },
      { name: 'tickets', to: '/tickets', needs: 'manageTickets' },
      { name: 'services', to: '/services', needs: 'manageServices', counts: ['adverts'] },
      { name: 'checkIn', to: '/checkIn', needs: 'checkIn' },
      { name: 'finance', to: '/finance', needs: 'readFinance', counts: ['refunds', 'transfers'] },
      { name: 'invoices', to: '/invoices', needs: 'readFinance', counts: ['invoices'] },
      { name: 'coupons', to: '/coupons', needs: 'manageTickets' },
    ],
  },
  {
    group: 'engagement',
    parts: [
      { name: 'messages', to: '/messages', needs: 'answerVisitors', ofFair: true, counts: ['messages'] },
      { name: 'mailings', to: '/mailings', needs: 'readMailings' },
      { name: 'questionnaires', to: '/questionnaires', needs: 'readQuestionnaires' },
      { name: 'reports', to: '/reports', needs: 'readReports', counts: ['reports'] },
    ],
  },
  { group: 'insights', parts: [{ name: 'numbers', to: '/numbers', needs: 'readBusiness' }] },
  {
    group: 'settings',
    parts: [
      { name: 'fair', to: '/content/expo', needs: 'editContent' },
      { name: 'agreements', to: '/content/agreement', needs: 'editContent' },
      { name: 'retention', to: '/retention', needs: 'manageAccounts' },
      { name: 'outbox', to: '/outbox', needs: 'readOutbox' },
      { name: 'system', to: '/system', needs: 'readSystem' },
    ],
  },
] as const satisfies readonly { group: string; parts: readonly PartRow[] }[]

export type GroupName = (typeof groups)[number]['group']
export type PartName = (typeof groups)[number]['parts'][number]['name']
export type Part = PartRow & { name: PartName }

interface PartGroup {
  group: GroupName
  parts: readonly Part[]
}

type Reader = Parameters<typeof worksForExhibitor>[0]

/** The parts that the reader may open, by group; a group without any is left out. */
export function listGroups(reader: Reader | undefined): PartGroup[] {
  if (!reader) return []
  const mayOpen = ({ needs, ofFair }: Part) =>
    hasPermission(reader.userType, needs) && !(ofFair && worksForExhibitor(reader))
  return groups
    .map(({ group, parts }) => ({ group, parts: parts.filter(mayOpen) }))
    .filter(({ parts }) => parts.length > 0)
}

/** The parts that the reader may open. */
export const listParts = (reader: Reader | undefined): Part[] => listGroups(reader).flatMap(({ parts }) => parts)

/** Of parts, the one that a path belongs to: the most specific address that it starts with. */
export function findPartOf<Row extends { to: string }>(path: string, parts: readonly Row[]): Row | undefined {
  const holds = ({ to }: Row) => (to === '/' ? path === '/' : `${path}/`.startsWith(`${to}/`))
  return parts.filter(holds).toSorted((a, b) => b.to.length - a.to.length)[0]
}

/** The queue of a subject. */
export const findQueue: Record<CaseSubject, string> = {
  registration: '/registrations',
  enrollment: '/sign-ups',
  demand: '/demands',
}

/** The only part besides the home that a reader may open, as somebody at a gate: the console opens there. */
export function findOnlyPart(reader: Reader | undefined): Part | undefined {
  const [only, ...others] = listParts(reader).filter(({ name }) => name !== 'today')
  return others.length === 0 ? only : undefined
}
