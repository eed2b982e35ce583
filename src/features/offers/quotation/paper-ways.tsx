import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '../../../../contract/core/language'
import { getQuotationPaper } from '../../../../contract/offers/endpoints'
import type { Quotation } from '../../../../contract/offers/schemas'
import { saveFile } from '../../../common/app/save-file'
import { getLanguage } from '../../../common/i18n/language'
import { ApiError } from '../../../common/request/api-error'
import { openBlob } from '../../../common/request/open-blob'
import { showAlert } from '../../../common/ui/notices/notices'
import styles from '../offers.module.css'

/** Saves the paper of a quotation, in the language of the reader or the other one. */
export function PaperWays({ quotation: { id, number } }: { quotation: Quotation }) {
  const { t } = useTranslation('offers')
  const [language, setLanguage] = useState<Language>(getLanguage())
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await openBlob(getQuotationPaper, { id, language }), `${number}.pdf`)
    } catch (error) {
      showAlert(error instanceof ApiError ? error.message : t('quotation.downloadFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.paper}>
      <Segmented<Language>
        aria-label={t('quotation.paperLanguage')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: t(`quotation.language.${value}`) }))}
      />
      <Button loading={busy} onClick={() => void save()}>
        {t('quotation.download')}
      </Button>
    </div>
  )
}
