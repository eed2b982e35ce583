import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { getSystem, sendTestMessage } from '#contract/operations/system/endpoints.ts'
import type { TestChannel } from '#contract/operations/system/rules.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useChange } from '#src/common/request/use-change.ts'
import styles from './system.module.css'

/** Sends a test message to the organizer who presses it, and says what the service answered. */
export function TestMessage({ channel }: { channel: TestChannel }) {
  const { t } = useTranslation('system')
  const send = useChange(sendTestMessage, [getSystem], { alerts: false })
  return (
    <span className={styles.test}>
      <Button size="small" loading={send.isPending} onClick={() => send.mutate({ channel })}>
        {t(`test.${channel}`)}
      </Button>
      {send.error ? <small role="alert">{errorMessage(send.error)}</small> : null}
      {send.data ? <small role="status">{t('test.sent', { to: send.data.to })}</small> : null}
    </span>
  )
}
