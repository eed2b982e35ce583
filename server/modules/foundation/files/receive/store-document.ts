import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileExtension, limitKbFor } from '#contract/foundation/files/limits.ts'
import { assertDiskSpace } from '#server/platform/files/disk-space.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { FileRow } from '../files.schema'
import { inspect } from '../inspect/inspect'
import { findKind } from '../inspect/kinds'
import { temporaryFolder } from './receive'
import type { Storing } from './draw-picture'
import { storeUpload } from './store-upload'

interface SentDocument {
  module: string
  fileName: string
  bytes: Buffer
  /** The owner; a file that no record claims within a day is removed. */
  owner: { userId: string; userType: number }
}

/**
 * Keeps a document that came by another way than the widget, looked into as there. Throws FileTooLarge, what `inspect`
 * throws, StorageFull.
 */
export async function storeDocument(
  { write, config, providers }: Storing,
  { module, fileName, bytes, owner }: SentDocument,
): Promise<FileRow> {
  const named = findKind(fileExtension(fileName))
  const limitKb = limitKbFor({ module, accept: '', media: false })
  if (!named) throw fail('FileMismatch')
  if (bytes.length > limitKb * 1024) throw fail('FileTooLarge', { limit: limitKb / 1024 })
  assertDiskSpace(config.dataDir)
  const folder = temporaryFolder(config.dataDir)
  await mkdir(folder, { recursive: true })
  const path = join(folder, `document-${randomUUID()}`)
  const context = { write, config, providers, viewer: owner, file: undefined, requestHeader: () => '', ip: '' }
  try {
    await writeFile(path, bytes, { flag: 'wx' })
    const content = { path, size: bytes.length, kind: await inspect(path, named) }
    return await storeUpload(context, { module, fileName, content })
  } finally {
    await rm(path, { force: true })
  }
}
