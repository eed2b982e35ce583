import { type ComponentProps, type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '../../../contract/core/permissions'
import { startTexts } from '../../common/i18n/texts'
import { openLogin } from '../../common/login/open-login'
import { getSession } from '../../common/session/session'
import { showAlert } from '../../common/ui/notices/notices'
import type { IntentionDialog } from './intention-dialog'

type DialogProps = ComponentProps<typeof IntentionDialog>

/** The dialog's code and texts are fetched when it is wanted. */
async function dialogOf(): Promise<ComponentType<DialogProps>> {
  const [{ IntentionDialog: Dialog }] = await Promise.all([
    import('./intention-dialog'),
    startTexts('intentions', 'work'),
  ])
  return Dialog
}

/** Opens the form of an intention order; a guest logs in first, and who does not buy is told who may (spec: live §6). */
export function IntentionButton({ exhibit }: Pick<DialogProps, 'exhibit'>) {
  const { t } = useTranslation('exhibits')
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<{ Dialog: ComponentType<DialogProps> }>()
  const open = async () => {
    if (!getSession() && !(await openLogin({ reason: { to: 'order' } }))) return
    if (!hasPermission(getSession()?.user.userType, 'orderGoods')) showAlert(t('intention.buyersOnly'))
    else setOpened({ Dialog: await dialogOf() })
  }
  const press = () => {
    if (busy) return
    setBusy(true)
    open()
      .catch(() => showAlert(t('common:request.network')))
      .finally(() => setBusy(false))
  }
  return (
    <>
      {/* Never disabled: a disabled button cannot be given the focus back. */}
      <button type="button" className="yz-button" data-kind="quiet" aria-busy={busy} onClick={press}>
        {t('intention.open')}
      </button>
      {opened ? <opened.Dialog exhibit={exhibit} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
