import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuickReplies, saveQuickReplies } from '#contract/live/customer-service/endpoints.ts'
import { DIRECT_TEXT_MAX, QUICK_REPLIES_MAX } from '#contract/live/live/limits.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './agent-dialogs.module.css'

interface Row {
  key: number
  text: string
}

/** Adds, changes, moves and removes quick replies; nothing is kept before it is saved. */
export function ChangeRepliesDialog({ replies, onClose }: { replies: readonly string[]; onClose: () => void }) {
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
      onClose()
    } catch (error) {
      // The call has shown the refusal; typed text stays.
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
    }
  }
  return (
    <WorkDialog
      title={t('replies.manage')}
      width={560}
      submit={t('save')}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ol className={styles.rows}>
        {rows.map(({ key, text }, i) => (
          <li key={key}>
            <TextArea
              autoSize={{ minRows: 2, maxRows: 6 }}
              maxLength={DIRECT_TEXT_MAX}
              aria-label={t('replies.nth', { n: i + 1 })}
              value={text}
              onChange={(event) => setRows(rows.with(i, { key, text: event.target.value }))}
            />
            <span>
              <Button
                type="text"
                disabled={i === 0}
                aria-label={t('replies.up', { n: i + 1 })}
                onClick={() => move(i, -1)}
              >
                ↑
              </Button>
              <Button
                type="text"
                disabled={i === rows.length - 1}
                aria-label={t('replies.down', { n: i + 1 })}
                onClick={() => move(i, 1)}
              >
                ↓
              </Button>
              <Button
                type="text"
                aria-label={t('replies.remove', { n: i + 1 })}
                onClick={() => setRows(rows.toSpliced(i, 1))}
              >
                ×
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Button
        type="dashed"
        block
        disabled={rows.length >= QUICK_REPLIES_MAX}
        onClick={() => {
          setRows([...rows, { key: next, text: '' }])
          setNext(next + 1)
        }}
      >
        {t('replies.add')}
      </Button>
    </WorkDialog>
  )
}
