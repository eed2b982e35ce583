import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import type { HallBooths } from '#contract/fair/booths/schemas.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { buildXlsx } from '#src/common/work/export/xlsx.ts'
import { buildSheet } from './build-sheet'

interface ExportButtonProps {
  hall: HallBooths | undefined
  hallName: string
  levelName: (level: number) => string
}

/** Saves who has which booth of a hall as a workbook that can be imported again. */
export function ExportButton({ hall, hallName, levelName }: ExportButtonProps) {
  const { t } = useTranslation('booth-desk')
  const save = async (of: HallBooths) => {
    try {
      const table = buildSheet(of, { level: levelName, status: (status) => t(`status.${status}`) })
      saveFile(await buildXlsx(table, t('title')), `${t('title')}-${hallName}-${chinaDay(new Date())}.xlsx`)
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  return (
    <Button disabled={!hall} onClick={() => hall && void save(hall)}>
      {t('sheet.export')}
    </Button>
  )
}
