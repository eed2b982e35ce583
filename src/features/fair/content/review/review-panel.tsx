import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publishContent, recallContent } from '#contract/fair/content/endpoints.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { momentText } from '#src/common/work/moment.ts'
import { useContentChange } from '../api'
import { shownDaysOf } from '../shown-days'
import { GiveBackDialog } from './give-back-dialog'
import { useWritesForFair } from './use-writes-for-fair'
import styles from './review.module.css'

interface ReviewPanelProps {
  kind: ContentKind
  of: ContentObject
  onDone: (object: ContentObject) => void
}

/** Where a draft stands between its exhibitor and the organizer, and what each can do about it. */
export function ReviewPanel({ kind, of, onDone }: ReviewPanelProps) {
  const { t, i18n } = useTranslation('content')
  const writesForFair = useWritesForFair()
  const [isGivingBack, setGivingBack] = useState(false)
  const [approve, recall] = [useContentChange(publishContent), useContentChange(recallContent)]
  const seen = { kind, id: of.id, revision: of.revision }
  const act = async (change: Promise<ContentObject>, done: string) => {
    try {
      onDone(await change)
      showToast(done)
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  if (of.review === 'none' || of.state === 'deleted') return null
  if (of.review === 'returned') {
    return (
      <section className={styles.returned} aria-label={t('review.returned')}>
        <strong>{t('review.why')}</strong>
        <p>{of.opinion}</p>
      </section>
    )
  }
  const since = of.submittedAt ? momentText(of.submittedAt, i18n.language) : ''
  return (
    <section className={styles.waiting} aria-label={t('review.waiting')}>
      <p>{t(writesForFair ? 'review.toDecide' : 'review.toWait', { moment: since })}</p>
      <div className={styles.ways}>
        {writesForFair ? (
          <>
            <Button
              type="primary"
              loading={approve.isPending}
              onClick={() => void act(approve.mutateAsync({ ...seen, ...shownDaysOf(of) }), t('review.approved'))}
            >
              {t('review.approve')}
            </Button>
            <Button onClick={() => setGivingBack(true)}>{t('review.giveBack')}</Button>
          </>
        ) : (
          <Button loading={recall.isPending} onClick={() => void act(recall.mutateAsync(seen), t('review.recalled'))}>
            {t('review.recall')}
          </Button>
        )}
      </div>
      {isGivingBack ? (
        <GiveBackDialog
          kind={kind}
          of={of}
          onClose={() => setGivingBack(false)}
          onDone={(object) => {
            setGivingBack(false)
            onDone(object)
          }}
        />
      ) : null}
    </section>
  )
}
