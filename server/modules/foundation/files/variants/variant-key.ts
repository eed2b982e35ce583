import { pictureWidths, type PictureWidth } from '#contract/foundation/files/rules.ts'
import type { FileRow } from '../files.schema'

type Drawn = Pick<FileRow, 'id' | 'fileExt' | 'width'>

/** The widths in which a picture can be drawn: never wider than it is, and one that may move in none. */
export const narrowerWidths = ({ fileExt, width }: Drawn): PictureWidth[] =>
  width === null || fileExt === 'gif' ? [] : pictureWidths.filter((one) => Number(one) < width)

/** Where the storage keeps a picture drawn in this width. */
export const variantKey = ({ id }: Pick<FileRow, 'id'>, width: PictureWidth): string => `${id}.w${width}.webp`

/** Where the storage may keep what was drawn of a picture. */
export const variantKeys = (file: Drawn): string[] => narrowerWidths(file).map((width) => variantKey(file, width))
