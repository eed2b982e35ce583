/** What these modules hold is shown to everybody, when somebody signed in uploads it. */
export const publicModules: readonly string[] = ['avatar', 'exhibit', 'live', 'news', 'complaint', 'chat', 'content']

/** Where an uploaded file is read. */
export const fileAddress = (id: string): string => `/api/ce-digital/dsf/file/${id}`

/** The same, saved under its name instead of shown. */
export const downloadAddress = (id: string): string => `${fileAddress(id)}?download=1`

/** What a browser shows of a document: the PDF that is made of it. */
export const previewAddress = (id: string): string => `${fileAddress(id)}?preview=1`

/** Whether the field of a form says yes. */
export const isYes = (flag: string): boolean => flag === '1' || flag === 'true'

/** The id that the address of a file ends with. */
export const parseFileId = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
