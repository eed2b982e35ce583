/** What may be uploaded, each number with its unit. */

/** KB of a document, picture or archive; spec: live §5 */
export const FILE_MAX_KB = 30_720
/** KB of sound or film; spec: live §5 */
export const MEDIA_MAX_KB = 512_000
/** KB of a picture sent as base64; spec: common §5 */
export const IMAGE_MAX_KB = 5_120
/** KB of a registration's identification or certificate; spec: access §5 */
export const REGISTRATION_FILE_MAX_KB = 20_480
/** ms between two questions for a review; spec: access §9 */
export const REVIEW_POLL_MS = 2_000
/** ms after which a review is given up; spec: access §9 */
export const REVIEW_LIMIT_MS = 120_000

/** What the upload widget takes by default; spec: live §5 */
export const widgetTypes = [
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'pdf',
  'txt',
  'mp3',
  '3gp',
  'mp4',
  'avi',
  'rar',
  'zip',
  'jpg',
] as const
/** Of these, documents that a browser shows only as a PDF made of them. */
export const officeTypes = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'] as const
/** Documents that are taken where they are requested by name, and only for what they are made for; ours */
const typesOfModule = new Map<string, readonly string[]>([['invoice', ['ofd']]])
/** spec: common §5, the extended list; bmp is on it, and is refused with a text of its own */
export const imageTypes = ['jpg', 'jpeg', 'png', 'bmp', 'gif', 'tif', 'tiff'] as const
export const mediaTypes = ['mp3', '3gp', 'mp4', 'avi'] as const

// Where the spec is silent, ours.
/** bytes of a body with a picture as base64 */
export const BASE64_BODY_BYTES = 10 * 1024 * 1024
/** maximum number of files in one review request */
export const REVIEW_IDS_MAX = 20
/** px of a side */
export const IMAGE_SIDE_MAX = 10_000
/** px of all frames together */
export const IMAGE_PIXELS_MAX = 40_000_000
export const IMAGE_FRAMES_MAX = 300
/** px of the longest side that is kept */
export const STORED_IMAGE_SIDE = 4_096
/** bytes of everything in an archive, unpacked */
export const ARCHIVE_MAX_BYTES = 200 * 1024 * 1024
/** times that an archive may grow when unpacked */
export const ARCHIVE_RATIO_MAX = 100
export const ARCHIVE_ENTRIES_MAX = 10_000
/** hours after which a file that no record claims is removed */
export const UNCLAIMED_HOURS = 24
/** characters of a guest's upload key: a shorter one could be guessed, and counts as none */
export const UPLOAD_KEY_MIN = 16

/** What an upload asks to be taken for. */
export interface UploadOptions {
  module: string
  /** extensions by comma; empty: the usual ones */
  accept: string
  /** whether the call is for sound and film, or for everything else */
  media: boolean
}

const isMedia = (type: string): boolean => mediaTypes.some((one) => one === type)

/** The extensions that a call takes: the widget's, narrowed by `accept`, which alone may also add pictures and what its module names. */
export function allowedTypes({ module, accept, media }: UploadOptions): string[] {
  const usual: string[] = widgetTypes.filter((type) => isMedia(type) === media)
  const added: string[] = media ? [] : [...imageTypes, ...(typesOfModule.get(module) ?? [])]
  const requested = accept
    .toLowerCase()
    .split(',')
    .map((type) => type.trim().replace(/^\./, ''))
    .filter(Boolean)
  if (requested.length > 0) return [...new Set([...usual, ...added])].filter((type) => requested.includes(type))
  return module === 'registration' && !media ? [...usual, 'jpeg', 'png'] : usual
}

/** KB of a file (spec: live §5, access §5). */
export function limitKbFor({ module, media }: UploadOptions): number {
  if (media) return MEDIA_MAX_KB
  return module === 'registration' ? REGISTRATION_FILE_MAX_KB : FILE_MAX_KB
}

/** Lower case, without the dot; empty when the name has none. */
export function fileExtension(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
}
/** MB that an account may upload in a day: some films */
export const ACCOUNT_MB_PER_DAY = 5_000
/** MB that a guest's form may upload in a day: every file of a registration, several times */
export const FORM_MB_PER_DAY = 500
/** MB that guests of one network address may upload in a day: a hall's visitors may share one */
export const GUEST_MB_PER_DAY_AND_IP = 2_000
/** MB of guests' files that no record claims, of the whole fair */
export const UNCLAIMED_GUEST_MB_MAX = 10_000
