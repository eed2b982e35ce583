// Ours: the spec names 20,000 rows and 2 GB of pictures, and there is room above them.

/** bytes of a piece of a file; every piece but the last is as long */
export const IMPORT_CHUNK_BYTES = 4 * 1024 * 1024
/** bytes of the file with the rows */
export const IMPORT_FILE_MAX_BYTES = 64 * 1024 * 1024
/** bytes of the pictures */
export const IMPORT_PICTURES_MAX_BYTES = 3 * 1024 * 1024 * 1024
/** rows of a file, below its headings */
export const IMPORT_ROWS_MAX = 50_000
export const IMPORT_COLUMNS_MAX = 100
/** UTF-16 units of a cell: a spreadsheet takes fewer, a CSV file may bring a text of any length */
export const IMPORT_CELL_MAX = 100_000
/** UTF-16 units of a key */
export const IMPORT_KEY_MAX = 100
/** rows of a file that are shown where its columns are named */
export const IMPORT_SAMPLES = 3
/** rows of a file in which the heading row is looked for */
export const IMPORT_HEAD_ROWS = 10
/** sheets of a workbook that can be chosen */
export const IMPORT_SHEETS_MAX = 50
/** pictures of one archive */
export const IMPORT_PICTURES_MAX = 100_000
/** bytes of one picture, unpacked */
export const IMPORT_PICTURE_MAX_BYTES = 30 * 1024 * 1024
/** times that a part of an archive may grow when it is unpacked */
export const IMPORT_RATIO_MAX = 100
/** rows of a page of the report */
export const IMPORT_REPORT_ROWS = 1_000
/** imports that an account may begin in an hour */
export const IMPORTS_PER_HOUR = 60
/** days after which an import that was never applied is cancelled, and its files are removed */
export const IMPORT_IDLE_DAYS = 7
