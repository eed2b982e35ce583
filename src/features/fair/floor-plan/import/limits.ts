import { FILE_MAX_KB } from '#contract/foundation/files/limits.ts'

/** bytes of a file that is imported */
export const IMPORT_MAX_BYTES = FILE_MAX_KB * 1024
/** Points of all shapes of a file. */
export const SHAPE_POINTS_MAX = 1_000_000
/** px of a picture that is read */
export const PIXELS_MAX = 100_000_000
/** px of the longest side of the picture that is kept */
export const PICTURE_SIDE = 4_000
/** Blocks of a DXF file within blocks. */
export const BLOCK_DEPTH_MAX = 16
/** Uses of blocks in a DXF file, those within blocks counted each time. */
export const BLOCK_USES_MAX = 200_000
/** Pages of a PDF file that are offered. */
export const PAGES_MAX = 40
/** metres: what is narrower is no hall, so the sizes of the file are those of a sheet of paper */
export const HALL_LEAST = 5
/** square metres of a booth */
export const BOOTH_AREA = { least: 4, most: 400 } as const
/** Corners of a booth. */
export const CORNERS_MAX = 40
/** Shapes of the size of a booth that are compared: the time grows with their square, and a plan has far fewer booths. */
export const CANDIDATES_MAX = 20_000
