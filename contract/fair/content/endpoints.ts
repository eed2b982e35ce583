import { endpoint } from '#contract/core/endpoint.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

export const listContent = endpoint<typeof schemas.listContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/list', // path: ours
  access: 'writeContent',
  reads: true,
})

/** What content refers to and is edited elsewhere, by its names. */
export const listReferable = endpoint<typeof schemas.listReferable>({
  method: 'POST',
  path: '/ce-content/mgr/content/referable', // path: ours
  access: 'editContent',
  reads: true,
})

export const getContent = endpoint<typeof schemas.getContent>({
  method: 'GET',
  path: '/ce-content/mgr/content/detail', // path: ours
  access: 'writeContent',
  errors: ['ContentNotFound'],
})

export const addContent = endpoint<typeof schemas.addContent>({
  bodyLimit: LARGE_BODY_BYTES,
  method: 'POST',
  path: '/ce-content/mgr/content/add', // path: ours
  access: 'writeContent',
})

const changing = ['ContentNotFound', 'ContentChanged', 'ContentNotNow'] as const

export const saveContent = endpoint<typeof schemas.saveContent>({
  bodyLimit: LARGE_BODY_BYTES,
  method: 'POST',
  path: '/ce-content/mgr/content/save', // path: ours
  access: 'writeContent',
  errors: changing,
})

export const publishContent = endpoint<typeof schemas.publishContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/publish', // path: ours
  access: 'editContent',
  errors: [...changing, 'ContentIncomplete', 'ContentDaysWrong'],
})

/** Of what belongs to the own exhibitor. */
export const submitContent = endpoint<typeof schemas.submitContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/submit', // path: ours
  access: 'writeContent',
  errors: [...changing, 'ContentIncomplete'],
})

/** Withdraws what waits for an organizer. */
export const recallContent = endpoint<typeof schemas.recallContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/recall', // path: ours
  access: 'writeContent',
  errors: changing,
})

/** Returns what waits, with the reason; it is approved by being published. */
export const returnContent = endpoint<typeof schemas.returnContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/return', // path: ours
  access: 'editContent',
  errors: changing,
})

/** How much of each kind waits for an organizer. */
export const countWaitingContent = endpoint<typeof schemas.countWaitingContent>({
  method: 'GET',
  path: '/ce-content/mgr/content/waiting', // path: ours
  access: 'editContent',
})

export const withdrawContent = endpoint<typeof schemas.withdrawContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/withdraw', // path: ours
  access: 'writeContent',
  errors: changing,
})

export const deleteContent = endpoint<typeof schemas.deleteContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/delete', // path: ours
  access: 'writeContent',
  errors: [...changing, 'ContentInUse'],
})

export const undeleteContent = endpoint<typeof schemas.undeleteContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/undelete', // path: ours
  access: 'writeContent',
  errors: changing,
})

/** Makes an earlier version the draft again, pictures and all. */
export const restoreContent = endpoint<typeof schemas.restoreContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/restore', // path: ours
  access: 'writeContent',
  errors: changing,
})

/** Puts an object into another place among those of its kind; visitors see the new order at once. */
export const moveContent = endpoint<typeof schemas.moveContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/move', // path: ours
  access: 'editContent',
  errors: changing,
})

/** Texts in the other language; null where the fair has no service for it (`getTranslation` says so before). */
export const translateContent = endpoint<typeof schemas.translateContent>({
  bodyLimit: LARGE_BODY_BYTES,
  method: 'POST',
  path: '/ce-content/mgr/content/translate', // path: ours
  access: 'writeContent',
  errors: ['TooManyRequests', 'ServiceUnavailable', 'TranslationUsedUp'],
})

export const listContentChanges = endpoint<typeof schemas.listContentChanges>({
  method: 'GET',
  path: '/ce-content/mgr/content/changes', // path: ours
  access: 'writeContent',
  errors: ['ContentNotFound'],
})

/** All changes of editable objects with author and time, latest first; the changed values are not included. */
export const listAllContentChanges = endpoint<typeof schemas.listAllContentChanges>({
  method: 'POST',
  path: '/ce-content/mgr/content/all-changes', // path: ours
  access: 'editContent',
  reads: true,
})

/** A link that shows the draft where visitors will see it, to whoever has it, for a day. */
export const previewContent = endpoint<typeof schemas.previewContent>({
  method: 'POST',
  path: '/ce-content/mgr/content/preview', // path: ours
  access: 'writeContent',
  errors: ['ContentNotFound', 'ContentNotNow', 'ContentIncomplete'],
})

/** Of a page that was opened by such a link. */
export const getPreview = endpoint<typeof schemas.getPreview>({
  method: 'GET',
  path: '/ce-content/preview', // path: ours
  access: 'public',
  errors: ['PreviewEnded'],
})
