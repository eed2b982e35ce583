import { Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import type { StatusName } from '#src/features/people/enrollment/status.ts'

const ends = { failed: 'error', passed: 'finish', cancelled: 'wait', review: 'wait' } as const

/** Applied, under review, passed or not: three steps (spec: access §2.4). */
export function ApplicationSteps({ status }: { status: StatusName }) {
  const { t } = useTranslation('enrollment')
  const isDecided = status !== 'review'
  return (
    <div role="group" aria-label={t('progress.label')}>
      <Steps
        size="small"
        current={isDecided ? 2 : 1}
        items={[
          { title: t('progress.applied'), status: 'finish' },
          { title: t('progress.review'), status: isDecided ? 'finish' : 'process' },
          { title: isDecided ? t(`status.${status}`) : t('progress.result'), status: ends[status] },
        ]}
      />
    </div>
  )
}
