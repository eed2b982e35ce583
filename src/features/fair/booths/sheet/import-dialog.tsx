import { Alert, Progress, Radio, Upload } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SHEET_BYTES_MAX, SHEET_ROWS_MAX } from '#contract/fair/booths/limits.ts'
import type { HallBooths } from '#contract/fair/booths/schemas.ts'
import { fileExtension } from '#contract/foundation/files/limits.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { handingOn, PickButton, UploadZone } from '#src/common/work/upload/upload-zone.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { SkippedAlert } from '../manage/skipped-alert'
import { checkRows, type CheckedRow, type RowOutcome } from './check-rows'
import type { FileProblem, SheetRow } from './read-file'
import { RowTable } from './row-table'
import styles from './sheet.module.css'
import { useApply } from './use-apply'

interface ImportDialogProps {
  hall: HallBooths
  onClose: () => void
}

const views = {
  changes: ['assign', 'move'],
  refused: ['refused'],
  rest: ['unchanged', 'empty'],
} as const satisfies Record<string, readonly RowOutcome[]>
type View = keyof typeof views

const isIn = (view: View, { outcome }: CheckedRow) => views[view].some((one) => one === outcome)

const limits = { max: SHEET_ROWS_MAX, megabytes: SHEET_BYTES_MAX / 1_048_576 }

type Problem = FileProblem | 'type' | 'notLoaded'

/** The rows of a file, or why there are none. */
async function readRows(file: File): Promise<SheetRow[] | Problem> {
  const reader = await import('./read-file').catch(() => undefined)
  if (!reader) return 'notLoaded'
  try {
    return await reader.readSheetFile(file)
  } catch (cause) {
    return cause instanceof reader.SheetError ? cause.problem : 'damaged'
  }
}

/** Assignments from a file: every row is checked and shown before anything is changed. */
export function ImportDialog({ hall, onClose }: ImportDialogProps) {
  const { t } = useTranslation('booth-desk')
  const [file, setFile] = useState<{ name: string; rows: SheetRow[] }>()
  const [problem, setProblem] = useState<Problem>()
  const [isReading, setReading] = useState(false)
  const [view, setView] = useState<View>()
  /** Chosen last: what is read of an earlier one is of no use. */
  const latest = useRef<File>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const { apply, progress, skipped, error } = useApply(hall.hallId)
  // The hall is looked at again while the dialog is open, and so are the rows.
  const rows = useMemo(() => (file ? checkRows(hall, file.rows) : []), [hall, file])
  const countOf = (of: View) => rows.filter((row) => isIn(of, row)).length
  const changes = countOf('changes')
  const shown = view ?? (changes > 0 || countOf('refused') === 0 ? 'changes' : 'refused')
  const take = async ([chosen]: readonly File[]) => {
    if (!chosen) return
    latest.current = chosen
    setProblem(undefined)
    setFile(undefined)
    setView(undefined)
    if (fileExtension(chosen.name) !== 'xlsx') {
      setReading(false)
      setProblem('type')
      return
    }
    setReading(true)
    const read = await readRows(chosen)
    if (latest.current !== chosen) return
    setReading(false)
    if (typeof read === 'string') setProblem(read)
    else setFile({ name: chosen.name, rows: read })
  }
  const send = async () => {
    const { count, isAll } = await apply(rows)
    if (count > 0) showToast(t('propose.done', { count }))
    if (isAll && countOf('refused') === 0) onClose()
  }
  const nameOf = (id: number) => rows.find(({ exhibitorId }) => exhibitorId === id)?.name ?? ''
  return (
    <WorkDialog
      title={t('sheet.title')}
      width={860}
      {...(changes > 0 ? { submit: t('sheet.apply', { count: changes }), onSubmit: () => void send() } : {})}
      busy={progress !== undefined}
      onClose={onClose}
    >
      <p>{t('sheet.hint')}</p>
      <UploadZone take={(files) => void take(files)} problem={undefined}>
        {(describedBy) => (
          <Upload accept=".xlsx" fileList={[]} {...handingOn((files) => void take(files))}>
            <PickButton ref={button} describedBy={describedBy}>
              {t(file ? 'sheet.pickOther' : 'sheet.pick')}
            </PickButton>
          </Upload>
        )}
      </UploadZone>
      {problem ? <Alert type="error" showIcon role="alert" title={t(`sheet.problem.${problem}`, limits)} /> : null}
      <p role="status" className={styles.status}>
        {isReading ? t('sheet.reading') : file ? t('sheet.read', { name: file.name, count: rows.length }) : null}
      </p>
      {file ? (
        <>
          <Radio.Group
            className={styles.views}
            optionType="button"
            aria-label={t('sheet.views')}
            value={shown}
            options={(['changes', 'refused', 'rest'] as const).map((value) => ({
              value,
              label: `${t(`sheet.view.${value}`)} ${countOf(value)}`,
            }))}
            onChange={({ target }) =>
              setView((['changes', 'refused', 'rest'] as const).find((one) => one === target.value))
            }
          />
          {countOf(shown) > 0 ? (
            <RowTable key={shown} rows={rows.filter((row) => isIn(shown, row))} />
          ) : (
            <p>{t(`sheet.none.${shown}`)}</p>
          )}
        </>
      ) : null}
      {progress && progress.total > progress.done ? (
        <Progress
          percent={Math.floor((progress.done / progress.total) * 100)}
          aria-label={t('sheet.apply', { count: progress.total })}
        />
      ) : null}
      <SkippedAlert skipped={skipped} nameOf={nameOf} />
      {error ? <Alert type="error" showIcon role="alert" title={errorMessage(error)} /> : null}
    </WorkDialog>
  )
}
