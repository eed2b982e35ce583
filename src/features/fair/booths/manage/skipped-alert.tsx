import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { assignBooths } from '#contract/fair/booths/endpoints.ts'

/** Assignments that were not made, with the reasons. */
export type Skipped = OutputOf<typeof assignBooths>['skipped']

interface SkippedAlertProps {
  skipped: Skipped
  /** The name of an exhibitor; empty where it is not known. */
  nameOf: (exhibitorId: number) => string
}

/** Names the assignments that were not made; nothing where all were. */
export function SkippedAlert({ skipped, nameOf }: SkippedAlertProps) {
  const { t } = useTranslation('booth-desk')
  if (skipped.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('propose.skipped', { count: skipped.length })}
      description={
        <ul>
          {skipped.map(({ number, exhibitorId, reason }) => (
            <li key={`${exhibitorId}/${number}`}>
              {[nameOf(exhibitorId), number].filter(Boolean).join(', ')}: {t(`propose.skip.${reason}`)}
            </li>
          ))}
        </ul>
      }
    />
  )
}
