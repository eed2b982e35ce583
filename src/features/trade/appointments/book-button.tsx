import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listSlots } from '#contract/trade/appointments/endpoints.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { getSession } from '#src/common/session/session.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'
import type { BookAbout, BookDialogProps } from './book-dialog'

const BookDialog = lazyDialog<BookDialogProps>(async () => {
  const [{ BookDialog: Dialog }] = await Promise.all([import('./book-dialog'), startTexts('appointments')])
  return Dialog
})

export interface BookButtonProps {
  exhibitorId: number
  /** The exhibitor's. */
  name: string
  exhibitId?: number
  /** The own demand, or the offer to it, that the talk would be about. */
  about?: BookAbout
  /** Draws the button, where the page has buttons of its own. */
  renderButton?: (press: () => void) => ReactNode
}

/** Asks an exhibitor for a talk, after a login where one is needed; not there where it has set no time. */
export function BookButton({ renderButton, ...of }: BookButtonProps) {
  const { t } = useTranslation()
  const { exhibitorId, name } = of
  const [open, setOpen] = useState(false)
  const { data } = useEndpoint(listSlots, { exhibitorId, days: 1 })
  if (!data || data.offered.length === 0) return null
  const press = async () => {
    if (getSession() || (await openLogin({ reason: { to: 'talk', name } }))) setOpen(true)
  }
  return (
    <>
      {renderButton?.(() => void press()) ?? (
        <button type="button" className="yz-button" onClick={() => void press()}>
          {t('talk.book')}
        </button>
      )}
      {open ? <BookDialog {...of} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
