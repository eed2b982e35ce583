import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { getSession } from '#src/common/session/session.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import type { OrderHere } from './order-here'

type FormProps = Parameters<typeof OrderHere>[0]

/** Whether somebody is signed in, or logs in now; what asks them is fetched when it is needed. */
async function isSignedIn(): Promise<boolean> {
  if (getSession()) return true
  const { openLogin } = await import('#src/common/login/open-login.ts')
  return openLogin({ reason: { to: 'tickets' } })
}

/** The form's code and texts are fetched when it is needed, and what says who may order what. */
async function loadForm(): Promise<{ Form: ComponentType<FormProps>; isBuyer: (userType?: number) => boolean }> {
  const [{ OrderHere: Form }, { hasPermission }] = await Promise.all([
    import('./order-here'),
    import('#contract/core/permissions.ts'),
    startTexts('orders', 'own-tickets', 'work', 'coupons', 'attendees'),
  ])
  return { Form, isBuyer: (userType) => hasPermission(userType, 'publishDemands') }
}

/** Opens the order form with one ticket of a type; a guest logs in first. `busy`: the type of the form that is loading. */
export function useOrderForm(): { order: (type: TicketType) => void; busy: number | undefined; dialog: ReactNode } {
  const { t } = useTranslation('orders')
  const isOpening = useRef(false)
  const [busy, setBusy] = useState<number>()
  const [opened, setOpened] = useState<{ Form: ComponentType<FormProps>; typeId: number }>()
  const open = async (type: TicketType) => {
    if (!(await isSignedIn())) return
    const { Form, isBuyer } = await loadForm()
    if (type.kind === 'buyer' && !isBuyer(getSession()?.user.userType)) showAlert(t('form.buyersOnly'))
    else setOpened({ Form, typeId: type.id })
  }
  const order = (type: TicketType) => {
    if (isOpening.current) return
    isOpening.current = true
    setBusy(type.id)
    open(type)
      .catch(() => showAlert(t('common:request.network')))
      .finally(() => {
        isOpening.current = false
        setBusy(undefined)
      })
  }
  const dialog = opened ? <opened.Form typeId={opened.typeId} onClose={() => setOpened(undefined)} /> : null
  return { order, busy, dialog }
}
