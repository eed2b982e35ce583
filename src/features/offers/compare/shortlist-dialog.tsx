import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { shortlistOffer } from '../../../../contract/offers/endpoints'
import type { Offer } from '../../../../contract/offers/schemas'
import { errorMessage } from '../../../common/request/error-message'
import { showToast } from '../../../common/ui/notices/notices'
import { WorkDialog } from '../../../common/work/work-dialog'
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
