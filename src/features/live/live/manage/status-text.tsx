import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { LiveStatus } from '#contract/core/live/live-status.ts'

const colors = { 0: 'processing', 1: 'error', 2: 'success', 3: 'default', 6: 'warning' } as const

/** A session's status; the words say it, the colour only helps. */
export function StatusText({ status }: { status: LiveStatus }) {
  const { t } = useTranslation('live-manage')
  return <Tag color={colors[status]}>{t(`status.${status}`)}</Tag>
}
