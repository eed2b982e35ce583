import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getQuotationPaper } from '#contract/trade/offers/endpoints.ts'
import type { PaperLanguage, Quotation } from '#contract/trade/offers/schemas.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { usePaper } from '#src/common/paper/use-paper.tsx'
import styles from '../offers.module.css'

const choices: readonly PaperLanguage[] = ['zh-CN', 'en-US', 'both']

/** Saves the paper of a quotation, in the language of the reader, the other one or both. */
export function PaperWays({ quotation: { id, number } }: { quotation: Quotation }) {
  const { t } = useTranslation('offers')
  const [language, setLanguage] = useState<PaperLanguage>(getLanguage())
  const { busy, save, question } = usePaper()
  const download = () => {
    const fileName = `${number}.pdf`
    void save({ endpoint: getQuotationPaper, input: { id, language }, fileName, failed: t('quotation.downloadFailed') })
  }
  return (
    <div className={styles.paper}>
      <Segmented<PaperLanguage>
        aria-label={t('quotation.paperLanguage')}
        value={language}
        onChange={setLanguage}
        options={choices.map((value) => ({ value, label: t(`quotation.language.${value}`) }))}
      />
      <Button loading={busy} onClick={download}>
        {t('quotation.download')}
      </Button>
      {question}
    </div>
  )
}
