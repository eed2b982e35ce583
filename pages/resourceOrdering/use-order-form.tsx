import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import type { FormProps } from './open-order'

/** Opens the order form of a service, fetched when it is needed. `busy`: the service of the form that is loading. */
export function useOrderForm(): { order: (service: Service) => void; busy: number | undefined; dialog: ReactNode } {
  const { t } = useTranslation()
  const isOpening = useRef(false)
  const [busy, setBusy] = useState<number>()
  const [opened, setOpened] = useState<{ Form: ComponentType<FormProps>; service: Service }>()
  const open = async (service: Service) => {
    const { openOrder } = await import('./open-order')
    const Form = await openOrder()
    if (Form) setOpened({ Form, service })
  }
  const order = (service: Service) => {
    if (isOpening.current) return
    isOpening.current = true
    setBusy(service.id)
    open(service)
      .catch(() => showAlert(t('request.network')))
      .finally(() => {
        isOpening.current = false
        setBusy(undefined)
      })
  }
  const dialog = opened ? <opened.Form service={opened.service} onClose={() => setOpened(undefined)} /> : null
  return { order, busy, dialog }
}
