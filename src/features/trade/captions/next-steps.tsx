import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEXT_STEPS_MAX } from '#contract/trade/captions/limits.ts'
import type { Minutes } from '#contract/trade/captions/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { TranslationLine } from '#src/common/translation/translation-line.tsx'
import { useTextTranslations } from '#src/common/translation/use-text-translations.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useSaveMinutes } from './api'
import styles from './captions.module.css'
import { useReadVersion } from './use-read-version'

/** What both sides do next, as either has written it last. */
export function NextSteps({ id, minutes }: { id: number; minutes: Minutes }) {
  const { t, i18n } = useTranslation('captions')
  const field = useId()
  const [draft, setDraft] = useState<string>()
  const nextSteps = draft ?? minutes.nextSteps
  const save = useSaveMinutes()
  const { by, at } = minutes
  const over = useReadVersion(minutes.version)
  const isChanged = nextSteps.trim() !== minutes.nextSteps
  const send = () =>
    save.mutate(
      { id, version: over.take(), nextSteps },
      {
        onSuccess() {
          setDraft(undefined)
          over.end()
          showToast(t('minutes.saved'))
        },
        onError: over.refused,
      },
    )
  return (
    <div className={styles.steps}>
      <label htmlFor={field}>
        <b>{t('minutes.nextSteps')}</b>
      </label>
      <TextArea
        id={field}
        rows={3}
        maxLength={NEXT_STEPS_MAX}
        showCount
        placeholder={t('minutes.nextStepsHint')}
        value={nextSteps}
        onChange={({ target }) => {
          over.begin()
          setDraft(target.value)
        }}
      />
      {isChanged ? null : <Translation text={minutes.nextSteps} writer={minutes.changedBy} />}
      {/* What the other side wrote meanwhile, and what saving again replaces. */}
      {isChanged && isRefusal(save.error, 'MinutesChanged') ? <p className={styles.soft}>{minutes.nextSteps}</p> : null}
      {at ? (
        <p className={styles.soft}>
          {t('minutes.last', { by: by || t('minutes.somebody'), at: momentText(at, i18n.language) })}
        </p>
      ) : null}
      {save.error ? <p role="alert">{errorMessage(save.error)}</p> : null}
      <div>
        <Button type="primary" disabled={!isChanged} loading={save.isPending} onClick={send}>
          {t('minutes.saveSteps')}
        </Button>
      </div>
    </div>
  )
}

/** What the field above has, in the reader's language. */
function Translation({ text, writer }: { text: string; writer: number | null }) {
  const translation = useTextTranslations('captions', [text], () => writer ?? undefined, true).translationOf(text)
  if (!translation) return null
  return (
    <div className={styles.translated}>
      {translation.state === 'translated' ? <p lang={translation.language}>{translation.text}</p> : null}
      <TranslationLine translation={translation} />
    </div>
  )
}
