import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { withdrawOffer } from '#contract/trade/offers/endpoints.ts'
import type { OwnOffer } from '#contract/trade/offers/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useOfferChange } from './own-api'

/** Asks before an offer is withdrawn. */
export function WithdrawDialog({ offer, onClose }: { offer: OwnOffer; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const withdraw = useOfferChange(withdrawOffer)
  const send = () =>
    withdraw.mutate(
      { id: offer.id, version: offer.version },
      {
        onSuccess: () => {
          showToast(t('withdraw.done'))
          onClose()
        },
      },
    )
  return (
    <WorkDialog
      title={t('withdraw.title')}
      submit={t('withdraw.do')}
      danger
      busy={withdraw.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('withdraw.effect', { title: offer.demand?.title ?? '' })}</p>
      {withdraw.error ? <Alert type="error" showIcon role="alert" title={errorMessage(withdraw.error)} /> : null}
    </WorkDialog>
  )
}
