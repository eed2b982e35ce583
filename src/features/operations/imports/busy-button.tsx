import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'

/** A button with an asynchronous action; failures are shown. */
export function BusyButton({
  run,
  ...button
}: Omit<ButtonProps, 'onClick' | 'loading'> & { run: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    await run().catch((error: unknown) => showAlert(errorMessage(error)))
    setBusy(false)
  }
  return <Button {...button} loading={busy} onClick={() => void start()} />
}
