import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/core/language.ts'
import { getQuotationPaper } from '#contract/trade/offers/endpoints.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { usePaper } from '#src/common/paper/use-paper.tsx'
import styles from '../offers.module.css'

/** Saves the paper of a quotation, in the language of the reader or the other one. */
export function PaperWays({ quotation: { id, number } }: { quotation: Quotation }) {
  const { t } = useTranslation('offers')
  const [language, setLanguage] = useState<Language>(getLanguage())
  const { busy, save, question } = usePaper()
  const download = () => {
    const fileName = `${number}.pdf`
    void save({ endpoint: getQuotationPaper, input: { id, language }, fileName, failed: t('quotation.downloadFailed') })
  }
  return (
    <div className={styles.paper}>
      <Segmented<Language>
        aria-label={t('quotation.paperLanguage')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: t(`quotation.language.${value}`) }))}
      />
      <Button loading={busy} onClick={download}>
        {t('quotation.download')}
      </Button>
      {question}
    </div>
  )
}
