import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '../../../contract/core/language'
import { getInvoiceApplication } from '../../../contract/invoices/endpoints'
import type { Invoice } from '../../../contract/invoices/schemas'
import { saveFile } from '../../common/app/save-file'
import { ApiError } from '../../common/request/api-error'
import { openBlob } from '../../common/request/open-blob'
import { showAlert } from '../../common/ui/notices/notices'

/** Saves what was applied for as PDF, in either language. */
export function ApplicationButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const [busy, setBusy] = useState(false)
  const save = async (language: Language) => {
    setBusy(true)
    try {
      saveFile(await openBlob(getInvoiceApplication, { id, language }), `${number}.pdf`)
    } catch (error) {
      showAlert(error instanceof ApiError ? error.message : t('application.failed'))
    } finally {
      setBusy(false)
    }
  }
  const items = languages.map((key) => ({ key, label: t(`application.${key}`), onClick: () => void save(key) }))
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line no-autofocus -- it is the menu that has the focus once it was asked for
      autoFocus
      menu={{ items }}
      // Beside its button it is within the part of the page that it belongs to.
      getPopupContainer={(button) => button.parentElement ?? document.body}
    >
      <Button type="link" loading={busy} aria-haspopup="menu" aria-label={t('application.doOf', { number })}>
        {t('application.do')}
      </Button>
    </Dropdown>
  )
}
