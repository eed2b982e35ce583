import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../common/ui/dialog/dialog'
import { Shown } from '../../../common/ui/states'
import { useQuickReplies } from '../api'
import styles from '../dialogs.module.css'
import { RepliesForm } from './replies-form'

/** The service's quick replies: one is put into the composer, or the list is changed. */
export function RepliesDialog({ onPick, onClose }: { onPick: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const [changing, setChanging] = useState(false)
  return (
    <Dialog title={t(changing ? 'replies.manage' : 'replies.title')} width={560} onClose={onClose}>
      <Shown query={useQuickReplies()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(replies) =>
          changing ? (
            <RepliesForm replies={replies.map(({ text }) => text)} onDone={() => setChanging(false)} />
          ) : (
            <div className={styles.form}>
              {replies.length === 0 ? <p>{t('replies.none')}</p> : null}
              <ul className={styles.replies}>
                {replies.map(({ id, text }) => (
                  <li key={id}>
                    <button type="button" onClick={() => onPick(text)}>
                      {text}
                    </button>
                  </li>
                ))}
              </ul>
              <button type="button" className="yz-button" data-kind="quiet" onClick={() => setChanging(true)}>
                {t('replies.manage')}
              </button>
            </div>
          )
        }
      </Shown>
    </Dialog>
  )
}
