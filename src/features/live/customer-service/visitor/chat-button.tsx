import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getServerId } from '#contract/live/customer-service/endpoints.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { getSession } from '#src/common/session/session.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'

interface Props {
  exhibitorId: number
  /** The exhibitor's. */
  name: string
  label: string
}

interface Opened {
  userId: string
  Dialog: ComponentType<{ userId: string; onClose: () => void }>
}

/** The dialog's code and texts are fetched when it is needed. */
async function dialogOf() {
  const [{ ChatDialog }] = await Promise.all([
    import('./chat-dialog'),
    startTexts('conversations', 'chat', 'translation'),
  ])
  return ChatDialog
}

/** Opens the online chat with an exhibitor; a guest logs in first (spec: access §2.6, §6). */
export function ChatButton({ exhibitorId, name, label }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<Opened>()

  const open = async () => {
    if (!getSession() && !(await openLogin({ reason: { to: 'ask', name } }))) return
    const { userId, content } = await call(getServerId, { exhibitorId })
    // spec: access §8: no server id shows the server's text
    if (userId === '') showAlert(content)
    else setOpened({ userId, Dialog: await dialogOf() })
  }
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      await open()
    } catch (error) {
      // The call has shown a refusal of the server.
      if (!(error instanceof ApiError)) showAlert(t('request.network'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {/* Never disabled: a disabled button cannot be given the focus back. */}
      <button type="button" className="yz-button" aria-busy={busy} onClick={() => void press()}>
        {label}
      </button>
      {opened ? <opened.Dialog userId={opened.userId} onClose={() => setOpened(undefined)} /> : null}
    </>
  )
}
