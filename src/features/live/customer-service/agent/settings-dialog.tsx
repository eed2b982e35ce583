import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Checkbox, Form, type FormInstance, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { getServiceSettings, saveServiceSettings } from '#contract/live/customer-service/endpoints.ts'
import type { ServiceSettings } from '#contract/live/customer-service/schemas.ts'
import { call } from '#src/common/request/call.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { ClockInput } from '#src/common/work/clock-input.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useSettings } from '../api'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './agent-dialogs.module.css'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const OFFLINE_MAX = 200
const OFFICE = { weekdays: [1, 2, 3, 4, 5], from: 540, to: 1_080 }

interface Values {
  always: boolean
  weekdays: number[]
  /** Minutes of the day. */
  from: number
  to: number
  zh: string
  en: string
}

const toValues = ({ hours, offline }: ServiceSettings): Values => ({
  always: hours === null,
  ...(hours ?? OFFICE),
  ...offline,
})
const toSettings = ({ always, weekdays, from, to, zh, en }: Values): ServiceSettings => ({
  hours: always ? null : { weekdays, from, to },
  offline: { zh, en },
})
/** What is set is right by what can be set. */
const check = () => ({})

function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (settings: ServiceSettings) => call(saveServiceSettings, settings, { alerts: false }),
    onSuccess: () => client.invalidateQueries({ queryKey: [getServiceSettings.path] }),
  })
}

/** When a service is there, and what it says when it is not. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const [form] = Form.useForm<Values>()
  const save = useSave()
  const settings = useSettings()
  const isAlways = Form.useWatch('always', form) ?? true
  const weekdays = Form.useWatch('weekdays', form) ?? []
  const isNever = !isAlways && weekdays.length === 0
  const send = async () => {
    // Hours that are not shown are kept all the same.
    await save.mutateAsync(toSettings(form.getFieldsValue(true)))
    showToast(t('settings.saved'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('settings.open')}
      width={560}
      submit={t('save')}
      disabled={!settings.data || isNever}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Shown query={settings} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(known) => (
          <WorkForm form={form} initialValues={toValues(known)} check={check} onSend={send} renderSubmit={() => null}>
            <Fields form={form} />
            <EnterSends disabled={isNever} />
          </WorkForm>
        )}
      </Shown>
    </WorkDialog>
  )
}

function Fields({ form }: { form: FormInstance<Values> }) {
  const { t } = useTranslation('conversations')
  const isAlways = Form.useWatch('always', form) ?? true
  return (
    <>
      <WorkField name="always" label={t('settings.hours')}>
        <Radio.Group
          className={styles.choices ?? ''}
          options={[
            { value: true, label: t('settings.always') },
            { value: false, label: t('settings.some') },
          ]}
        />
      </WorkField>
      {isAlways ? null : (
        <>
          <WorkField name="weekdays" label={t('settings.days')}>
            <Checkbox.Group
              className={styles.choices ?? ''}
              options={WEEKDAYS.map((day) => ({ value: day, label: t(`settings.day.${day}`) }))}
            />
          </WorkField>
          <div className={styles.times}>
            <WorkField name="from" label={t('settings.from')}>
              <ClockInput />
            </WorkField>
            <WorkField name="to" label={t('settings.to')}>
              <ClockInput />
            </WorkField>
            <p>{t('settings.zone')}</p>
          </div>
        </>
      )}
      {(['zh', 'en'] as const).map((language) => (
        <WorkField key={language} name={language} label={t(`settings.offline.${language}`)}>
          <TextArea rows={2} maxLength={OFFLINE_MAX} />
        </WorkField>
      ))}
    </>
  )
}
