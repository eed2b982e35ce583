import { hasPermission, type Permission } from '#contract/core/permissions.ts'
import type { CardName } from '#contract/operations/overview/rules.ts'

interface SectionData {
  /** Names the section, its text `nav.<name>`, and what tours point at. */
  name: string
  to: string
  /** Who has it; everybody where there is none. */
  need?: Permission
  /** The cards of the overview that are counted for it. */
  counts?: readonly CardName[]
}

interface GroupData {
  name: string
  /** Its name where all of it is everybody's. */
  plainName?: string
  /** Drawn as a line, of 24 units. */
  icon: string
  sections: readonly SectionData[]
}

/** The sections of the personal center, in groups: the only place that defines their group, and who may open them. */
const groups = [
  {
    name: 'overview',
    icon: 'M4 4h7v9H4ZM14 4h6v5h-6ZM14 12h6v8h-6ZM4 16h7v4H4Z',
    sections: [{ name: 'overview', to: '/' }],
  },
  {
    name: 'business',
    plainName: 'saved',
    icon: 'M4 8h16v11H4ZM9 8V5h6v3M4 13h16',
    sections: [
      { name: 'leads', to: '/leads', need: 'keepLeads', counts: ['leads'] },
      { name: 'demands', to: '/demands', need: 'publishDemands', counts: ['demands'] },
      { name: 'offers', to: '/offers', need: 'offer' },
      { name: 'intentions', to: '/intentions', need: 'tradeGoods' },
      { name: 'dealings', to: '/dealings', need: 'readDealings' },
      { name: 'follows', to: '/follows' },
      { name: 'card', to: '/card' },
    ],
  },
  {
    name: 'booth',
    icon: 'M5 10v10h14V10M3.500 10 5.500 4h13l2 6ZM10 20v-6h4v6',
    sections: [
      { name: 'stand', to: '/stand', need: 'haveStand' },
      { name: 'numbers', to: '/numbers', need: 'keepLeads' },
      { name: 'services', to: '/services', need: 'buyServices', counts: ['services'] },
      { name: 'team', to: '/team', need: 'manageTeam' },
      { name: 'applications', to: '/applications', need: 'signUp', counts: ['applications'] },
    ],
  },
  {
    name: 'live',
    icon: 'M4 6h16v14H4ZM4 10.500h16M8.500 3.500V7M15.500 3.500V7',
    sections: [
      { name: 'calendar', to: '/calendar' },
      { name: 'appointments', to: '/appointments', need: 'haveAppointments', counts: ['requests'] },
      { name: 'rooms', to: '/rooms', need: 'runLives' },
      { name: 'bookings', to: '/bookings' },
    ],
  },
  {
    name: 'orders',
    icon: 'M3.500 7h17v3.500a1.500 1.500 0 0 0 0 3V17h-17v-3.500a1.500 1.500 0 0 0 0-3ZM14 7v10',
    sections: [
      { name: 'orders', to: '/orders', counts: ['orders'] },
      { name: 'tickets', to: '/tickets', counts: ['tickets'] },
      { name: 'attendees', to: '/attendees' },
      { name: 'coupons', to: '/coupons' },
      { name: 'invoices', to: '/invoices' },
      { name: 'addresses', to: '/addresses' },
    ],
  },
  {
    name: 'messages',
    icon: 'M4.500 5h15a1 1 0 0 1 1 1v9.500a1 1 0 0 1-1 1H11l-4.500 3.500v-3.500h-2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
    sections: [
      { name: 'messages', to: '/messages', counts: ['inquiries', 'messages'] },
      { name: 'notices', to: '/notices', counts: ['notices'] },
      { name: 'questionnaires', to: '/questionnaires' },
      { name: 'ownReports', to: '/feedback' },
    ],
  },
  {
    name: 'account',
    icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20c.8-3.600 3.800-5.500 7.500-5.500s6.700 1.900 7.500 5.500',
    sections: [
      { name: 'profile', to: '/profile' },
      { name: 'security', to: '/security' },
    ],
  },
] as const satisfies readonly GroupData[]

type Whole = (typeof groups)[number]
export type GroupName = Whole['name'] | 'saved'
export type SectionName = Whole['sections'][number]['name']

export interface Section extends SectionData {
  name: SectionName
}
export interface Group extends GroupData {
  name: GroupName
  plainName?: GroupName
  sections: readonly Section[]
}

/** The groups that a user type has something in, each with its sections. */
export function groupsOf(userType: number | undefined): Group[] {
  const all: readonly Group[] = groups
  return all.flatMap((group) => {
    const sections = group.sections.filter(({ need }) => need === undefined || hasPermission(userType, need))
    const isPlain = sections.every(({ need }) => need === undefined)
    return sections.length > 0 ? [{ ...group, name: (isPlain && group.plainName) || group.name, sections }] : []
  })
}
