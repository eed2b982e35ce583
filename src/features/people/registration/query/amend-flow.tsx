import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '#src/common/i18n/language.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { Work } from '#src/common/work/work.tsx'
import { fromRecord } from '../model/from-record'
import { ConfirmDialog } from '../steps/later-confirm-dialog'
import { DoneStep } from '../steps/later-done-step'
import { FormStep } from '../steps/form-step'
import type { RegistrationResult } from './api'
import styles from './query.module.css'

interface AmendFlowProps {
  result: RegistrationResult
  /** The key of the query, which entitles to the change. */
  uuid: string
  onBack: () => void
}

/** The form as it was sent, with what the reviewer asks for above it. */
export function AmendFlow({ result, uuid, onBack }: AmendFlowProps) {
  const { t } = useTranslation('registration')
  const [initial] = useState(() =>
    fromRecord(
      result.kind,
      result.record ?? {},
      getLanguage(),
      (id, index) => result.fileNames[id] ?? t('form.keptFile', { index }),
    ),
  )
  const [clientKey] = useState(newKey)
  const [isDone, setDone] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  if (isDone) {
    return (
      <Work>
        <DoneStep isAmended />
      </Work>
    )
  }
  return (
    <Work>
      {result.opinion ? (
        <blockquote className={styles.opinion}>
          <strong>{t('query.opinion')}</strong>
          <p>{result.opinion}</p>
        </blockquote>
      ) : null}
      <FormStep
        role={result.kind === 'buyer' ? 'buyer' : 'exhibitor'}
        initial={initial}
        clientKey={clientKey}
        preExhibitorId={undefined}
        takesFocus
        amends={uuid}
        onBack={() => setLeaving(true)}
        onDone={() => setDone(true)}
      />
      {isLeaving ? (
        <ConfirmDialog
          title={t('confirm.backTitle')}
          text={t('confirm.backText')}
          yes={t('confirm.backYes')}
          onYes={onBack}
          onClose={() => setLeaving(false)}
        />
      ) : null}
    </Work>
  )
}
