import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { getSession } from '#src/common/session/session.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import type { IntentionDialog } from './intention-dialog'

type DialogProps = ComponentProps<typeof IntentionDialog>
export type Orderable = DialogProps['exhibit']

/** The dialog's code and texts are fetched when it is needed. */
async function dialogOf(): Promise<ComponentType<DialogProps>> {
  const [{ IntentionDialog: Dialog }] = await Promise.all([
    import('./intention-dialog'),
    startTexts('intentions', 'work'),
  ])
  return Dialog
}

/**
 * Opens the form of an intention order; a guest logs in first, and who does not buy learns who may (spec: live §6).
 * Needs the texts `exhibits`.
 */
export function useOrder(): { order: (exhibit: Orderable) => void; busy: boolean; dialog: ReactNode } {
  const { t } = useTranslation('exhibits')
  const isOpening = useRef(false)
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<{ Dialog: ComponentType<DialogProps>; exhibit: Orderable }>()
  const open = async (exhibit: Orderable) => {
    if (!getSession() && !(await openLogin({ reason: { to: 'order' } }))) return
    if (!hasPermission(getSession()?.user.userType, 'orderGoods')) showAlert(t('intention.buyersOnly'))
    else setOpened({ Dialog: await dialogOf(), exhibit })
  }
  const order = (exhibit: Orderable) => {
    if (isOpening.current) return
    isOpening.current = true
    setBusy(true)
    open(exhibit)
      .catch(() => showAlert(t('common:request.network')))
      .finally(() => {
        isOpening.current = false
        setBusy(false)
      })
  }
  const dialog = opened ? <opened.Dialog exhibit={opened.exhibit} onClose={() => setOpened(undefined)} /> : null
  return { order, busy, dialog }
}
