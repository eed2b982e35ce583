import { buffer } from 'node:stream/consumers'
import * as contract from '#contract/foundation/files/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import type { Providers } from '#server/providers/providers.ts'
import { getRequester, mayRead, toAccountId } from './access'
import { downloadAddress, isYes, parseFileId } from '#contract/foundation/files/rules.ts'
import { answerPreview, findPreviewAddress, startPreview } from './preview/preview'
import { answerBytes, isPicture, isShown } from './send/answer-bytes'
import { presentFile, presentImage } from './files.present'
import { findFiles, canReadAsExhibitor, setCheckStatus } from './files.queries'
import type { FileRow } from './files.schema'
import { reviewStatus } from './receive/store-upload'
import { acceptImage } from './receive/base64'
import { setupReaders } from './readers.connector'
import { removeFile } from './remove'
import { acceptFile } from './receive/upload'
import { answerVariant } from './variants/variant'

export { getRequester } from './access'
export { claimFiles } from './claim'
export { describeFiles, describeReadable } from './files.present'
export { claimShown, findFiles, listOwnFiles, releaseUnused, setPublic, setReaders } from './files.queries'
export type { FileRow } from './files.schema'
export { reencodeImage } from './receive/draw-picture'
export { receiveBytes } from './receive/receive-bytes'
export { storeDocument } from './receive/store-document'
export { type ReviewedFile, storeReviewed } from './receive/store-upload'
export { setupReaders } from './readers.connector'
export { sweepFiles } from './remove'
export { fileRecords } from './files.schema'
export { personalDataOfFiles } from './personal-data.queries'

type UploadInput = ParsedInputOf<typeof contract.uploadMaterial>

/** An uploaded file as its widget requested it. */
function presentUpload(file: FileRow, { isTransform, isDownload }: UploadInput, providers: Providers): UploadedFile {
  const presented = presentFile(file, providers)
  return {
    ...presented,
    ...(isYes(isDownload) ? { url: downloadAddress(file.id) } : {}),
    dcsUrl: isYes(isTransform) ? presented.dcsUrl : '',
  }
}

type Reading = Pick<Context<unknown>, 'db' | 'viewer' | 'requestHeader'>

/** Whether the exhibitor of the viewer may read a file that is not public. */
async function isReaderAsExhibitor(context: Reading, { id, claimedFor }: FileRow): Promise<boolean> {
  if (await canReadAsExhibitor(context.db, id, getRequester(context))) return true
  const accountId = toAccountId(context.viewer)
  return claimedFor === 'setup' && accountId !== null && setupReaders.port.canRead(context.db, id, accountId)
}

/** Throws FileNotFound alike for a file that is not there and one that the viewer may not read. */
async function getReadable(context: Reading, id: string) {
  const [file] = await findFiles(context.db, [id])
  if (!file) throw fail('FileNotFound')
  if (!mayRead(file, getRequester(context)) && !(await isReaderAsExhibitor(context, file))) throw fail('FileNotFound')
  return file
}

/** Asks again for the review of a picture that could not be had when it was uploaded. */
async function reviewAgain({ write, providers }: Context<unknown>, file: FileRow): Promise<number> {
  const { checkStatus, storageKey, mimeType, width, height } = file
  if (checkStatus !== -1 || !isPicture(file)) return checkStatus
  const bytes = await buffer(await providers.storage.open(storageKey))
  const status = await reviewStatus(providers.imageReview, {
    bytes,
    mimeType,
    width: width ?? 0,
    height: height ?? 0,
  })
  if (status !== -1) await write((db) => setCheckStatus(db, file.id, status))
  return status
}

async function listStatuses(context: Context<{ ids: string[] }>): Promise<{ id: string; checkStatus: number }[]> {
  const found = await findFiles(context.db, context.input.ids)
  const requester = getRequester(context)
  const statuses: { id: string; checkStatus: number }[] = []
  for (const file of found.filter((one) => mayRead(one, requester))) {
    statuses.push({ id: file.id, checkStatus: await reviewAgain(context, file) })
  }
  return statuses
}

async function takeFile(context: Context<UploadInput>, media: boolean): Promise<UploadedFile> {
  const file = await acceptFile(context, { ...context.input, media })
  if (isYes(context.input.isTransform)) startPreview(context, file)
  return presentUpload(file, context.input, context.providers)
}

export const files: Route[] = [
  serve(contract.uploadImageOpen, async (context) => {
    return presentImage(await acceptImage(context, context.input.module, context.input.base64))
  }),
  serve(contract.uploadImage, async (context) => {
    return presentImage(await acceptImage(context, context.input.module, context.input.base64))
  }),
  serve(contract.uploadMaterial, (context) => takeFile(context, false)),
  serve(contract.uploadMedia, (context) => takeFile(context, true)),
  serve(contract.uploadFile, (context) => takeFile(context, false)),
  serve(contract.uploadOss, (context) => takeFile(context, false)),
  serve(contract.uploadOssPlain, (context) => takeFile(context, false)),
  serve(contract.getMaterials, listStatuses),
  serve(contract.deleteFile, async (context) => {
    const id = parseFileId(context.input.filePath)
    await removeFile({ write: context.write, storage: context.providers.storage }, id, getRequester(context))
    return { id }
  }),
  serveBytes(contract.downloadFile, async (context) => {
    return answerBytes(context, await getReadable(context, context.input.id), 'attachment')
  }),
  serveBytes(contract.openFile, async (context) => {
    const file = await getReadable(context, context.input.id)
    if (context.input.preview) return answerPreview(context, file)
    if (context.input.w && isPicture(file) && !context.input.download)
      return answerVariant(context, file, context.input.w)
    return answerBytes(context, file, isShown(file) && !context.input.download ? 'inline' : 'attachment')
  }),
  serve(contract.previewFile, async (context) => {
    const file = await getReadable(context, parseFileId(context.input.filePath))
    const url = findPreviewAddress(file, context.providers)
    if (url === '') throw fail('NoPreview')
    if (file.previewSize === null) startPreview(context, file)
    return { url }
  }),
]
