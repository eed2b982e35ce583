import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { countCharacters } from '#contract/core/rules.ts'
import { translationTarget } from '#contract/foundation/translation/rules.ts'
import { isComposing } from '../../form/is-composing'
import { differencesOf, type DraftTranslation, problemOf } from './use-draft-translation'
import styles from './draft-translation.module.css'

interface DraftPanelProps {
  drafts: DraftTranslation
  /** What is written now. */
  text: string
  /** characters */
  max: number
  onSend: () => void
  onSendOriginal: () => void
  onDiscard: () => void
}

/** The translation of what is written, to be read over and edited before both are sent. Needs the texts `translation`. */
export function DraftPanel({ drafts, text, max, ...actions }: DraftPanelProps) {
  const { t } = useTranslation('translation')
  const { draft, download } = drafts
  const isOutdated = draft !== undefined && draft.original !== text && text !== ''
  const shown = draft?.original === text ? draft : undefined
  const differs = shown?.state === 'ready' && differencesOf(shown).length > 0
  return (
    <>
      {/* Always there, so that a screen reader announces what changes. */}
      <p className={styles.status} role="status">
        {isOutdated ? t('draft.changed') : null}
        {shown?.state === 'working' ? t('draft.working') : null}
        {download === undefined ? null : ` ${t('download', { percent: Math.floor(download * 100) })}`}
        {shown?.state === 'none' ? t('draft.none') : null}
        {shown?.state === 'ready' ? t('draft.ready') : null}
        {differs ? <span className={styles.warning}> {t('draft.differs')}</span> : null}
      </p>
      {shown?.state === 'ready' ? <Field draft={shown} max={max} onEdit={drafts.edit} {...actions} /> : null}
    </>
  )
}

interface FieldProps {
  draft: NonNullable<DraftTranslation['draft']>
  max: number
  onEdit: (translation: string) => void
  onSend: () => void
  onSendOriginal: () => void
  onDiscard: () => void
}

function Field({ draft, max, onEdit, onSend, onSendOriginal, onDiscard }: FieldProps) {
  const { t } = useTranslation('translation')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { to, translation } = draft
  const problem = problemOf(draft, max)
  // It came by a press, and is what is read next; who writes on is not disturbed.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLTextAreaElement)) field.current?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onDiscard()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <label htmlFor={id}>{t(`draft.to.${to}`)}</label>
        <span>
          <button type="button" onClick={onSendOriginal}>
            {t('draft.sendOriginal')}
          </button>
          <button type="button" onClick={onDiscard}>
            {t('draft.discard')}
          </button>
        </span>
      </div>
      <textarea
        ref={field}
        id={id}
        lang={to}
        rows={2}
        value={translation}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onEdit(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem === 'tooLong' ? t('draft.tooLong', { used: countCharacters(translation.trim()), max }) : null}
        {problem === 'otherLanguage' ? t(`draft.other.${to}`) : null}
      </p>
    </div>
  )
}

interface TranslateActionProps {
  drafts: DraftTranslation
  /** What is written; empty: nothing can be. */
  text: string
}

/** The quiet action beside the button that sends; absent while a translation is shown. */
export function TranslateAction({ drafts, text }: TranslateActionProps) {
  const { t } = useTranslation('translation')
  const state = drafts.draft?.original === text ? drafts.draft.state : undefined
  if (state === 'ready') return null
  const isOff = state === 'working' || translationTarget(text) === undefined
  return (
    // Not disabled: the focus stays on what was pressed.
    <button
      type="button"
      className={styles.action}
      aria-disabled={isOff}
      onClick={() => (isOff ? undefined : drafts.request(text))}
    >
      {t('draft.translate')}
    </button>
  )
}
