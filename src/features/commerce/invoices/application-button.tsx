import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/core/language.ts'
import { getInvoiceApplication } from '#contract/commerce/invoices/endpoints.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { usePaper } from '#src/common/paper/use-paper.tsx'

/** Saves what was applied for as PDF, in either language. */
export function ApplicationButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { busy, save, question } = usePaper()
  const download = (language: Language) => {
    const fileName = `${number}.pdf`
    void save({ endpoint: getInvoiceApplication, input: { id, language }, fileName, failed: t('application.failed') })
  }
  const items = languages.map((key) => ({ key, label: t(`application.${key}`), onClick: () => download(key) }))
  return (
    <>
      <Dropdown
        trigger={['click']}
        // oxlint-disable-next-line no-autofocus -- an opened menu takes the focus
        autoFocus
        menu={{ items }}
        // Beside its button it is within the part of the page that it belongs to.
        getPopupContainer={(button) => button.parentElement ?? document.body}
      >
        <Button type="link" loading={busy} aria-haspopup="menu" aria-label={t('application.doOf', { number })}>
          {t('application.do')}
        </Button>
      </Dropdown>
      {question}
    </>
  )
}
