import { useTranslation } from 'react-i18next'
import { codePointName } from '#contract/core/text/missing-characters.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'

export interface PaperQuestionProps {
  /** Code points that the document shows as □. */
  missing: readonly number[]
  onYes: () => void
  onClose: () => void
}

/** Names the characters that cannot be printed, before the document is saved. */
export function PaperQuestion({ missing, onYes, onClose }: PaperQuestionProps) {
  const { t } = useTranslation('paper')
  return (
    <ConfirmDialog title={t('title')} yes={t('yes')} no={t('no')} onYes={onYes} onClose={onClose}>
      <p>{t('text')}</p>
      <ul>
        {missing.map((code) => (
          <li key={code}>
            {String.fromCodePoint(code)} ({codePointName(code)})
          </li>
        ))}
      </ul>
      <p>{t('advice')}</p>
    </ConfirmDialog>
  )
}
