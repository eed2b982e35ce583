import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreContent } from '#contract/fair/content/endpoints.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentChange, ContentObject } from '#contract/fair/content/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { RelativeTime } from '#src/common/ui/time/relative-time.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useContentChange, useContentChanges } from './api'
import { Differences } from './differences'
import styles from './content.module.css'

interface HistoryProps {
  kind: ContentKind
  of: ContentObject
  onRestored: (object: ContentObject) => void
  onClose: () => void
}

/** The history of an object with author and time; each version compared with the current draft. */
export function History({ kind, of, onRestored, onClose }: HistoryProps) {
  const { t } = useTranslation('content')
  const changes = useContentChanges(kind, of.id)
  return (
    <Drawer open title={t('history.title')} size={560} onClose={onClose}>
      <Shown query={changes} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(list) => (
          <ol className={styles.history}>
            {list.map((change) => (
              <li key={change.revision}>
                <Line kind={kind} of={of} change={change} onRestored={onRestored} />
              </li>
            ))}
          </ol>
        )}
      </Shown>
    </Drawer>
  )
}

function Line({ kind, of, change, onRestored }: Omit<HistoryProps, 'onClose'> & { change: ContentChange }) {
  const { t, i18n } = useTranslation('content')
  const [isOpen, setOpen] = useState(false)
  const restore = useContentChange(restoreContent)
  const { document, revision, action, by, at, opinion } = change
  const bringBack = async () => {
    try {
      onRestored(await restore.mutateAsync({ kind, id: of.id, revision: of.revision, version: revision }))
      showToast(t('history.restored'))
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  return (
    <>
      <p className={styles.line}>
        <strong>{t(`action.${action}`)}</strong>
        <span>{by}</span>
        <RelativeTime at={Date.parse(at)} full={momentText(at, i18n.language)} />
      </p>
      {opinion ? <p className={styles.hint}>{opinion}</p> : null}
      {document ? (
        <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('history.compare', { version: revision })}
        </Button>
      ) : null}
      {document && isOpen ? (
        <>
          <Differences
            kind={kind}
            from={{ name: t('history.then'), document }}
            to={{ name: t('history.now'), document: of.document }}
          />
          {of.state === 'deleted' ? null : (
            <Button loading={restore.isPending} onClick={() => void bringBack()}>
              {t('history.restore')}
            </Button>
          )}
        </>
      ) : null}
    </>
  )
}
