import { isStorageFault } from '#server/providers/storage/port.ts'
import { LRUCache } from 'lru-cache'
import { buffer } from 'node:stream/consumers'
import { fileAddress, previewAddress } from '#contract/foundation/files/rules.ts'
import { fail, Refusal } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import type { Providers } from '#server/providers/providers.ts'
import { findFiles, setPreviewSize } from '../files.queries'
import type { FileRow } from '../files.schema'
import { kinds } from '../inspect/kinds'
import { answerBytes, isShown } from '../send/answer-bytes'
import { isOffice, previewKey } from './preview-key'

type Converting = Pick<Context<unknown>, 'db' | 'write' | 'providers'>

/** conversions that a server requests at a time; further requests are refused and retried */
const AT_ONCE = 4
/** ms until a service that has failed is requested the same document again */
const FAILED_FOR = 60_000

/** The documents that are being converted, and those of which that has just failed. */
const running = new Set<string>()
const failed = new LRUCache<string, true>({ max: 10_000, ttl: FAILED_FOR })

/** Where a browser can look at the file; empty where it cannot. */
export function findPreviewAddress(file: FileRow, { office }: Providers): string {
  if (isShown(file)) return fileAddress(file.id)
  return isOffice(file) && office.available ? previewAddress(file.id) : ''
}

async function convert(context: Converting, file: FileRow): Promise<void> {
  const { providers, write } = context
  const [now] = await findFiles(context.db, [file.id])
  // The caller read the file before another conversion of it finished.
  if (now?.previewSize !== file.previewSize) return
  const bytes = await buffer(await providers.storage.open(file.storageKey))
  const pdf = await providers.office.toPdf({ fileExt: file.fileExt, bytes })
  const key = previewKey(file)
  if (pdf) await providers.storage.put(key, pdf, kinds.pdf.mimeType)
  const isThere = await write((db) => setPreviewSize(db, file.id, pdf?.length ?? 0))
  // Removed meanwhile, with what there was of it then.
  if (!isThere) await providers.storage.remove(key)
}

/** Has the preview of a document made that has none, unless it is on its way. Nobody waits for it and nothing fails by it. */
export function startPreview(context: Converting, file: FileRow): void {
  const { id } = file
  const canBeMade = isOffice(file) && context.providers.office.available
  if (!canBeMade || running.has(id) || running.size >= AT_ONCE) return
  running.add(id)
  void convert(context, file)
    .catch(() => failed.set(id, true))
    .finally(() => running.delete(id))
}

/**
 * What a browser shows of a file: the file itself, or the PDF that was made of it. Throws NoPreview, PreviewFailed, and
 * PreviewPending while it is being made.
 */
export async function answerPreview(context: Context<unknown>, file: FileRow): Promise<Bytes> {
  if (isShown(file)) return answerBytes(context, file, 'inline')
  if (!isOffice(file) || (file.previewSize === null && !context.providers.office.available)) throw fail('NoPreview')
  if (file.previewSize === 0 || failed.has(file.id)) throw fail('PreviewFailed')
  if (file.previewSize === null) {
    startPreview(context, file)
    throw fail('PreviewPending')
  }
  const fileName = file.fileName.replace(/\.[^.]*$/, '.pdf')
  const pdf = { fileName, mimeType: kinds.pdf.mimeType, fileSize: file.previewSize, storageKey: previewKey(file) }
  try {
    return await answerBytes(context, { ...file, ...pdf }, 'inline')
  } catch (error) {
    // A restored fair has the documents and not what was made of them.
    if (!(error instanceof Refusal) || isStorageFault(error)) throw error
    startPreview(context, file)
    throw fail('PreviewPending')
  }
}
