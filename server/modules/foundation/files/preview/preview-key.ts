import { officeTypes } from '#contract/foundation/files/limits.ts'
import type { FileRow } from '../files.schema'

/** Whether it is a document that a browser shows only once it has been made a PDF of. */
export const isOffice = ({ fileExt }: Pick<FileRow, 'fileExt'>): boolean => officeTypes.some((type) => type === fileExt)

/** Where the storage keeps the PDF of a document. */
export const previewKey = ({ id }: Pick<FileRow, 'id'>): string => `${id}.preview.pdf`
