import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { getMessaging } from '#contract/live/chat/endpoints.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useBlock } from './api'
import styles from './blocks.module.css'

interface BlockDialogProps {
  side: Side
  id: number
  name: string
  onClose: () => void
}

/** Says what a block does, and does it. */
export function BlockDialog({ side, id, name, onClose }: BlockDialogProps) {
  const { t } = useTranslation('blocks')
  const block = useBlock(side)
  // What an outside service carries the fair cannot refuse.
  const isOutside = useEndpoint(getMessaging, {}).data?.driver === 'tencent'
  const send = () =>
    block.mutate(
      { id },
      {
        onSuccess: () => {
          showToast(t('done', { name }))
          onClose()
        },
      },
    )
  const parts = [
    'new',
    'kept',
    'quiet',
    ...(isOutside ? ['outside'] : []),
    ...(side === 'exhibitor' ? ['blind', 'team'] : ['offers']),
    'lift',
  ] as const
  return (
    <WorkDialog
      title={t('title', { name })}
      submit={t('do')}
      danger
      busy={block.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        {parts.map((part) => (
          <li key={part}>{t(`effect.${part}`)}</li>
        ))}
      </ul>
      {block.error ? <Alert type="error" showIcon role="alert" title={errorMessage(block.error)} /> : null}
    </WorkDialog>
  )
}
