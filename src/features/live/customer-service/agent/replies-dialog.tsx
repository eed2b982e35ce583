import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useQuickReplies } from '../api'
import styles from './agent-dialogs.module.css'
import { ChangeRepliesDialog } from './change-replies-dialog'

/** The service's quick replies: one is put into the composer, or the list is changed. */
export function RepliesDialog({ onPick, onClose }: { onPick: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const [changed, setChanged] = useState<readonly string[]>()
  return (
    <WorkDialog title={t('replies.title')} width={560} onClose={onClose}>
      <Shown query={useQuickReplies()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(replies) => (
          <>
            {replies.length === 0 ? <p>{t('replies.none')}</p> : null}
            <ul className={styles.replies}>
              {replies.map(({ id, text }) => (
                <li key={id}>
                  <Button type="text" block onClick={() => onPick(text)}>
                    {text}
                  </Button>
                </li>
              ))}
            </ul>
            <Button onClick={() => setChanged(replies.map(({ text }) => text))}>{t('replies.manage')}</Button>
          </>
        )}
      </Shown>
      {changed ? <ChangeRepliesDialog replies={changed} onClose={() => setChanged(undefined)} /> : null}
    </WorkDialog>
  )
}
