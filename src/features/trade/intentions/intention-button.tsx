import { useTranslation } from 'react-i18next'
import { type Orderable, useOrder } from './use-order'

/** The way to an intention order for one exhibit. */
export function IntentionButton({ exhibit }: { exhibit: Orderable }) {
  const { t } = useTranslation('exhibits')
  const { order, busy, dialog } = useOrder()
  return (
    <>
      {/* Never disabled: a disabled button cannot be given the focus back. */}
      <button type="button" className="yz-button" data-kind="quiet" aria-busy={busy} onClick={() => order(exhibit)}>
        {t('intention.open')}
      </button>
      {dialog}
    </>
  )
}
