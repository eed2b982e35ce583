import { Form, InputNumber, Select, Switch } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { advertModules, advertShapes } from '#contract/fair/adverts/rules.ts'
import { saveService } from '#contract/commerce/services/endpoints.ts'
import { CORNER_PERCENT_MAX, SERVICE_NAME_MAX, SERVICE_TEXT_MAX } from '#contract/commerce/services/limits.ts'
import { serviceKinds } from '#contract/commerce/services/rules.ts'
import { roomTemplates } from '#contract/fair/halls/rules.ts'
import type { ManagedService } from '#contract/commerce/services/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { FenInput } from '#src/common/work/form/fen-input.tsx'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useDeskChange } from './api'
import styles from './manage.module.css'
import { checkValues, type ServiceValues, toDocument, toValues } from './service-values'

/** A type of ticket that badges can be. */
export interface BadgeType {
  id: number
  name: string
}

/** A hall with booths that can be sold: it has a published plan. */
export interface PlannedHall {
  hallId: number
  hallName: string
  /** Visitors do not see it or its plan, so that it cannot be chosen: it is only named. */
  isHidden?: boolean
}

interface ServiceDialogProps {
  /** Absent: a new one is written. */
  service?: ManagedService | undefined
  badgeTypes: readonly BadgeType[]
  halls: readonly PlannedHall[]
  /** The last position that is taken. */
  last: number
  onClose: () => void
}

/** A service is written: what it is, what one costs, and until when it can be returned. */
export function ServiceDialog({ service, badgeTypes, halls, last, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('service-desk')
  const [form] = Form.useForm<ServiceValues>()
  const save = useDeskChange(saveService)
  const [initial] = useState(() => toValues(service, last))
  const kind = Form.useWatch('kind', form) ?? initial.kind
  const place = Form.useWatch('place', form) ?? initial.place
  const refundable = Form.useWatch('refundable', form) ?? initial.refundable
  // What was ordered of it stays what it is.
  const isFixed = (service?.sold ?? 0) > 0
  const title = t(service ? 'catalogue.change' : 'catalogue.add')
  const send = async (shown: ServiceValues) => {
    // Fields that are not drawn are not among them.
    const document = toDocument({ ...initial, ...shown })
    await save.mutateAsync({ id: service?.id ?? null, version: service?.version ?? null, service: document })
    showToast(t('catalogue.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      width={640}
      submit={t('catalogue.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={checkValues}
        refusals={{ kind: ['ServiceInUse'], hallId: ['ServiceHallTaken'] }}
        onSend={send}
        renderSubmit={() => null}
      >
        <div className={styles.pair}>
          <WorkField name="kind" label={t('form.kind')} extra={isFixed ? t('form.fixed') : undefined}>
            <Select
              disabled={isFixed}
              options={serviceKinds.map((value) => ({ value, label: t(`orders:serviceKind.${value}`) }))}
            />
          </WorkField>
          {kind === 'advert' ? (
            <WorkField
              name="place"
              label={t('form.place')}
              extra={place ? t('form.placeHint', { ...advertShapes[place] }) : undefined}
              required
            >
              <Select
                disabled={isFixed}
                options={advertModules.map((value) => ({ value, label: t(`orders:place.${value}`) }))}
              />
            </WorkField>
          ) : null}
          {kind === 'template' ? (
            <WorkField name="template" label={t('form.template')} required>
              <Select
                disabled={isFixed}
                options={roomTemplates.map((value) => ({ value, label: t(`template.${value}`) }))}
              />
            </WorkField>
          ) : null}
          {kind === 'badge' ? (
            <WorkField name="ticketTypeId" label={t('form.badgeType')} extra={t('form.badgeTypeHint')} required>
              <Select
                disabled={isFixed}
                options={badgeTypes.map(({ id, name }) => ({ value: id, label: name }))}
                notFoundContent={t('form.noBadgeTypes')}
              />
            </WorkField>
          ) : null}
          {kind === 'booth' ? (
            <WorkField name="hallId" label={t('form.hall')} required>
              <Select
                disabled={isFixed}
                options={halls
                  .filter(({ hallId, isHidden }) => !isHidden || hallId === service?.hallId)
                  .map(({ hallId, hallName, isHidden }) => ({
                    value: hallId,
                    label: isHidden ? t('form.hallHidden', { hall: hallName }) : hallName,
                  }))}
                notFoundContent={t('form.noHalls')}
              />
            </WorkField>
          ) : null}
        </div>
        <WorkField name="name" label={t('form.name')} required>
          <BothInput label={t('form.name')} max={SERVICE_NAME_MAX} />
        </WorkField>
        <WorkField name="description" label={t('form.description')}>
          <BothInput label={t('form.description')} max={SERVICE_TEXT_MAX} rows={2} />
        </WorkField>
        <div className={styles.pair}>
          <WorkField name="fen" label={t(`form.price.${kind}`)} required>
            <FenInput />
          </WorkField>
          {kind === 'booth' ? (
            <WorkField name="cornerPercent" label={t('form.corner')} extra={t('form.cornerHint')}>
              <InputNumber min={0} max={CORNER_PERCENT_MAX} precision={0} suffix="%" style={{ width: '100%' }} />
            </WorkField>
          ) : null}
          <WorkField name="position" label={t('form.position')} extra={t('form.positionHint')}>
            <InputNumber min={0} max={9_999} precision={0} style={{ width: '100%' }} />
          </WorkField>
          <WorkField name="refundable" label={t('form.refundable')} valuePropName="checked">
            <Switch />
          </WorkField>
          <WorkField name="shown" label={t('form.shown')} extra={t('form.shownHint')} valuePropName="checked">
            <Switch />
          </WorkField>
          {refundable ? (
            <>
              <WorkField name="refundUntil" label={t('form.refundUntil')} required>
                <MomentInput />
              </WorkField>
              <WorkField name="refundFeePercent" label={t('form.refundFee')}>
                <InputNumber min={0} max={100} precision={0} suffix="%" style={{ width: '100%' }} />
              </WorkField>
            </>
          ) : null}
        </div>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
