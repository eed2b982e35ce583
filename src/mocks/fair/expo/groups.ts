import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import type { Both } from '#src/mocks/core/bilingual.ts'

/** Groups of exhibitors that sign up together. */
export const groups: readonly { id: number; name: Both; exhibitionType: number }[] = [
  { id: 1, name: ['江南工坊团', 'Jiangnan Workshops'], exhibitionType: 1 },
  { id: 2, name: ['青年设计师团', 'Young Designers'], exhibitionType: 0 },
  { id: 3, name: ['西南染织团', 'Textiles of the South-West'], exhibitionType: 1 },
  { id: 4, name: ['小型出版社团', 'Small Presses'], exhibitionType: 0 },
  { id: 5, name: ['丝路织物团', 'Fabrics of the Silk Road'], exhibitionType: 1 },
]

/** What is edited of the groups; the exhibitions that can be edited are the fair's own, so all stand with its first exhibition. */
export const groupDocuments = (): (ContentDocument<'expoGroup'> & { id: number })[] =>
  groups.map(({ id, name: [zh, en], exhibitionType }) => ({
    id,
    name: { zh, en },
    expo: 2,
    exhibitionType: exhibitionType === 1 ? '1' : '0',
  }))
