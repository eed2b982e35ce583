import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { setCouponState } from '#contract/commerce/coupons/endpoints.ts'
import type { Coupon } from '#contract/commerce/coupons/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDeskChange } from './api'

interface StateDialogProps {
  coupon: Coupon
  /** As the reader calls it. */
  name: string
  to: 'open' | 'stopped'
  onClose: () => void
}

/** Asks before a coupon is opened or stopped, and says what that does. */
export function StateDialog({ coupon, name, to, onClose }: StateDialogProps) {
  const { t } = useTranslation('coupons')
  const change = useDeskChange(setCouponState)
  const isStop = to === 'stopped'
  const send = () =>
    change.mutate(
      { id: coupon.id, version: coupon.version, state: to },
      {
        onSuccess: () => {
          showToast(t(isStop ? 'desk.stopped' : 'desk.opened', { name }))
          onClose()
        },
      },
    )
  return (
    <WorkDialog
      title={t(isStop ? 'desk.stopTitle' : 'desk.openTitle', { name })}
      submit={t(isStop ? 'desk.stop' : 'desk.openDo')}
      danger={isStop}
      busy={change.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{isStop ? t('desk.stopText', { claimed: coupon.claimed }) : t('desk.openText')}</p>
      {change.error ? <Alert type="error" showIcon role="alert" title={errorMessage(change.error)} /> : null}
    </WorkDialog>
  )
}
