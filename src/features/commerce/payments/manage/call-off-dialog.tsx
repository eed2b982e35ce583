import { Alert, Button, Form, Select } from 'antd'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RuleBreach, ruleText } from '#contract/core/rule-texts.ts'
import { refundReasons, type RefundReason } from '#contract/commerce/orders/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { FenInput } from '#src/common/work/form/fen-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useCallOff, useCallOffPreview } from './api'
import styles from './finance.module.css'

/** A type that can be canceled. */
export interface CallOffChoice {
  id: number
  name: string
  days: { from: string; until: string }
}

interface Values {
  typeIds: number[]
  reason: RefundReason | null
  /** Typed to show that the sum was read. */
  sum: number | null
}

const NONE: Values = { typeIds: [], reason: null, sum: null }
const noIds: number[] = []

const check = ({ typeIds, reason }: Values): Record<string, RuleBreach | undefined> => ({
  typeIds: typeIds.length === 0 ? 'callOffTypes.empty' : undefined,
  reason: reason === null ? 'callOffReason.empty' : undefined,
})

interface CallOffDialogProps {
  types: readonly CallOffChoice[]
  onClose: () => void
}

/** The types that are good for one day alone, by their day. */
function byDay(types: readonly CallOffChoice[]): [string, number[]][] {
  const days = [...new Set(types.flatMap(({ days: { from, until } }) => (from === until ? [from] : [])))].toSorted()
  return days.map((day) => [
    day,
    types.filter(({ days: { from, until } }) => from === day && until === day).map(({ id }) => id),
  ])
}

/** Types are canceled: the dialog shows the cost, and its sum must be typed (spec: live §9, bad weather). */
export function CallOffDialog({ types, onClose }: CallOffDialogProps) {
  const { t, i18n } = useTranslation('commerce')
  const [form] = Form.useForm<Values>()
  const typeIds = Form.useWatch('typeIds', form) ?? noIds
  const preview = useCallOffPreview(typeIds)
  const callOff = useCallOff()
  // Sent again after a break it is done once; of other types it is another.
  const [key, setKey] = useState(newKey)
  const cost = typeIds.length > 0 ? preview.data : undefined
  const isKnown = cost !== undefined && !preview.isFetching
  const message = useCallback(
    (field: string, { sum }: Values) =>
      field === 'sum' && sum !== cost?.fen ? ruleText('confirmSum.wrong', getLanguage()) : undefined,
    [cost?.fen],
  )
  const choose = (ids: number[]) => {
    form.setFieldsValue({ typeIds: ids })
    setKey(newKey())
  }
  const send = async ({ typeIds: ids, reason }: Values) => {
    if (!isKnown || reason === null) return
    try {
      await callOff.mutateAsync({ key, typeIds: ids, reason, fen: cost.fen })
    } catch (error) {
      // The sum that was typed was another's.
      if (isRefusal(error, 'OrderPriceChanged')) {
        form.setFieldsValue({ sum: null })
        setKey(newKey())
      }
      throw error
    }
    showToast(t('callOff.begun'))
    onClose()
  }
  const number = new Intl.NumberFormat(i18n.language)
  const day = new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return (
    <WorkDialog
      title={t('callOff.title')}
      width={680}
      submit={t('callOff.do')}
      danger
      disabled={typeIds.length > 0 && !isKnown}
      busy={callOff.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t('callOff.text')}</p>
      <WorkForm
        form={form}
        label={t('callOff.title')}
        initialValues={NONE}
        check={check}
        messageOf={message}
        onSend={send}
        onChange={() => setKey(newKey())}
        renderSubmit={() => null}
      >
        <div className={styles.days}>
          {byDay(types).map(([of, ids]) => (
            <Button key={of} size="small" onClick={() => choose(ids)}>
              {t('callOff.day', { day: day.format(new Date(`${of}T00:00:00Z`)), count: ids.length })}
            </Button>
          ))}
        </div>
        <WorkField name="typeIds" label={t('callOff.types')} required>
          <Select
            mode="multiple"
            optionFilterProp="label"
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </WorkField>
        <div aria-live="polite" aria-busy={preview.isFetching}>
          {preview.error && typeIds.length > 0 ? (
            <Alert
              className={styles.messageOf ?? ''}
              type="error"
              showIcon
              role="alert"
              title={errorMessage(preview.error)}
              action={
                <Button size="small" onClick={() => void preview.refetch()}>
                  {t('common:state.retry')}
                </Button>
              }
            />
          ) : null}
          {cost ? (
            <dl className={styles.facts}>
              {(['orders', 'tickets', 'fen', 'used', 'pending'] as const).map((name) => (
                <div key={name}>
                  <dt>{t(`callOff.cost.${name}`)}</dt>
                  <dd>{name === 'fen' ? formatFen(cost.fen, i18n.language) : number.format(cost[name])}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <WorkField name="reason" label={t('callOff.reason')} required>
          <Select options={refundReasons.map((value) => ({ value, label: t(`orders:reason.${value}`) }))} />
        </WorkField>
        <WorkField
          name="sum"
          label={t('callOff.sum')}
          extra={cost ? t('callOff.sumHint', { sum: formatFen(cost.fen, i18n.language) }) : t('callOff.sumLater')}
          required
        >
          <FenInput />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
