import { useTranslation } from 'react-i18next'
import { getExhibitor } from '#contract/fair/exhibitors/endpoints.ts'
import { getExhibit } from '#contract/fair/exhibits/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The question that requires the login, and its recipient. */
export function RequestedLine({ exhibitorId, exhibitsId }: { exhibitorId: number; exhibitsId: number }) {
  const { t } = useTranslation('access')
  const { data: exhibit } = useEndpoint(getExhibit, { id: exhibitsId }, { enabled: exhibitsId > 0 })
  const { data: exhibitor } = useEndpoint(getExhibitor, { id: exhibitorId }, { enabled: exhibitorId > 0 })
  if (exhibitorId === 0) return t('reason.fair')
  if (!exhibitor) return t('reason.question')
  const name = exhibitor.company
  return exhibit ? t('reason.askExhibit', { name, exhibit: exhibit.exhibitsName }) : t('reason.ask', { name })
}
