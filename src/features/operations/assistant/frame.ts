import { setLanguage } from '#src/common/i18n/language.ts'

/** What the page in the toolbar's frame notifies the page around it. */
export const CLOSE_ASSISTANT = 'close-assistant'

/** Whether this page stands in a frame of this very site. */
export const isFramed = (): boolean => window.parent !== window

/**
 * In a frame the page has no header of its own, follows the language of the page around it, and hands Escape on, which
 * would not leave the frame by itself.
 */
export function stayInFrame(): void {
  if (!isFramed()) return
  document.documentElement.dataset['framed'] = ''
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'langs' && (newValue === 'zh-CN' || newValue === 'en-US')) setLanguage(newValue)
  })
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) window.parent.postMessage(CLOSE_ASSISTANT, window.location.origin)
  })
}
