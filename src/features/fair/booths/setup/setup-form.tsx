import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveHallSetup } from '#contract/fair/booths/setup/endpoints.ts'
import { SETUP_NOTE_MAX } from '#contract/fair/booths/setup/limits.ts'
import type { HallSetup } from '#contract/fair/booths/setup/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { BothInput } from '#src/common/work/form/both-input.tsx'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useSetupChange } from './api'
import { CopyPart } from './copy-part'
import { DocumentsInput } from './documents-input'
import { checkValues, type SetupValues, toValues, toWritten } from './setup-values'
import styles from './setup.module.css'

const refusals = { documents: ['FileNotFound'] } as const

interface SetupFormProps {
  setup: HallSetup
  /** Starts again with what is saved now. */
  onReload: () => void
  onClose: () => void
}

/** Edits what exhibitors of a hall need to know to set up. */
export function SetupForm({ setup: latest, onReload, onClose }: SetupFormProps) {
  const { t } = useTranslation('hall-setup')
  const [form] = Form.useForm<SetupValues>()
  const save = useSetupChange(saveHallSetup)
  const [setup] = useState(latest)
  const [isChanged, setChanged] = useState(false)
  const { hallId, revision } = setup
  const title = t('titleOf', { hall: latest.hallName })
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
    <WorkDialog
      title={title}
      width={760}
      submit={t('save')}
      busy={save.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('lead')}</p>
      <WorkForm<SetupValues>
        form={form}
        label={title}
        initialValues={toValues(setup)}
        check={checkValues}
        refusals={refusals}
        onSend={send}
        onChange={() => setChanged(true)}
        renderSubmit={() =>
          isRefusal(save.error, 'SetupChanged') ? (
            <Alert
              className={styles.alert ?? ''}
              type="warning"
              showIcon
              title={t('reloadHint')}
              action={<Button onClick={onReload}>{t('reload')}</Button>}
            />
          ) : null
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
      {revision > 0 ? <CopyPart setup={latest} isChanged={isChanged} /> : null}
    </WorkDialog>
  )
}
