import { useTranslation } from 'react-i18next'
import type { CaptionTrack } from './tracks'

/** As their readers write them. */
const ownNames = new Map([
  ['zh', '中文'],
  ['en', 'English'],
])

/** Names captions in their own language; a translation is marked in the reader's. */
export function useTrackName(): (track: CaptionTrack) => string {
  const { t } = useTranslation('player')
  return ({ language, isTranslated }) => {
    const name = ownNames.get(language) ?? t('captions')
    return isTranslated ? t('caption.translated', { name }) : name
  }
}
