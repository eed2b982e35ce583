import { createHash } from 'node:crypto'
import { UPLOAD_KEY_MIN } from '#contract/foundation/files/limits.ts'
import { hasPermission, type Permission } from '#contract/core/permissions.ts'
import type { Context, Viewer } from '#server/platform/http/serve.ts'
import type { FileRow } from './files.schema'

export interface Requester {
  viewer: Viewer | null
  /** Of a guest's form: it reads and deletes what the form uploaded. */
  uploadKey: string
}

/** Who asks for files: an account, or the form of a guest by the key in the header `uploadkey`. */
export function getRequester({ viewer, requestHeader }: Pick<Context<unknown>, 'viewer' | 'requestHeader'>): Requester {
  return { viewer, uploadKey: requestHeader('uploadkey') }
}

/** SHA-256 of an upload key; empty, which belongs to nobody, for one that could be guessed. */
export function hashUploadKey(uploadKey: string): string {
  return uploadKey.length < UPLOAD_KEY_MIN ? '' : createHash('sha256').update(uploadKey).digest('hex')
}

export function toAccountId(viewer: Viewer | null): number | null {
  return viewer ? Number(viewer.userId) : null
}

/** Whether a review lets the file be shown (spec: access §7). */
export function hasPassedReview({ checkStatus }: Pick<FileRow, 'checkStatus'>): boolean {
  return checkStatus === 0 || checkStatus === 3
}

function isOwn(file: FileRow, { viewer, uploadKey }: Requester): boolean {
  const hash = hashUploadKey(uploadKey)
  return (viewer !== null && file.ownerId === toAccountId(viewer)) || (hash !== '' && file.uploadKeyHash === hash)
}

/** Who reads what a file was sent in with. */
const readers = {
  case: 'readCases',
  report: 'readReports',
  transfer: 'readFinance',
  questionnaire: 'readQuestionnaires',
  setup: 'editContent',
} as const satisfies Record<string, Permission>

/**
 * Everybody reads a public file that passed; any other its uploader, its owner, and who may read the record that it
 * belongs to.
 */
export function mayRead(file: FileRow, requester: Requester): boolean {
  if (file.isPublic && hasPassedReview(file)) return true
  if (isOwn(file, requester)) return true
  return file.claimedFor !== '' && hasPermission(requester.viewer?.userType, readers[file.claimedFor])
}
