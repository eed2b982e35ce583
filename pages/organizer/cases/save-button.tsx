import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#contract/foundation/files/endpoints.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { openBlob } from '#src/common/request/open-blob.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { saveFile } from '#src/common/app/save-file.ts'

/** Saves a file: a browser cannot be sent to the address of a private one. */
export function SaveButton({ file: { id, fileName } }: { file: { id: string; fileName: string } }) {
  const { t } = useTranslation('organizer')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await openBlob(downloadFile, { id }), fileName)
    } catch (error) {
      showAlert(error instanceof ApiError ? error.message : t('case.fileLost'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button disabled={busy} aria-label={t('case.save', { name: fileName })} onClick={() => void save()}>
      {t('case.saveShort')}
    </Button>
  )
}
