import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'keepLeads' } as const
const reading = { ...own, reads: true } as const

/** The leads of the own exhibitor and the stage of each (spec: trade §6). */
export const listLeads = endpoint<typeof schemas.listLeads>({
  ...reading,
  path: '/ce-exhibition/sp/lead/list', // path: ours
})

/** One with its notes and the contact that was given. */
export const getLead = endpoint<typeof schemas.getLead>({
  ...reading,
  path: '/ce-exhibition/sp/lead/detail', // path: ours
  errors: ['LeadNotFound'],
})

/** State, next step and owner, over the version that was read. */
export const saveLead = endpoint<typeof schemas.saveLead>({
  ...own,
  path: '/ce-exhibition/sp/lead/save', // path: ours
  errors: ['LeadNotFound', 'LeadChanged', 'LeadOwner', 'TextUnsafe'],
})

export const addLeadNote = endpoint<typeof schemas.addLeadNote>({
  ...own,
  path: '/ce-exhibition/sp/lead/note/add', // path: ours
  errors: ['LeadNotFound', 'TooManyLeadNotes', 'TextUnsafe'],
})

/** The viewer's own. */
export const removeLeadNote = endpoint<typeof schemas.removeLeadNote>({
  ...own,
  path: '/ce-exhibition/sp/lead/note/remove', // path: ours
  errors: ['LeadNoteNotFound'],
})

/** Everything with one of them, the last first, as the exhibitor may see it. */
export const listLeadTimeline = endpoint<typeof schemas.listLeadTimeline>({
  ...reading,
  path: '/ce-exhibition/sp/lead/timeline', // path: ours
  errors: ['LeadNotFound'],
})

/** The exhibitors that a buyer is in contact with. */
export const listDealings = endpoint<typeof schemas.listDealings>({
  method: 'POST',
  path: '/ce-exhibition/web/dealing/list', // path: ours
  access: 'readDealings',
  reads: true,
})

/** Everything with one of them, the last first, as the buyer may see it. */
export const listDealingTimeline = endpoint<typeof schemas.listDealingTimeline>({
  method: 'POST',
  path: '/ce-exhibition/web/dealing/timeline', // path: ours
  access: 'readDealings',
  reads: true,
  errors: ['LeadNotFound'],
})
