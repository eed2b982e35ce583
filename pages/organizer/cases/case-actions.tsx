import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CaseAction } from '#contract/people/review/schemas.ts'
import styles from './case.module.css'

interface CaseActionsProps {
  /** What the reader may do with the case now. */
  actions: readonly CaseAction[]
  onAction: (action: CaseAction) => void
  onHelp: () => void
}

/** What may be done with a case, each behind a dialog. */
export function CaseActions({ actions, onAction, onHelp }: CaseActionsProps) {
  const { t } = useTranslation('organizer')
  return (
    <section className={styles.actions} data-tour="reasons" aria-label={t('case.actions')}>
      {actions.length === 0 ? <p>{t('case.noActions')}</p> : null}
      <div>
        {actions.map((action) => (
          <Button
            key={action}
            type={action === 'approve' ? 'primary' : 'default'}
            danger={action === 'reject'}
            onClick={() => onAction(action)}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
      <Button type="link" size="small" data-tour="shortcuts" onClick={onHelp}>
        {t('work:shortcuts.title')}
        <kbd aria-hidden="true">?</kbd>
      </Button>
    </section>
  )
}
