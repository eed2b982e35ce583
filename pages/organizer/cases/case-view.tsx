import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAction, CaseDetail } from '#contract/people/review/schemas.ts'
import { ShortcutHelp } from '#src/common/work/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '#src/common/work/shortcuts/use-shortcuts.ts'
import styles from './case.module.css'
import { CaseActions } from './case-actions'
import { CaseFiles } from './case-files'
import { CaseHead } from './case-head'
import { CaseHistory } from './case-history'
import { CaseIdentity } from './case-identity'
import { CaseLines } from './case-lines'
import { DecideDialog } from '../decisions/decide-dialog'
import { useDeskTour } from './use-desk-tour'
import { useCaseShortcuts } from './use-case-shortcuts'
import { useCaseWays } from './use-case-ways'

/** A case: its record with its files next to it, what is known, and what may be done, by keys too. */
export function CaseView({ of }: { of: CaseDetail }) {
  const { t } = useTranslation('organizer')
  const [requested, setRequested] = useState<CaseAction>()
  const [helps, setHelps] = useState(false)
  const ways = useCaseWays(of)
  const shortcuts = useCaseShortcuts(of, { ways, onAction: setRequested, onHelp: () => setHelps(true) })
  useShortcuts(shortcuts)
  const { tour, start } = useDeskTour(false)
  return (
    <article aria-labelledby="case-name">
      <CaseHead of={of} ways={ways} />
      <div className={styles.columns}>
        <div className={styles.record}>
          <CaseLines of={of} />
          <CaseHistory events={of.history} />
        </div>
        <div className={styles.aside}>
          <CaseActions actions={of.actions} onAction={setRequested} onHelp={() => setHelps(true)} />
          {of.opinion ? (
            <section aria-labelledby="opinion">
              <h2 id="opinion">{t('case.opinion')}</h2>
              <blockquote className={styles.opinion}>{of.opinion}</blockquote>
            </section>
          ) : null}
          {of.subject === 'registration' ? (
            <>
              <CaseFiles files={of.files} />
              <CaseIdentity identity={of.identity} />
            </>
          ) : null}
          {of.subject === 'demand' && of.files.length > 0 ? <CaseFiles files={of.files} /> : null}
        </div>
      </div>
      {requested ? (
        <DecideDialog
          of={of}
          action={requested}
          onClose={() => setRequested(undefined)}
          onDecided={() => {
            // What was undone waits to be decided otherwise.
            if (requested !== 'undo') ways.goOn()
          }}
        />
      ) : null}
      {helps ? <ShortcutHelp shortcuts={shortcuts} onTour={start} onClose={() => setHelps(false)} /> : null}
      {tour}
    </article>
  )
}
