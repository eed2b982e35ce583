import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { useUnblock } from './api'

interface UnblockButtonProps {
  side: Side
  id: number
  name: string
}

/** Lifts a block; it can be set again where it was. */
export function UnblockButton({ side, id, name }: UnblockButtonProps) {
  const { t } = useTranslation('blocks')
  const unblock = useUnblock(side)
  return (
    <Button
      type="link"
      size="small"
      aria-label={t('undoOf', { name })}
      loading={unblock.isPending}
      onClick={() => unblock.mutate({ id }, { onSuccess: () => showToast(t('undone', { name })) })}
    >
      {t('undo')}
    </Button>
  )
}
