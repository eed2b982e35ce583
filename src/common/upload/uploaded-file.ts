import { downloadFile } from '#contract/foundation/files/endpoints.ts'
import { previewAddress } from '#contract/foundation/files/rules.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { saveFile } from '../app/save-file'
import { ApiError } from '../request/api-error'
import { openBlob } from '../request/open-blob'
import { showAlert } from '../ui/notices/notices'

/** Kinds that a browser shows by itself. */
const SHOWN = new Set(['jpg', 'jpeg', 'png', 'gif', 'pdf', 'txt'])

/** Whether it is a document of which a PDF is made to be looked at. */
export const isConverted = ({ id, dcsUrl }: UploadedFile): boolean => dcsUrl === previewAddress(id)

/** Whether the file can be looked at without downloading it. */
export const isShown = (file: UploadedFile): boolean => SHOWN.has(file.fileExt) || isConverted(file)

/** Saves the file under its name; it is fetched with headers, which a plain link would not send. */
export async function saveUploaded(file: UploadedFile, failed: string): Promise<void> {
  try {
    saveFile(await openBlob(downloadFile, { id: file.id }), file.fileName)
  } catch (error) {
    showAlert(error instanceof ApiError ? error.message : failed)
  }
}
