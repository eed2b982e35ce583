import { useTranslation } from 'react-i18next'
import type { CaseAction, CaseDetail } from '../../../contract/review/schemas'
import type { Shortcut } from '../../../src/common/work/use-shortcuts'
import type { CaseWays } from './use-case-ways'

const keys: Record<CaseAction, string> = { approve: 'a', reject: 'r', changes: 'c', undo: 'u' }

interface CaseKeys {
  ways: CaseWays
  onAction: (action: CaseAction) => void
  onHelp: () => void
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
