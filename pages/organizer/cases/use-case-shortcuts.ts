import { useTranslation } from 'react-i18next'
import type { CaseAction, CaseDetail } from '#contract/people/review/schemas.ts'
import type { Shortcut } from '#src/common/work/shortcuts/use-shortcuts.ts'
import type { CaseWays } from './use-case-ways'

const keys: Record<CaseAction, string> = { approve: 'a', reject: 'r', changes: 'c', undo: 'u' }

const caseActions = ['approve', 'reject', 'changes', 'undo'] as const

interface CaseKeys {
  ways: CaseWays
  onAction: (action: CaseAction) => void
  onHelp: () => void
}

/** What keys a case has, in the order of its buttons, for who looks them up elsewhere. */
export function useCaseKeys(): Shortcut[] {
  const { t } = useTranslation('organizer')
  const run = () => {}
  return [
    ...caseActions.map((action) => ({ key: keys[action], label: t(`action.${action}`), run })),
    { key: 'j', label: t('case.next'), run },
    { key: 'k', label: t('case.previous'), run },
  ]
}

/** What the keys do on a case: decide it as far as the reader may, and go to its neighbours. */
export function useCaseShortcuts({ actions }: CaseDetail, { ways, onAction, onHelp }: CaseKeys): Shortcut[] {
  const { t } = useTranslation('organizer')
  return [
    ...actions.map((action) => ({ key: keys[action], label: t(`action.${action}`), run: () => onAction(action) })),
    { key: 'j', label: t('case.next'), run: () => ways.goTo(ways.next) },
    { key: 'k', label: t('case.previous'), run: () => ways.goTo(ways.previous) },
    { key: '?', label: t('work:shortcuts.title'), run: onHelp },
  ]
}
