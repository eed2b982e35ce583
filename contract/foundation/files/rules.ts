/** What these modules hold is shown to everybody, when somebody signed in uploads it. */
export const publicModules: readonly string[] = ['avatar', 'exhibit', 'live', 'news', 'complaint', 'chat', 'content']

/** Where an uploaded file is read. */
export const fileAddress = (id: string): string => `/api/ce-digital/dsf/file/${id}`

/** The same, saved under its name instead of shown. */
export const downloadAddress = (id: string): string => `${fileAddress(id)}?download=1`

/** What a browser shows of a document: the PDF that is made of it. */
export const previewAddress = (id: string): string => `${fileAddress(id)}?preview=1`

/** px of the widths in which an uploaded picture is answered, besides its own. */
export const pictureWidths = ['320', '640', '960', '1280'] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** A picture at most this wide, as WebP for who reads that; one that is smaller, or moves, as it was uploaded. */
export const pictureAddress = (address: string, width: PictureWidth): string => `${address}?w=${width}`

/** Whether the address is that of an uploaded file as a whole, which `pictureAddress` may narrow. */
export const isFileAddress = (address: string): boolean => address.startsWith(fileAddress('')) && !/[?#]/.test(address)

/** Whether the field of a form says yes. */
export const isYes = (flag: string): boolean => flag === '1' || flag === 'true'

/** The id that the address of a file ends with. */
export const parseFileId = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
