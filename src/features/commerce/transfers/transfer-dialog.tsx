import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { PAYER_MAX, PROOFS_MAX } from '#contract/commerce/transfers/limits.ts'
import { checkTransfer, proofTypes } from '#contract/commerce/transfers/rules.ts'
import type { TransferAccount } from '#contract/commerce/transfers/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import dayjs from '#src/common/work/form/dayjs.ts'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { AccountLines } from './account-lines'
import { useSubmitTransfer } from './api'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './transfers.module.css'

const PROOF_MAX_KB = 10_240
const FEN = 100

interface Values {
  payer: string
  paidOn: string
  proofs: UploadedFile[]
}

const check = ({ payer, proofs }: Values) => checkTransfer({ payer, proofs: proofs.map(({ url }) => url) })
const refusals = { proofs: ['FileNotFound'] } as const

interface TransferDialogProps {
  order: Pick<Order, 'id' | 'number' | 'payableFen'>
  account: TransferAccount
  /** What stands in the form at first, as the bank names the payer. */
  payer: string
  onSent: () => void
  onClose: () => void
}

/** Where the money goes, and the report that it is on its way: who paid, when, and what proves it. */
export function TransferDialog({ order, account, payer, onSent, onClose }: TransferDialogProps) {
  const { t, i18n } = useTranslation('transfers')
  const [form] = Form.useForm<Values>()
  const submit = useSubmitTransfer()
  // Sent again after a break it is one; what was changed since is another report.
  const [key, setKey] = useState(newKey)
  const [today] = useState(() => chinaDay(new Date()))
  const [initial] = useState<Values>(() => ({ payer, paidOn: today, proofs: [] }))
  const send = async (values: Values) => {
    const proofs = values.proofs.map(({ url }) => url)
    await submit.mutateAsync({ key, orderId: order.id, payer: values.payer.trim(), paidOn: values.paidOn, proofs })
    showToast(t('sent'))
    onSent()
  }
  return (
    <WorkDialog
      title={t('title')}
      width={600}
      submit={t('send')}
      busy={submit.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <AccountLines
        lines={[
          { key: 'name', text: account.name },
          { key: 'bank', text: account.bank },
          { key: 'account', text: account.account, copied: account.account.replace(/[\s-]/g, '') },
          {
            key: 'sum',
            text: formatFen(order.payableFen, i18n.language),
            copied: (order.payableFen / FEN).toFixed(2),
          },
          { key: 'remark', text: order.number },
        ]}
      />
      <WorkForm
        form={form}
        label={t('title')}
        initialValues={initial}
        check={check}
        refusals={refusals}
        onSend={send}
        onChange={() => setKey(newKey())}
        renderSubmit={() => null}
      >
        <div className={styles.pair}>
          <WorkField name="payer" label={t('field.payer')} extra={t('field.payerHint')} required>
            <TextInput maxLength={PAYER_MAX * 2} autoComplete="organization" />
          </WorkField>
          <WorkField name="paidOn" label={t('field.paidOn')} required>
            <DayInput allowClear={false} maxDate={dayjs.utc(today)} />
          </WorkField>
        </div>
        <WorkField
          name="proofs"
          label={t('field.proofs')}
          extra={t('field.proofsHint', { count: PROOFS_MAX })}
          required
        >
          <FilesInput
            label={t('field.proofs')}
            module="transfer"
            max={PROOFS_MAX}
            maxSizeKb={PROOF_MAX_KB}
            accept={proofTypes}
          />
        </WorkField>
        <EnterSends disabled={submit.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
