import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendMailing, testMailing } from '#contract/operations/mailings/endpoints.ts'
import type { Mailing } from '#contract/operations/mailings/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { toInstant } from '#src/common/work/form/china-field.ts'
import { MomentInput } from '#src/common/work/moment-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useMailingChange, usePeopleCount } from './api'
import styles from './mailings.module.css'

/** A preview in both languages, a test to oneself, the number of recipients, and the time: now or scheduled. */
export function SendDialog({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const { t } = useTranslation('mailings')
  const [at, setAt] = useState('')
  const send = useMailingChange(sendMailing)
  const test = useMailingChange(testMailing)
  const people = usePeopleCount(mailing.audience).data?.people
  const { id, version, subject, text, link } = mailing
  const submit = () =>
    send.mutate(
      { id, version, at: at === '' ? null : toInstant(at) },
      {
        onSuccess: () => {
          showToast(t(at === '' ? 'sending' : 'planned'))
          onClose()
        },
      },
    )
  const error = send.error ?? test.error
  return (
    <WorkDialog
      title={t('send.title')}
      width={760}
      submit={t('send.do', { count: people ?? 0 })}
      disabled={people === undefined || people === 0}
      busy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{people === undefined ? t('send.counting') : t('send.text', { count: people })}</p>
      <div className={styles.previews}>
        {(['zh', 'en'] as const).map((language) => (
          <article key={language} lang={language} className={styles.preview}>
            <h3>{subject[language] || t('send.missing')}</h3>
            <p>{text[language] || t('send.missing')}</p>
            {link === '' ? null : <small>{link}</small>}
          </article>
        ))}
      </div>
      <p>
        <Button
          loading={test.isPending}
          onClick={() => test.mutate({ id }, { onSuccess: () => showToast(t('tested')) })}
        >
          {t('test')}
        </Button>
      </p>
      <label className={styles.when}>
        {t('send.at')}
        <MomentInput aria-label={t('send.at')} value={at} onChange={setAt} />
      </label>
      {error ? <Alert type="error" showIcon role="alert" title={errorMessage(error)} /> : null}
    </WorkDialog>
  )
}
