import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addIntention } from '#contract/trade/intentions/endpoints.ts'
import { checkIntention } from '#contract/trade/intentions/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Work } from '#src/common/work/work.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkForm } from '#src/common/work/work-form.tsx'
import { useIntentionChange } from './api'
import styles from './intentions.module.css'
import { TermsFields, type TermsValues } from './terms-fields'

interface Props {
  /** Its exhibitor and minimum quantity, where they are known. */
  exhibit: { exhibitsInfoId: number; exhibitsName: string; company?: string; minQuantity?: number | null }
  onClose: () => void
}

const refusals = { note: ['TextUnsafe'] } as const

/** What a buyer would buy of an exhibit, and at which price (spec: live §3). */
export function IntentionDialog({ exhibit, onClose }: Props) {
  const { t } = useTranslation('intentions')
  const [form] = Form.useForm<TermsValues>()
  const [key] = useState(newKey)
  const add = useIntentionChange(addIntention)
  const { exhibitsInfoId, exhibitsName: name, company, minQuantity } = exhibit
  const send = async (values: TermsValues) => {
    await add.mutateAsync({ key, exhibitsInfoId, ...values })
    showToast(t('add.done'))
    onClose()
  }
  return (
    <Work>
      <WorkDialog
        title={t('add.title')}
        submit={t('add.send')}
        busy={add.isPending}
        onSubmit={form.submit}
        onClose={onClose}
      >
        <p className={styles.about}>
          <strong>{name}</strong>
          {company ? <small>{company}</small> : null}
        </p>
        <p className={styles.hint}>{t('add.effect')}</p>
        <WorkForm
          form={form}
          label={t('add.title')}
          initialValues={{ quantity: minQuantity ?? null, price: null, note: '' }}
          check={checkIntention}
          refusals={refusals}
          onSend={send}
          renderSubmit={() => null}
        >
          <TermsFields priceLabel={t('field.price')} />
        </WorkForm>
      </WorkDialog>
    </Work>
  )
}
