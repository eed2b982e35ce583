import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const byEditors = { method: 'POST', access: 'editContent' } as const

/** What was imported and is being imported, the latest first. */
export const listImports = endpoint<typeof schemas.listImports>({
  ...byEditors,
  path: '/ce-content/mgr/import/list', // path: ours
  reads: true,
})

export const getImport = endpoint<typeof schemas.getImport>({
  ...byEditors,
  path: '/ce-content/mgr/import/detail', // path: ours
  reads: true,
  errors: ['ImportNotFound'],
})

/** Begins an import, once for a key: its files are sent piece by piece. */
export const startImport = endpoint<typeof schemas.startImport>({
  ...byEditors,
  path: '/ce-content/mgr/import/start', // path: ours
  errors: ['ImportFileType', 'TooManyRequests'],
})

/** Sends the next piece of a file. One that was received already is not taken twice, whoever sends it. */
export const sendImportChunk = endpoint<typeof schemas.sendImportChunk>({
  ...byEditors,
  path: '/ce-content/mgr/import/chunk', // path: ours
  body: 'multipart',
  errors: ['ImportNotFound', 'ImportNotNow', 'ImportOffset', 'FileDamaged'],
})

const changing = ['ImportNotFound', 'ImportNotNow'] as const

/** Chooses another sheet or heading row; the file is read again, and the mapping begins from the new headings. */
export const chooseImportTable = endpoint<typeof schemas.chooseImportTable>({
  ...byEditors,
  path: '/ce-content/mgr/import/table', // path: ours
  errors: [...changing, 'ImportTable'],
})

/** Says which column is which field, and begins the dry run, which writes nothing that visitors or editors see. */
export const checkImport = endpoint<typeof schemas.checkImport>({
  ...byEditors,
  path: '/ce-content/mgr/import/check', // path: ours
  errors: [...changing, 'ImportMapping', 'ImportDayOrder'],
})

/** What the dry run says of the rows, and their outcome. */
export const listImportRows = endpoint<typeof schemas.listImportRows>({
  ...byEditors,
  path: '/ce-content/mgr/import/rows', // path: ours
  reads: true,
  errors: ['ImportNotFound'],
})

/** Pictures of the archive that no row has a place for. */
export const listImportPictures = endpoint<typeof schemas.listImportPictures>({
  ...byEditors,
  path: '/ce-content/mgr/import/pictures', // path: ours
  reads: true,
  errors: ['ImportNotFound'],
})

/** Writes what the dry run found, in the background. */
export const applyImport = endpoint<typeof schemas.applyImport>({
  ...byEditors,
  path: '/ce-content/mgr/import/apply', // path: ours
  errors: changing,
})

/** Stops an import; what was written until then stays until it is undone. */
export const cancelImport = endpoint<typeof schemas.cancelImport>({
  ...byEditors,
  path: '/ce-content/mgr/import/cancel', // path: ours
  errors: changing,
})

/** Withdraws what an import wrote, but for what has been changed or is used since. */
export const undoImport = endpoint<typeof schemas.undoImport>({
  ...byEditors,
  path: '/ce-content/mgr/import/undo', // path: ours
  errors: changing,
})
