import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDataCopy, getDataCopy, openDataCopy } from '#contract/operations/privacy/endpoints.ts'
import { COPIES_PER_DAY, COPY_DAYS } from '#contract/operations/privacy/limits.ts'
import type { DataCopy as Copy } from '#contract/operations/privacy/schemas.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { openBlob } from '#src/common/request/open-blob.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import styles from './consents.module.css'

interface Values {
  password: string
}
const empty: Values = { password: '' }
const refusals = { password: ['PasswordWrong', 'LoginLocked'] } as const
const check = ({ password }: Values): Checks => ({ password: password === '' ? 'password.empty' : undefined })

function AskDialog({ onClose, onRequested }: { onClose: () => void; onRequested: () => void }) {
  const { t } = useTranslation('privacy')
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const send = async (values: Values) => {
    setBusy(true)
    await call(askDataCopy, values, { alerts: false }).finally(() => setBusy(false))
    onRequested()
    onClose()
  }
  return (
    <WorkDialog
      title={t('copy.ask')}
      submit={t('copy.ask')}
      busy={busy}
      onSubmit={() => form.submit()}
      onClose={onClose}
    >
      <WorkForm
        form={form}
        label={t('copy.ask')}
        initialValues={empty}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="password" label={t('leave.password')} extra={t('copy.why')} required>
          <Input.Password autoComplete="current-password" maxLength={18} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}

/** What has become of the latest copy, and the way to it. */
function Standing({ copy }: { copy: Copy }) {
  const { t, i18n } = useTranslation('privacy')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await openBlob(openDataCopy, { id: copy.id }), 'yunzhan-data.zip')
    } catch (error) {
      showAlert(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  const input = momentText(copy.requestedAt, i18n.language)
  if (copy.state !== 'ready' || copy.until === null) {
    return (
      <p className={styles.lead} role="status">
        {t(copy.state === 'failed' ? 'copy.failed' : 'copy.making', { at: input })}
      </p>
    )
  }
  return (
    <div className={styles.copy}>
      <p className={styles.lead}>{t('copy.ready', { at: input, until: momentText(copy.until, i18n.language) })}</p>
      <Button type="primary" loading={busy} onClick={() => void save()}>
        {t('copy.download')}
      </Button>
    </div>
  )
}

/** ms between two looks at a copy that is being made */
const LOOK_MS = 5_000

/** The way to a copy of everything that the fair keeps of the reader. */
export function DataCopy() {
  const { t } = useTranslation('privacy')
  const [isRequesting, setRequesting] = useState(false)
  const found = useEndpoint(
    getDataCopy,
    {},
    { every: (answered) => (answered?.copy?.state === 'asked' ? LOOK_MS : false) },
  )
  const isMade = found.data?.copy?.state === 'asked'
  return (
    <section className={styles.consents} aria-labelledby="data-copy">
      <h3 id="data-copy">{t('copy.title')}</h3>
      <p className={styles.lead}>{t('copy.lead', { days: COPY_DAYS, times: COPIES_PER_DAY })}</p>
      <Shown query={found} loading={<div className={`yz-skeleton ${styles.waitingLine}`} />}>
        {({ copy }) => (copy ? <Standing copy={copy} /> : null)}
      </Shown>
      <Button disabled={isMade || found.data === undefined} onClick={() => setRequesting(true)}>
        {t('copy.open')}
      </Button>
      {isRequesting ? (
        <AskDialog onClose={() => setRequesting(false)} onRequested={() => void found.refetch()} />
      ) : null}
    </section>
  )
}
