import { useMedia } from './use-media'

/** Whether the page is read on a phone: a touch screen that is not wide. */
export const usePhone = (): boolean => useMedia('(pointer: coarse) and (width <= 860px)')
