import { buffer } from 'node:stream/consumers'
import type { PictureWidth } from '#contract/foundation/files/rules.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { NoSuchFile, type StoragePort } from '#server/providers/storage/port.ts'
import { findFiles } from '../files.queries'
import type { FileRow } from '../files.schema'
import { answerBytes, buildHeaders } from '../send/answer-bytes'
import { drawVariant, isBusy } from './draw-variant'
import { narrowerWidths, variantKey } from './variant-key'

type Drawing = Pick<Context<unknown>, 'db' | 'providers'>

const WEBP = 'image/webp'
/** Variants that are being read or drawn, by their key. */
const running = new Map<string, Promise<Buffer | undefined>>()

async function readStored(storage: StoragePort, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await storage.open(key))
  } catch (error) {
    if (error instanceof NoSuchFile) return undefined
    throw error
  }
}

async function draw({ db, providers: { storage } }: Drawing, file: FileRow, width: PictureWidth): Promise<Buffer> {
  const key = variantKey(file, width)
  const bytes = await drawVariant(async () => buffer(await storage.open(file.storageKey)), Number(width))
  await storage.put(key, bytes, WEBP)
  // Removed meanwhile, with what there was of it then.
  if ((await findFiles(db, [file.id])).length === 0) await storage.remove(key)
  return bytes
}

/** The stored variant, or one drawn now, unless too many wait. */
async function readOrDraw(context: Drawing, file: FileRow, width: PictureWidth): Promise<Buffer | undefined> {
  const stored = await readStored(context.providers.storage, variantKey(file, width))
  return stored ?? (isBusy() ? undefined : draw(context, file, width))
}

/** One reading or drawing for everybody who requests the variant meanwhile. */
function findVariant(context: Drawing, file: FileRow, width: PictureWidth): Promise<Buffer | undefined> {
  const key = variantKey(file, width)
  const begun = running.get(key)
  if (begun) return begun
  const finding = readOrDraw(context, file, width).finally(() => running.delete(key))
  running.set(key, finding)
  return finding
}

/**
 * A picture at most `width` px wide, as WebP: what is smaller or may move, and for a browser that does not read WebP
 * any picture, as it was uploaded. Throws FileNotFound.
 */
export async function answerVariant(context: Context<unknown>, file: FileRow, width: PictureWidth): Promise<Bytes> {
  const { header, config } = context
  const isNarrower = narrowerWidths(file).includes(width)
  const reads = context.requestHeader('accept').includes(WEBP)
  const bytes = isNarrower && reads ? await findVariant(context, file, width).catch(() => undefined) : undefined
  if (!bytes) {
    const original = await answerBytes(context, file, 'inline')
    header('vary', 'accept')
    // The next request may find it drawn.
    if (isNarrower && reads) header('cache-control', 'private, no-store')
    return original
  }
  const fileName = file.fileName.replace(/\.[^.]*$/, '.webp')
  for (const [name, value] of Object.entries(buildHeaders({ ...file, fileName }, 'inline', config))) header(name, value)
  header('vary', 'accept')
  header('content-length', String(bytes.length))
  return { type: WEBP, body: bytes, status: 200 }
}
