import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuickReplies, saveQuickReplies } from '../../../../contract/customer-service/endpoints'
import { DIRECT_TEXT_MAX, QUICK_REPLIES_MAX } from '../../../../contract/live/limits'
import { ApiError } from '../../../common/request/api-error'
import { call } from '../../../common/request/call'
import { showToast } from '../../../common/ui/notices/notices'
import styles from '../dialogs.module.css'

interface Row {
  key: number
  text: string
}

/** Adds, changes, moves and removes quick replies; nothing is kept before it is saved. */
export function RepliesForm({ replies, onDone }: { replies: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('conversations')
  const client = useQueryClient()
  const [rows, setRows] = useState<Row[]>(() => replies.map((text, key) => ({ key, text })))
  const [next, setNext] = useState(replies.length)
  const [busy, setBusy] = useState(false)
  const move = (at: number, by: -1 | 1) => {
    const row = rows[at]
    if (row) setRows(rows.toSpliced(at, 1).toSpliced(at + by, 0, row))
  }
  const save = async () => {
    setBusy(true)
    try {
      await call(saveQuickReplies, { replies: rows.map(({ text }) => text.trim()).filter(Boolean) })
      await client.invalidateQueries({ queryKey: [listQuickReplies.path] })
      showToast(t('replies.saved'))
      onDone()
    } catch (error) {
      // What was refused has said so itself; what was typed stays.
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ol className={styles.rows}>
        {rows.map(({ key, text }, i) => (
          <li key={key}>
            <textarea
              rows={2}
              maxLength={DIRECT_TEXT_MAX}
              aria-label={t('replies.nth', { n: i + 1 })}
              value={text}
              onChange={(event) => setRows(rows.with(i, { key, text: event.target.value }))}
            />
            <span>
              <button type="button" disabled={i === 0} onClick={() => move(i, -1)}>
                <span aria-hidden="true">↑</span>
                <span className="yz-visually-hidden">{t('replies.up', { n: i + 1 })}</span>
              </button>
              <button type="button" disabled={i === rows.length - 1} onClick={() => move(i, 1)}>
                <span aria-hidden="true">↓</span>
                <span className="yz-visually-hidden">{t('replies.down', { n: i + 1 })}</span>
              </button>
              <button type="button" onClick={() => setRows(rows.toSpliced(i, 1))}>
                <span aria-hidden="true">×</span>
                <span className="yz-visually-hidden">{t('replies.remove', { n: i + 1 })}</span>
              </button>
            </span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="yz-button"
        data-kind="quiet"
        disabled={rows.length >= QUICK_REPLIES_MAX}
        onClick={() => {
          setRows([...rows, { key: next, text: '' }])
          setNext(next + 1)
        }}
      >
        {t('replies.add')}
      </button>
      <div className={styles.choices}>
        <button type="button" className="yz-button" data-kind="quiet" onClick={onDone}>
          {t('cancel')}
        </button>
        <button type="submit" className="yz-button" disabled={busy}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}
