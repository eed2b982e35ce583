import type { Checked, CheckListDocument } from '#contract/commerce/check-in/schemas.ts'
import type { CheckResult } from '#contract/commerce/check-in/rules.ts'

export interface MockCheckList extends Omit<CheckListDocument, 'hallId'> {
  id: number
  version: number
}

const gate = (id: number, zh: string, en: string): MockCheckList => ({
  id,
  version: 1,
  name: { zh, en },
  zone: '',
  typeIds: [],
  preRegistered: false,
  reEntry: false,
  open: true,
})

export const checkLists: MockCheckList[] = [
  gate(1, '南门', 'South gate'),
  gate(2, '北门', 'North gate'),
  { ...gate(3, '夜场入口', 'Evening entrance'), zone: 'Evening', reEntry: true, preRegistered: true },
]

/** The halls of zones. */
export const zoneHalls: { zone: string; hallId: number }[] = []

interface MockEntry {
  key: string
  listId: number
  lineId: number
  at: string
  result: CheckResult
  by: NonNullable<Checked['before']>['by']
}

export const entries: MockEntry[] = []
