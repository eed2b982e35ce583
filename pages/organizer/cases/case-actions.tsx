import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAction, CaseDetail } from '../../../contract/review/schemas'
import styles from './case.module.css'
import { DecideDialog } from './decide-dialog'

/** What the reader may do with the case now, each behind a dialog. */
export function CaseActions({ of }: { of: CaseDetail }) {
  const { t } = useTranslation('organizer')
  const [asked, setAsked] = useState<CaseAction>()
  return (
    <>
      <section className={styles.actions} aria-label={t('case.actions')}>
        {of.actions.length === 0 ? <p>{t('case.noActions')}</p> : null}
        {of.actions.map((action) => (
          <button
            key={action}
            type="button"
            className="yz-button"
            data-kind={action === 'approve' ? undefined : 'quiet'}
            data-action={action}
            onClick={() => setAsked(action)}
          >
            {t(`action.${action}`)}
          </button>
        ))}
      </section>
      {asked ? (
        <DecideDialog of={of} action={asked} onClose={() => setAsked(undefined)} onDecided={() => undefined} />
      ) : null}
    </>
  )
}
