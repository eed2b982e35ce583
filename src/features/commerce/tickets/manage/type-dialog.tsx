import { Alert, Button, Checkbox, Form, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveTicketType } from '#contract/commerce/tickets/endpoints.ts'
import { CAPACITY_MAX, ORDER_TICKETS_MAX, TYPE_NAME_MAX, TYPE_TEXT_MAX } from '#contract/commerce/tickets/limits.ts'
import { ticketKinds } from '#contract/commerce/tickets/rules.ts'
import type { ManagedTicketType, Quota } from '#contract/commerce/tickets/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { FenInput } from '#src/common/work/form/fen-input.tsx'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useTypeChange } from './api'
import styles from './manage.module.css'
import { NamedBox } from './named-box'
import { DaysInput, HoursInput } from './pair-inputs'
import { checkValues, toDocument, toValues, type TypeValues } from './type-values'

const refusals = {
  days: ['TicketTypeInUse'],
  quotaId: ['TicketTypeNotFound'],
  realName: ['NamesTooLate'],
} as const
const whole = { precision: 0, style: { width: '100%' } } as const

interface TypeDialogProps {
  /** As the list has it now; absent: a new one is written. */
  type?: ManagedTicketType | undefined
  quotas: readonly Quota[]
  /** The place of the last type. */
  last: number
  onClose: () => void
}

/** A type of ticket is written in both languages; a conflicting save is shown and not lost. */
export function TypeDialog({ type, quotas, last, onClose }: TypeDialogProps) {
  const { t, i18n } = useTranslation('commerce')
  const [form] = Form.useForm<TypeValues>()
  const save = useTypeChange(saveTicketType)
  const [initial] = useState(() => toValues(type, last))
  // As it was opened: the list may have another by the time it is sent.
  const [version, setVersion] = useState(type?.version ?? null)
  const refundable = Form.useWatch('refundable', form) ?? initial.refundable
  const kind = Form.useWatch('kind', form) ?? initial.kind
  const isBehind = type !== undefined && isRefusal(save.error, 'TicketTypeChanged') && type.version !== version
  const title = t(type ? 'form.change' : 'form.add')
  const send = async (values: TypeValues) => {
    // Fields that are not drawn are not among them.
    await save.mutateAsync({ id: type?.id ?? null, version, type: toDocument({ ...initial, ...values }) })
    showToast(t('form.saved'))
    onClose()
  }
  const takeLatest = () => {
    if (!type) return
    setVersion(type.version)
    form.setFieldsValue(toValues(type, last))
    save.reset()
  }
  return (
    <WorkDialog
      title={title}
      width={820}
      submit={t('form.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {isBehind ? (
        <Alert
          className={styles.message ?? ''}
          type="warning"
          showIcon
          role="alert"
          title={t('form.behind')}
          action={<Button onClick={takeLatest}>{t('form.takeLatest')}</Button>}
        />
      ) : null}
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={checkValues}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="name" label={t('form.name')} required>
          <BothInput label={t('form.name')} max={TYPE_NAME_MAX} />
        </WorkField>
        <WorkField name="description" label={t('form.description')}>
          <BothInput label={t('form.description')} max={TYPE_TEXT_MAX} rows={2} />
        </WorkField>
        <div className={styles.pair}>
          <WorkField
            name="kind"
            label={t('form.kind')}
            extra={kind === 'badge' ? t('form.badgeHint') : undefined}
            required
          >
            <Select options={ticketKinds.map((value) => ({ value, label: t(`tickets:kind.${value}`) }))} />
          </WorkField>
          <WorkField name="quotaId" label={t('form.quota')} extra={t('form.quotaHint')} required>
            <Select
              options={quotas.map(({ id, name, capacity, held }) => ({
                value: id,
                label: t('form.quotaOf', {
                  name: i18n.language === 'zh-CN' ? name.zh : name.en,
                  left: capacity - held,
                }),
              }))}
            />
          </WorkField>
          <WorkField name="fen" label={t('form.price')} extra={t('form.priceHint')} required>
            <FenInput />
          </WorkField>
          <WorkField name="position" label={t('form.position')} extra={t('form.positionHint')} required>
            <InputNumber min={0} max={9_999} {...whole} />
          </WorkField>
          <WorkField name="days" label={t('form.days')} required>
            <DaysInput />
          </WorkField>
          <WorkField name="hours" label={t('form.hours')} required>
            <HoursInput />
          </WorkField>
          <WorkField name="saleFrom" label={t('form.saleFrom')} required>
            <MomentInput />
          </WorkField>
          <WorkField name="saleUntil" label={t('form.saleUntil')} required>
            <MomentInput />
          </WorkField>
          <WorkField name="perOrder" label={t('form.perOrder')} required>
            <InputNumber min={1} max={ORDER_TICKETS_MAX} {...whole} />
          </WorkField>
          <WorkField name="perPerson" label={t('form.perPerson')} required>
            <InputNumber min={1} max={CAPACITY_MAX} {...whole} />
          </WorkField>
        </div>
        <WorkField name="refundable" valuePropName="checked">
          <Checkbox>{t('form.refundable')}</Checkbox>
        </WorkField>
        {refundable ? (
          <div className={styles.pair}>
            <WorkField name="refundUntil" label={t('form.refundUntil')} required>
              <MomentInput />
            </WorkField>
            <WorkField name="refundFeePercent" label={t('form.refundFee')} required>
              <InputNumber min={0} max={100} suffix="%" {...whole} />
            </WorkField>
          </div>
        ) : null}
        <div className={styles.pair}>
          <WorkField
            name="realName"
            valuePropName="checked"
            extra={t(kind === 'badge' ? 'form.badgeNamed' : 'form.realNameHint')}
          >
            <NamedBox always={kind === 'badge'} />
          </WorkField>
          <WorkField name="shown" valuePropName="checked" extra={t('form.shownHint')}>
            <Checkbox>{t('form.shown')}</Checkbox>
          </WorkField>
          <WorkField name="halted" valuePropName="checked" extra={t('form.haltedHint')}>
            <Checkbox>{t('form.halted')}</Checkbox>
          </WorkField>
        </div>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
