import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QUESTION_MAX } from '#contract/operations/assistant/limits.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { limitText } from '#src/common/form/limit-text.ts'
import { isComposing } from '#src/common/form/is-composing.ts'
import styles from './composer.module.css'

interface ComposerProps {
  busy: boolean
  send: (question: string) => void
  stop: () => void
  ref: Ref<HTMLTextAreaElement>
}

/** Puts a new line where the cursor stands: by itself, Ctrl and Enter would write none. */
function breakLine(field: HTMLTextAreaElement): void {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
}

/** Where a question is written: Enter sends it, with Shift or Ctrl it begins a new line. */
export function Composer({ busy, send, stop, ref }: ComposerProps) {
  const { t } = useTranslation('assistant')
  const [text, setText] = useState('')
  const [label, hint] = [useId(), useId()]
  const used = countCharacters(text)
  const ready = text.trim() !== '' && !busy

  const submit = () => {
    if (!ready) return
    send(text.trim())
    setText('')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (!event.ctrlKey && !event.metaKey) return submit()
    if (used >= QUESTION_MAX) return
    breakLine(event.currentTarget)
    setText(event.currentTarget.value)
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label id={label} className="yz-visually-hidden" htmlFor={`${label}-field`}>
        {t('composer.label')}
      </label>
      <textarea
        ref={ref}
        id={`${label}-field`}
        rows={2}
        value={text}
        placeholder={t('composer.placeholder')}
        aria-describedby={hint}
        {...limitText(QUESTION_MAX, setText)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <p id={hint}>
          <span className={styles.keys}>{t('composer.keys')}</span>
          <span>{t('composer.used', { used, max: QUESTION_MAX })}</span>
        </p>
        {busy ? (
          <button type="button" className="yz-button" data-kind="quiet" onClick={stop}>
            {t('composer.stop')}
          </button>
        ) : (
          <button type="submit" className="yz-button" disabled={!ready}>
            {t('composer.send')}
          </button>
        )}
      </div>
    </form>
  )
}
