import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { saveFile } from '../../app/save-file'
import { errorMessage } from '../../request/error-message'
import { showAlert } from '../../ui/notices/notices'
import { buildCsv } from './csv'
import { type AskPage, EXPORT_ROWS_MAX, gatherRows } from './gather-rows'
import { buildTable, type PlainColumn } from './plain-table'
import { buildXlsx } from './xlsx'

export interface Exporting<Row> {
  /** What the file is called, before its day. */
  name: string
  columns: readonly PlainColumn<Row>[]
  ask: AskPage<Row>
}

export type FileKind = 'xlsx' | 'csv'

export interface Progress {
  known: number
  total: number
}

/** Saves a list with all its pages; it can be cancelled, and says where it was cut. */
export function useExport<Row extends { id: number | string }>({ name, columns, ask }: Exporting<Row>) {
  const { t, i18n } = useTranslation('work')
  const under = useRef<AbortController>(null)
  const [progress, setProgress] = useState<Progress>()

  const write = async (kind: FileKind, { signal }: AbortController) => {
    const { rows, total } = await gatherRows(ask, {
      signal,
      onProgress: (known, of) => setProgress({ known, total: of }),
    })
    const table = buildTable(columns, rows)
    const bytes = kind === 'csv' ? buildCsv(table) : await buildXlsx(table, name)
    signal.throwIfAborted()
    saveFile(bytes, `${name}-${chinaDay(new Date())}.${kind}`)
    if (total <= EXPORT_ROWS_MAX) return
    const format = new Intl.NumberFormat(i18n.language)
    showAlert(t('export.cut', { total: format.format(total), max: format.format(EXPORT_ROWS_MAX) }))
  }
  const start = async (kind: FileKind) => {
    const controller = new AbortController()
    under.current = controller
    setProgress({ known: 0, total: 0 })
    try {
      await write(kind, controller)
    } catch (error) {
      if (!controller.signal.aborted) showAlert(errorMessage(error))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, start, cancel: () => under.current?.abort() }
}
