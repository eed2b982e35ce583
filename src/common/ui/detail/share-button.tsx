import { useTranslation } from 'react-i18next'
import { showToast } from '../notices/notices'

/** Copies the address of the page and says so (spec: common §8). */
export function ShareButton() {
  const { t } = useTranslation()
  const share = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showToast(t('action.copied'))
    } catch {
      showToast(t('action.copyFailed'))
    }
  }
  return (
    <button type="button" className="yz-button" data-kind="quiet" onClick={() => void share()}>
      {t('action.share')}
    </button>
  )
}
