import { Form } from 'antd'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveAttendee } from '#contract/commerce/attendees/endpoints.ts'
import { normalizeAttendee } from '#contract/commerce/attendees/rules.ts'
import type { Attendee } from '#contract/commerce/attendees/schemas.ts'
import { HOLDER_NAME_MAX, holderIdTypes } from '#contract/commerce/tickets/rules.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useAttendeeChange } from './api'
import { type AttendeeValues, checkValues, toDetails, toValues } from './attendee-values'

interface AttendeeDialogProps {
  /** Absent for a new attendee. */
  attendee?: Attendee | undefined
  onClose: () => void
}

/** Adds an attendee or changes one. */
export function AttendeeDialog({ attendee, onClose }: AttendeeDialogProps) {
  const { t } = useTranslation('attendees')
  const [form] = Form.useForm<AttendeeValues>()
  const save = useAttendeeChange(saveAttendee)
  const [initial] = useState(() => toValues(attendee))
  const check = useCallback((values: AttendeeValues) => checkValues(values, attendee), [attendee])
  const idType = Form.useWatch('idType', form) ?? initial.idType
  const keepsNumber = attendee?.idType === idType
  const title = t(attendee ? 'form.edit' : 'form.add')
  const send = async (values: AttendeeValues) => {
    const { id, version } = attendee ?? { id: null, version: 0 }
    await save.mutateAsync({ id, version, ...normalizeAttendee(toDetails(values, attendee !== undefined)) })
    showToast(t('form.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={title}
      width={520}
      submit={t('form.save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={title}
        initialValues={initial}
        check={check}
        onSend={send}
        refusals={{ idNumber: ['AttendeeExists'] }}
        renderSubmit={() => null}
      >
        <WorkField name="name" label={t('field.name')} required>
          <TextInput maxLength={HOLDER_NAME_MAX * 2} autoComplete="off" />
        </WorkField>
        <WorkField name="idType" label={t('field.idType')} required>
          <Choice options={holderIdTypes.map((value) => ({ value, label: t(`own-tickets:idType.${value}`) }))} />
        </WorkField>
        <WorkField
          name="idNumber"
          label={t('field.idNumber')}
          required={!keepsNumber}
          extra={keepsNumber ? t('form.keepNumber', { number: attendee.idNumber }) : undefined}
        >
          <TextInput maxLength={40} autoComplete="off" />
        </WorkField>
        <WorkField name="phone" label={t('field.phone')} extra={t('form.phoneHint')}>
          <TextInput type="tel" maxLength={30} autoComplete="off" />
        </WorkField>
        <EnterSends disabled={save.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
