import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from './save-file'

interface Table {
  fileName: string
  csv: string
}

/** Saves what the filters find as a table for a spreadsheet; a failure is told by the call itself. */
export function ExportButton({ ask }: { ask: () => Promise<Table> }) {
  const { t } = useTranslation('organizer')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const table = await ask().catch(() => undefined)
    setBusy(false)
    if (table) saveFile(new Blob([table.csv], { type: 'text/csv;charset=utf-8' }), table.fileName)
  }
  return (
    <Button disabled={busy} onClick={() => void save()}>
      {t('desk.export')}
    </Button>
  )
}
