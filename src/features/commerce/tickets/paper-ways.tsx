import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTicketPaper } from '#contract/commerce/tickets/endpoints.ts'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { usePaper } from '#src/common/paper/use-paper.tsx'

const forms = ['pdf', 'png'] as const

/** Saves the e-ticket in the reader's language: to be printed, or among the pictures of a phone. */
export function PaperWays({ ticket: { id, code } }: { ticket: Pick<Ticket, 'id' | 'code'> }) {
  const { t } = useTranslation('own-tickets')
  const { busy, save, question } = usePaper()
  const [pressed, setPressed] = useState<(typeof forms)[number]>()
  const saveAs = (form: (typeof forms)[number]) => {
    setPressed(form)
    const input = { id, form, language: getLanguage() }
    void save({ endpoint: getTicketPaper, input, fileName: `${code}.${form}`, failed: t('paper.failed') })
  }
  return (
    <>
      {forms.map((form) => (
        <button
          key={form}
          type="button"
          className="yz-button"
          data-kind={form === 'pdf' ? undefined : 'quiet'}
          aria-busy={busy && pressed === form}
          onClick={() => saveAs(form)}
        >
          {t(`paper.${form}`)}
        </button>
      ))}
      {question}
    </>
  )
}
