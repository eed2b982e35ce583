import type { TFunction } from 'i18next'
import type { CaptionTrack } from './tracks'

/** The name of captions, in their own language; a translation is marked in the reader's. */
export function nameTrack(t: TFunction<'player'>, { language, isTranslated }: CaptionTrack): string {
  const name = language === 'zh' || language === 'en' ? t(`caption.${language}`) : t('captions')
  return isTranslated ? t('caption.translated', { name }) : name
}
