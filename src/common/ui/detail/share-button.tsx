import { useTranslation } from 'react-i18next'
import { shareAddress } from './copy-text'

/** Copies the address of the page and says so (spec: common §8). */
export function ShareButton() {
  const { t } = useTranslation()
  const share = () => shareAddress(window.location.href, { copied: t('action.copied'), failed: t('action.copyFailed') })
  return (
    <button type="button" className="yz-button" data-kind="quiet" onClick={() => void share()}>
      {t('action.share')}
    </button>
  )
}
