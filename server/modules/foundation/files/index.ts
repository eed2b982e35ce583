import { buffer } from 'node:stream/consumers'
import * as contract from '#contract/foundation/files/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import type { Providers } from '#server/providers/providers.ts'
import { getAsker, mayRead } from './access'
import { downloadAddress, isYes, parseFileId } from '#contract/foundation/files/rules.ts'
import { answerPreview, findPreviewAddress, startPreview } from './preview/preview'
import { answerBytes, isPicture, isShown } from './send/answer-bytes'
import { presentFile, presentImage } from './files.present'
import { findFiles, readsAsExhibitor, setCheckStatus } from './files.queries'
import type { FileRow } from './files.schema'
import { reviewStatus } from './receive/store-upload'
import { acceptImage } from './receive/base64'
import { removeFile } from './remove'
import { acceptFile } from './receive/upload'

export { getAsker } from './access'
export { claimFiles } from './claim'
export { describeFiles, describeReadable } from './files.present'
export { claimShown, findFiles, listOwnFiles, setPublic, setReaders } from './files.queries'
export type { FileRow } from './files.schema'
export { drawPicture } from './receive/draw-picture'
export { storeDocument } from './receive/store-document'
export { type ReviewedFile, storeReviewed } from './receive/store-upload'
export { sweepFiles } from './remove'

type UploadInput = ParsedInputOf<typeof contract.uploadMaterial>

/** An uploaded file as its widget asked for it. */
function presentUpload(file: FileRow, { isTransform, isDownload }: UploadInput, providers: Providers): UploadedFile {
  const presented = presentFile(file, providers)
  return {
    ...presented,
    ...(isYes(isDownload) ? { url: downloadAddress(file.id) } : {}),
    dcsUrl: isYes(isTransform) ? presented.dcsUrl : '',
  }
}

/** Throws FileNotFound alike for a file that is not there and one that the asker may not read. */
async function getReadable(asking: Pick<Context<unknown>, 'db' | 'viewer' | 'asked'>, id: string) {
  const [file] = await findFiles(asking.db, [id])
  if (!file) throw fail('FileNotFound')
  const asker = getAsker(asking)
  if (!mayRead(file, asker) && !(await readsAsExhibitor(asking.db, id, asker))) throw fail('FileNotFound')
  return file
}

/** Asks again for the review of a picture that could not be had when it was uploaded. */
async function reviewAgain({ writeUncached, providers }: Context<unknown>, file: FileRow): Promise<number> {
  const { checkStatus, storageKey, mimeType, width, height } = file
  if (checkStatus !== -1 || !isPicture(file)) return checkStatus
  const bytes = await buffer(await providers.storage.open(storageKey))
  const status = await reviewStatus(providers.imageReview, {
    bytes,
    mimeType,
    width: width ?? 0,
    height: height ?? 0,
  })
  if (status !== -1) await writeUncached((db) => setCheckStatus(db, file.id, status))
  return status
}

async function listStatuses(asking: Context<{ ids: string[] }>): Promise<{ id: string; checkStatus: number }[]> {
  const found = await findFiles(asking.db, asking.input.ids)
  const asker = getAsker(asking)
  const statuses: { id: string; checkStatus: number }[] = []
  for (const file of found.filter((one) => mayRead(one, asker))) {
    statuses.push({ id: file.id, checkStatus: await reviewAgain(asking, file) })
  }
  return statuses
}

async function takeFile(asking: Context<UploadInput>, media: boolean): Promise<UploadedFile> {
  const file = await acceptFile(asking, { ...asking.input, media })
  if (isYes(asking.input.isTransform)) startPreview(asking, file)
  return presentUpload(file, asking.input, asking.providers)
}

export const files: Route[] = [
  serve(contract.uploadImageOpen, async (asking) => {
    return presentImage(await acceptImage(asking, asking.input.module, asking.input.base64))
  }),
  serve(contract.uploadImage, async (asking) => {
    return presentImage(await acceptImage(asking, asking.input.module, asking.input.base64))
  }),
  serve(contract.uploadMaterial, (asking) => takeFile(asking, false)),
  serve(contract.uploadMedia, (asking) => takeFile(asking, true)),
  serve(contract.uploadFile, (asking) => takeFile(asking, false)),
  serve(contract.uploadOss, (asking) => takeFile(asking, false)),
  serve(contract.uploadOssPlain, (asking) => takeFile(asking, false)),
  serve(contract.getMaterials, listStatuses),
  serve(contract.deleteFile, async (asking) => {
    const id = parseFileId(asking.input.filePath)
    await removeFile({ writeUncached: asking.writeUncached, storage: asking.providers.storage }, id, getAsker(asking))
    return { id }
  }),
  serveBytes(contract.downloadFile, async (asking) => {
    return answerBytes(asking, await getReadable(asking, asking.input.id), 'attachment')
  }),
  serveBytes(contract.openFile, async (asking) => {
    const file = await getReadable(asking, asking.input.id)
    if (asking.input.preview) return answerPreview(asking, file)
    return answerBytes(asking, file, isShown(file) && !asking.input.download ? 'inline' : 'attachment')
  }),
  serve(contract.previewFile, async (asking) => {
    const file = await getReadable(asking, parseFileId(asking.input.filePath))
    const url = findPreviewAddress(file, asking.providers)
    if (url === '') throw fail('NoPreview')
    if (file.previewSize === null) startPreview(asking, file)
    return { url }
  }),
]
