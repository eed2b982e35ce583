import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SETUP_NOTE_MAX } from '#contract/fair/booths/setup/limits.ts'
import type { HallSetup } from '#contract/fair/booths/setup/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { firstField } from '#src/common/work/form/first-field.ts'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import type { SetupSaving } from './api'
import { CopyPart } from './copy-part'
import { DocumentsInput } from './documents-input'
import { ReloadAlert } from './reload-alert'
import { checkValues, type SetupValues, toValues, toWritten } from './setup-values'
import styles from './setup.module.css'

const refusals = { documents: ['FileNotFound'] } as const

interface SetupFormProps {
  form: FormInstance<SetupValues>
  /** As it is saved now. The form has what was saved when it was opened. */
  latest: HallSetup
  save: SetupSaving
  label: string
  /** Starts again with what is saved now. */
  onReload: () => void
  onClose: () => void
}

/** Edits what exhibitors of a hall need to know to set up. */
export function SetupForm({ form, latest, save, label, onReload, onClose }: SetupFormProps) {
  const { t } = useTranslation('hall-setup')
  const [setup] = useState(latest)
  const [isChanged, setChanged] = useState(false)
  const { hallId, revision } = setup
  const content = useRef<HTMLDivElement>(null)
  // The dialog was open before its fields, and what was pressed to load them is no longer there.
  useEffect(() => firstField(content.current)?.focus(), [])
  const send = async (values: SetupValues) => {
    await save.mutateAsync({ hallId, revision, setup: toWritten(values) })
    showToast(t('saved'))
    onClose()
  }
  const moment = (name: 'buildUpFrom' | 'buildUpUntil' | 'dismantlingFrom' | 'dismantlingUntil') => (
    <WorkField name={name} label={t(`field.${name}`)}>
      <MomentInput />
    </WorkField>
  )
  return (
    <div ref={content}>
      <p className={styles.hint}>{t('lead')}</p>
      <WorkForm<SetupValues>
        form={form}
        label={label}
        initialValues={toValues(setup)}
        check={checkValues}
        refusals={refusals}
        onSend={send}
        onChange={() => setChanged(true)}
        renderSubmit={() =>
          isRefusal(save.error, 'SetupChanged') ? <ReloadAlert hint={t('reloadHint')} onReload={onReload} /> : null
        }
      >
        <div className={styles.pair}>
          {moment('buildUpFrom')}
          {moment('buildUpUntil')}
          {moment('dismantlingFrom')}
          {moment('dismantlingUntil')}
        </div>
        <WorkField name="note" label={t('field.note')} extra={t('noteHint')}>
          <BothInput label={t('field.note')} max={SETUP_NOTE_MAX} rows={3} />
        </WorkField>
        <WorkField name="documents" label={t('field.documents')}>
          <DocumentsInput />
        </WorkField>
      </WorkForm>
      {revision > 0 ? (
        // What is copied is what the organizer has read here; what it replaces is what the other halls have now.
        <CopyPart setup={{ ...setup, others: latest.others }} isChanged={isChanged} onReload={onReload} />
      ) : null}
    </div>
  )
}
