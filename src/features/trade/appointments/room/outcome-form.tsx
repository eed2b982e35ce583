import { Button, Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { getOutcome, saveOutcome } from '#contract/trade/appointments/endpoints.ts'
import { OUTCOME_AMOUNT_MAX, OUTCOME_NOTE_MAX } from '#contract/trade/appointments/limits.ts'
import { type NextStep, nextSteps } from '#contract/trade/appointments/rules.ts'
import type { Outcome } from '#contract/trade/appointments/talk-schemas.ts'
import { currencies, type Currency } from '#contract/trade/demands/rules.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { Choice } from '#src/common/work/choice.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useTalkChange } from '../api'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './room.module.css'

interface Values {
  nextStep: NextStep
  amount: number | null
  currency: Currency
  note: string
}

const noChecks = () => ({})
const refusals = { note: ['TextUnsafe'], currency: ['OutcomeCurrency'] } as const

const isAmount = (amount: number): boolean =>
  amount > 0 && amount <= OUTCOME_AMOUNT_MAX && Number(amount.toFixed(2)) === amount

interface OutcomeFormProps {
  id: number
  onSaved?: () => void
}

/** The outcome of a talk as the own side notes it; the other side does not read it. */
export function OutcomeForm({ id, onSaved }: OutcomeFormProps) {
  const outcome = useEndpoint(getOutcome, { id })
  return (
    <Shown query={outcome} loading={<div className={`yz-skeleton ${styles.waitingForm}`} />}>
      {(noted) => <NotedForm key={noted.version} id={id} noted={noted} {...(onSaved ? { onSaved } : {})} />}
    </Shown>
  )
}

function NotedForm({ id, noted, onSaved }: { id: number; noted: Outcome; onSaved?: () => void }) {
  const { t, i18n } = useTranslation('talk-room')
  const [form] = Form.useForm<Values>()
  const client = useQueryClient()
  const save = useTalkChange(saveOutcome)
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  const send = async ({ nextStep, amount, currency, note }: Values) => {
    const given = amount ?? null
    await save.mutateAsync({
      id,
      version: noted.version,
      nextStep,
      note: note.trim(),
      amount: given,
      currency: given === null ? null : currency,
    })
    showToast(t('outcome.saved'))
    await client.invalidateQueries({ queryKey: [getOutcome.path] })
    onSaved?.()
  }
  const { at, by } = noted
  return (
    <section className={styles.outcome}>
      <p className={styles.soft}>
        {t('outcome.text')} {at ? t('outcome.last', { by, at: momentText(at, i18n.language) }) : null}
      </p>
      <WorkForm
        form={form}
        label={t('outcome.title')}
        initialValues={{
          nextStep: noted.nextStep,
          amount: noted.amount,
          currency: noted.currency ?? 'CNY',
          note: noted.note,
        }}
        check={noChecks}
        messageOf={(field, { amount }) =>
          field === 'amount' && typeof amount === 'number' && !isAmount(amount) ? t('outcome.amountWrong') : undefined
        }
        refusals={refusals}
        onSend={send}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('outcome.save')}
          </Button>
        )}
      >
        <WorkField name="nextStep" label={t('outcome.nextStep')}>
          <Choice options={nextSteps.map((value) => ({ value, label: t(`outcome.step.${value}`) }))} />
        </WorkField>
        <div className={styles.pair}>
          <WorkField name="amount" label={t('outcome.amount')} extra={t('outcome.optional')}>
            <InputNumber style={{ width: '100%' }} min={0} />
          </WorkField>
          <WorkField name="currency" label={t('outcome.currency')}>
            <Choice options={currencies.map((value) => ({ value, label: `${names.of(value) ?? value} ${value}` }))} />
          </WorkField>
        </div>
        <WorkField name="note" label={t('outcome.note')} extra={t('outcome.optional')}>
          <TextArea rows={4} maxLength={OUTCOME_NOTE_MAX} showCount />
        </WorkField>
      </WorkForm>
    </section>
  )
}
