import { emptyDemand } from '#contract/trade/demands/rules.ts'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import type { StoredUser } from '#src/common/session/storage.ts'
import type { PickedImage } from '#src/common/upload/use-image-upload.ts'

/** What the form holds: as the document, its pictures and files with their addresses, its category as a list has it. */
export interface Values extends Omit<DemandDocument, 'pictures' | 'files' | 'categoryId'> {
  files: UploadedFile[]
  pictures: PickedImage[]
  categoryId: string
}

/** What a demand's form begins with: what is written, or the reader's own name and number. */
export function toValues(demand: OwnDemand | undefined, user: StoredUser | undefined): Values {
  const own = { ...emptyDemand(), contactPerson: user?.personName ?? '', contactNumber: user?.mobile ?? '' }
  const { categoryId, pictures: _, files: __, ...document } = demand?.document ?? own
  return {
    ...document,
    categoryId: categoryId === null ? '' : String(categoryId),
    pictures: (demand?.pictures ?? []).map(({ id, url }) => ({ id, url, fileName: '', fileSize: 0 })),
    files: [...(demand?.files ?? [])],
  }
}

/** What is sent. */
export const toDocument = ({ categoryId, pictures, files, ...document }: Values): DemandDocument => ({
  ...document,
  categoryId: categoryId === '' ? null : Number(categoryId),
  quantity: document.quantity ?? null,
  price: document.price ?? null,
  pictures: pictures.map(({ id }) => id),
  files: files.map(({ id }) => id),
})
