import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { declineOffer } from '../../../../contract/offers/endpoints'
import { DECLINE_REASON_MAX } from '../../../../contract/offers/limits'
import type { Offer } from '../../../../contract/offers/schemas'
import { showToast } from '../../../common/ui/notices/notices'
import { WorkDialog } from '../../../common/work/work-dialog'
import { WorkField, WorkForm } from '../../../common/work/work-form'
import styles from '../offers.module.css'
import { useOfferChange } from '../own-api'

const noChecks = () => ({})
const refusals = { reason: ['TextUnsafe'] } as const

/** Declines an offer, with a reason where the buyer wishes to give one. */
export function DeclineDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const [form] = Form.useForm<{ reason: string }>()
  const decline = useOfferChange(declineOffer)
  const { name } = offer.exhibitor
  const send = async ({ reason }: { reason: string }) => {
    await decline.mutateAsync({ id: offer.id, version: offer.version, reason: reason.trim() })
    showToast(t('decline.done', { name }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('decline.title', { name })}
      submit={t('decline.send')}
      danger
      busy={decline.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('decline.effect')}</p>
      <WorkForm
        form={form}
        label={t('decline.title', { name })}
        initialValues={{ reason: '' }}
        check={noChecks}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <div className={styles.counted}>
          <WorkField name="reason" label={t('decline.reason')} extra={t('decline.hint')}>
            <Input.TextArea rows={3} maxLength={DECLINE_REASON_MAX} showCount />
          </WorkField>
        </div>
      </WorkForm>
    </WorkDialog>
  )
}
