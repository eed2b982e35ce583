import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ContentReview } from '#contract/fair/content/rules.ts'

const colors = { waiting: 'processing', returned: 'warning' } as const

/** Whether the draft waits for an organizer, or was returned; nothing where neither. */
export function ReviewTag({ review }: { review: ContentReview }) {
  const { t } = useTranslation('content')
  return review === 'none' ? null : <Tag color={colors[review]}>{t(`review.${review}`)}</Tag>
}
