import { Alert, DatePicker } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { holdBooth } from '#contract/fair/booths/endpoints.ts'
import { HOLD_DAYS_MAX } from '#contract/fair/booths/limits.ts'
import type { Booth } from '#contract/fair/booths/schemas.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import dayjs from '#src/common/work/form/dayjs.ts'
import { takesEnter } from '#src/common/work/form/takes-enter.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useBoothChange } from './api'
import styles from './manage.module.css'

const DAY = 'YYYY-MM-DD'
/** Days that are suggested. */
const USUAL_DAYS = 7

interface HoldDialogProps {
  hallId: number
  booth: Booth
  onClose: () => void
}

/** Reserves a booth until a day, or changes that day. */
export function HoldDialog({ hallId, booth: { number, heldUntil }, onClose }: HoldDialogProps) {
  const { t } = useTranslation('booth-desk')
  const today = chinaDay(new Date(useNow()))
  const [until, setUntil] = useState(heldUntil ?? dayjs.utc(today).add(USUAL_DAYS, 'day').format(DAY))
  const hold = useBoothChange(holdBooth)
  const done = () => {
    showToast(t('hold.done', { number }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('hold.title', { number })}
      submit={t('hold.submit')}
      disabled={until === ''}
      busy={hold.isPending}
      onSubmit={() => hold.mutate({ hallId, number, until, heldUntil }, { onSuccess: done })}
      onClose={onClose}
    >
      <div className={styles.field}>
        <label htmlFor="hold-until">{t('hold.until')}</label>
        <DatePicker
          id="hold-until"
          needConfirm={false}
          format={DAY}
          minDate={dayjs.utc(today)}
          maxDate={dayjs.utc(today).add(HOLD_DAYS_MAX, 'day')}
          onKeyDown={takesEnter}
          value={until === '' ? null : dayjs.utc(until)}
          onChange={(_day, text) => setUntil(typeof text === 'string' ? text : '')}
        />
      </div>
      {until === '' ? <p role="alert">{t('hold.empty')}</p> : null}
      {hold.error ? <Alert type="error" showIcon role="alert" title={errorMessage(hold.error)} /> : null}
    </WorkDialog>
  )
}
