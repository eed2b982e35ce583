import { Button, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Imported } from './use-history'
import { HistoryFound } from './history-found'
import { HistoryForm } from './history-form'
import { StepHead } from './step-head'
import { useHistory } from './use-history'
import styles from './work-steps.module.css'

interface HistoryStepProps {
  takesFocus: boolean
  onBack: () => void
  /** `imported` is undefined for a new exhibitor. */
  onNext: (imported: Imported | undefined) => void
}

/** Previous exhibitors find their data again; new ones go on (spec: access §4). */
export function HistoryStep({ takesFocus, onBack, onNext }: HistoryStepProps) {
  const { t } = useTranslation('registration')
  const [kind, setKind] = useState<'previous' | 'new'>('previous')
  const history = useHistory(onNext)
  const isNew = kind === 'new'
  const canGoOn = isNew || (history.found !== undefined && history.found.length > 0 && history.chosen !== undefined)
  const kinds = [
    { value: 'previous', name: t('history.previous'), text: t('history.previousText') },
    { value: 'new', name: t('history.new'), text: t('history.newText') },
  ] as const
  return (
    <>
      <StepHead title={t('history.title')} lead={t('history.lead')} takesFocus={takesFocus} />
      <Radio.Group
        className={styles.cards ?? ''}
        aria-label={t('history.title')}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'new' ? 'new' : 'previous')}
      >
        {kinds.map(({ value, name, text }) => (
          <Radio key={value} value={value}>
            <strong>{name}</strong>
            <span>{text}</span>
          </Radio>
        ))}
      </Radio.Group>
      {isNew ? null : (
        <div className={styles.panel}>
          <HistoryForm history={history} />
          <HistoryFound history={history} />
        </div>
      )}
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('steps.back')}</Button>
        <Button
          type="primary"
          disabled={!canGoOn || history.isImporting}
          onClick={() => (isNew ? onNext(undefined) : history.goOn())}
        >
          {t(history.isImporting ? 'history.importing' : 'steps.next')}
        </Button>
      </div>
      {history.running.dialog}
    </>
  )
}
