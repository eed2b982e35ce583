import i18next from 'i18next'
import { fileExtension, IMAGE_MAX_KB } from '#contract/foundation/files/limits.ts'
import { showToast } from '../../ui/notices/notices'

/** Extensions of what the picture button takes (spec: live §5). */
export const pictureTypes = ['jpg', 'jpeg', 'png', 'gif'] as const

/** Whether a picture may be sent; if not, a toast says why. */
export function checkPicture({ name, size }: File): boolean {
  if (!pictureTypes.some((type) => type === fileExtension(name))) {
    showToast(i18next.t('chat:composer.imageType', { types: pictureTypes.join(', ') }))
    return false
  }
  if (size <= IMAGE_MAX_KB * 1024) return true
  showToast(i18next.t('chat:composer.imageSize', { size: IMAGE_MAX_KB / 1024 }))
  return false
}
