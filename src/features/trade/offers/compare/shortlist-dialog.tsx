import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { shortlistOffer } from '#contract/trade/offers/endpoints.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useOfferChange } from '../own-api'

/** Asks before an exhibitor is given the contact. */
export function ShortlistDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const shortlist = useOfferChange(shortlistOffer)
  const { name } = offer.exhibitor
  const send = () =>
    shortlist.mutate(
      { id: offer.id, version: offer.version },
      {
        onSuccess: () => {
          showToast(t('shortlist.done', { name }))
          onClose()
        },
      },
    )
  return (
    <WorkDialog
      title={t('shortlist.title', { name })}
      submit={t('shortlist.do')}
      busy={shortlist.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('shortlist.effect')}</p>
      {shortlist.error ? <Alert type="error" showIcon role="alert" title={errorMessage(shortlist.error)} /> : null}
    </WorkDialog>
  )
}
