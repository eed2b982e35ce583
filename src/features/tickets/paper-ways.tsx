import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTicketPaper } from '../../../contract/tickets/endpoints'
import type { Ticket } from '../../../contract/tickets/schemas'
import { saveFile } from '../../common/app/save-file'
import { getLanguage } from '../../common/i18n/language'
import { ApiError } from '../../common/request/api-error'
import { openBlob } from '../../common/request/open-blob'
import { showAlert } from '../../common/ui/notices/notices'

const forms = ['pdf', 'png'] as const

/** Saves the e-ticket in the reader's language: to be printed, or among the pictures of a phone. */
export function PaperWays({ ticket: { id, code } }: { ticket: Pick<Ticket, 'id' | 'code'> }) {
  const { t } = useTranslation('own-tickets')
  const [busy, setBusy] = useState<(typeof forms)[number]>()
  const save = async (form: (typeof forms)[number]) => {
    if (busy) return
    setBusy(form)
    try {
      saveFile(await openBlob(getTicketPaper, { id, form, language: getLanguage() }), `${code}.${form}`)
    } catch (error) {
      showAlert(error instanceof ApiError ? error.message : t('paper.failed'))
    } finally {
      setBusy(undefined)
    }
  }
  return forms.map((form) => (
    <button
      key={form}
      type="button"
      className="yz-button"
      data-kind={form === 'pdf' ? undefined : 'quiet'}
      aria-busy={busy === form}
      onClick={() => void save(form)}
    >
      {t(`paper.${form}`)}
    </button>
  ))
}
