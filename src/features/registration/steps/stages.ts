import { useTranslation } from 'react-i18next'
import type { Stage } from '../model/draft'
import type { Role } from '../model/form-values'

const stages: Record<Role, readonly Stage[]> = {
  exhibitor: ['role', 'history', 'form', 'done'],
  buyer: ['role', 'form', 'done'],
  group: ['role'],
}

/** The steps that a role takes. */
export const stagesOf = (role: Role): readonly Stage[] => stages[role]

/** What the steps are called. */
export function useStageNames(): Record<Stage, string> {
  const { t } = useTranslation('registration')
  return { role: t('steps.role'), history: t('steps.history'), form: t('steps.form'), done: t('steps.done') }
}
