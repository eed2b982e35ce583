import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '../../contract/core/permissions'
import type { Service } from '../../contract/services/schemas'
import { startTexts } from '../../src/common/i18n/texts'
import { getSession } from '../../src/common/session/session'
import { showAlert } from '../../src/common/ui/notices/notices'
import type { OrderHere } from './order-here'

type FormProps = Parameters<typeof OrderHere>[0]

/** Whether somebody is signed in, or logs in now; what asks them is fetched when it is wanted. */
async function isSignedIn(): Promise<boolean> {
  if (getSession()) return true
  const { openLogin } = await import('../../src/common/login/open-login')
  return openLogin({ reason: { to: 'services' } })
}

/** The form's code and texts are fetched when it is wanted. */
async function loadForm(): Promise<ComponentType<FormProps>> {
  const [{ OrderHere: Form }] = await Promise.all([
    import('./order-here'),
    startTexts('service-order', 'own-tickets', 'orders', 'work'),
  ])
  return Form
}

/** Opens the order form of a service; a guest logs in first. `busy`: the service whose form is on its way. */
export function useOrderForm(): { order: (service: Service) => void; busy: number | undefined; dialog: ReactNode } {
  const { t } = useTranslation('services')
  const isOpening = useRef(false)
  const [busy, setBusy] = useState<number>()
  const [opened, setOpened] = useState<{ Form: ComponentType<FormProps>; service: Service }>()
  const open = async (service: Service) => {
    if (!(await isSignedIn())) return
    if (hasPermission(getSession()?.user.userType, 'buyServices')) setOpened({ Form: await loadForm(), service })
    else showAlert(t('exhibitorsOnly'))
  }
  const order = (service: Service) => {
    if (isOpening.current) return
    isOpening.current = true
    setBusy(service.id)
    open(service)
      .catch(() => showAlert(t('common:request.network')))
      .finally(() => {
        isOpening.current = false
        setBusy(undefined)
      })
  }
  const dialog = opened ? <opened.Form service={opened.service} onClose={() => setOpened(undefined)} /> : null
  return { order, busy, dialog }
}
