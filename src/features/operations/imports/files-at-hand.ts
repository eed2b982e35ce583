/** The files of imports that this page has been given: after it is loaded again they must be chosen again. */
const known = new Map<number, { rows: File; pictures: File | null }>()

export interface FilesAtHand {
  rows: File
  pictures: File | null
}

export const rememberFiles = (id: number, files: FilesAtHand): void => void known.set(id, files)
export const filesOf = (id: number): FilesAtHand | undefined => known.get(id)
export const forgetFiles = (id: number): void => void known.delete(id)
