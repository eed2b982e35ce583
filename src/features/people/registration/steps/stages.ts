import { useTranslation } from 'react-i18next'
import type { Stage } from '../model/draft'

/** What the steps are called. */
export function useStageNames(): Record<Stage, string> {
  const { t } = useTranslation('registration')
  return { role: t('steps.role'), history: t('steps.history'), form: t('steps.form'), done: t('steps.done') }
}
