import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { momentText } from '#src/common/work/moment.ts'
import type { Draft } from './use-draft'

/** How what was written is kept. */
export function DraftLine({ draft: { state, savedAt, save } }: { draft: Draft }) {
  const { t, i18n } = useTranslation('questionnaires')
  if (state === 'failed') {
    return (
      <p role="alert">
        {t('draft.failed')} <Button onClick={save}>{t('draft.again')}</Button>
      </p>
    )
  }
  const saved = savedAt ? t('draft.saved', { at: momentText(savedAt, i18n.language) }) : t('draft.none')
  return <p role="status">{state === 'pending' || state === 'saving' ? t('draft.saving') : saved}</p>
}
