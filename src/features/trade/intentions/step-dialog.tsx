import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/trade/intentions/endpoints.ts'
import { INTENTION_NOTE_MAX } from '#contract/trade/intentions/limits.ts'
import { checkIntention, type IntentionAction, type Side } from '#contract/trade/intentions/rules.ts'
import type { Intention } from '#contract/trade/intentions/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useIntentionChange } from './api'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './intentions.module.css'
import { TermsFields, type TermsValues } from './terms-fields'

/** A step that somebody is about to take. */
export interface SelectedStep {
  of: Intention
  action: Exclude<IntentionAction, 'send'>
}

const refusals = { note: ['TextUnsafe'] } as const
const checkNote = ({ note }: TermsValues) => ({ note: checkIntention({ quantity: 1, price: null, note })['note'] })
const checkReason = (values: TermsValues) => ({
  note: values.note.trim() === '' ? ('reason.empty' as const) : checkNote(values).note,
})
const checks = { accept: checkNote, decline: checkReason, counter: checkIntention, cancel: checkNote } as const

/** Asks before a step is taken: says what it does, and takes what is written with it. */
export function StepDialog({ side, step, onClose }: { side: Side; step: SelectedStep; onClose: () => void }) {
  const { t } = useTranslation('intentions')
  const [form] = Form.useForm<TermsValues>()
  const { of, action } = step
  const answer = useIntentionChange(side === 'buyer' ? contract.answerCounter : contract.answerIntention)
  const counter = useIntentionChange(contract.counterIntention)
  const cancel = useIntentionChange(contract.cancelIntention)
  const seen = { id: of.id, version: of.version }
  const send = async (values: TermsValues) => {
    if (action === 'counter') await counter.mutateAsync({ ...seen, ...values })
    else if (action === 'cancel') await cancel.mutateAsync(seen)
    else await answer.mutateAsync({ ...seen, accept: action === 'accept', note: values.note })
    showToast(t(`done.${action}`))
    onClose()
  }
  return (
    <WorkDialog
      title={t(`title.${action}`, { name: of.exhibitsName })}
      submit={t(`do.${action}`)}
      {...(action === 'cancel' ? { cancel: t('leave') } : {})}
      danger={action === 'decline' || action === 'cancel'}
      busy={answer.isPending || counter.isPending || cancel.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t(`effect.${side}.${action}`)}</p>
      <WorkForm
        form={form}
        label={t(`title.${action}`, { name: of.exhibitsName })}
        initialValues={{ quantity: of.quantity, price: of.price, note: '' }}
        check={checks[action]}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        {action === 'counter' ? <TermsFields priceLabel={t('field.offeredPrice')} /> : null}
        {action === 'accept' || action === 'decline' ? (
          <WorkField
            name="note"
            label={t(action === 'decline' ? 'field.reason' : 'field.note')}
            required={action === 'decline'}
          >
            <TextArea rows={3} maxLength={INTENTION_NOTE_MAX} showCount />
          </WorkField>
        ) : null}
      </WorkForm>
    </WorkDialog>
  )
}
