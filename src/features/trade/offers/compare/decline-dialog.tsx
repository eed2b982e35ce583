import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { declineOffer } from '#contract/trade/offers/endpoints.ts'
import { DECLINE_REASON_MAX } from '#contract/trade/offers/limits.ts'
import { reasonText } from '#contract/core/reason.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from '../offers.module.css'
import { useOfferChange } from '../own-api'

const check = ({ reason }: { reason: string }) => ({ reason: reasonText(reason) })
const refusals = { reason: ['TextUnsafe'] } as const

/** Declines an offer; its exhibitor reads why. */
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
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <div className={styles.counted}>
          <WorkField name="reason" label={t('decline.reason')} extra={t('decline.hint')} required>
            <TextArea rows={3} maxLength={DECLINE_REASON_MAX} showCount />
          </WorkField>
        </div>
      </WorkForm>
    </WorkDialog>
  )
}
