/** Where an uploaded file is read. */
export const fileAddress = (id: string): string => `/api/ce-digital/dsf/file/${id}`

/** The id that such an address ends with. */
export const fileIdIn = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
